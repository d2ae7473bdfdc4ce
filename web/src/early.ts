/** What a table's page runs before everything else, from a small file of its own: the server names it first. */
import { greetEarly } from "./state/early-greeting";

greetEarly(location.pathname);
