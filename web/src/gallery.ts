/** Every picture on one page, for those who draw. Not part of the build. */
import { mount } from "svelte";
import "./fonts.css";
import "./tokens.css";
import "./base.css";
import Gallery from "./Gallery.svelte";

mount(Gallery, { target: document.getElementById("app")! });
