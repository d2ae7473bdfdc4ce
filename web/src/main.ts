import "./early";
import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import App from "./App.svelte";
import { preloadFonts } from "./styles/font-preload";
import { applySettings, settings } from "./state/settings.svelte";
import { negotiated, speak } from "./text/localize.svelte";

// Before anything is shown, so that no other theme flashes by.
applySettings(document.documentElement, matchMedia("(prefers-color-scheme: light)").matches);

// At a table the scripts come first: a first move needs them more than letters, which are asked for when it is drawn.
const atTable = location.pathname.startsWith("/t/");
if (!atTable) preloadFonts(negotiated(settings.language ? [settings.language] : navigator.languages));

// Reading the language and drawing the page are two tasks: a slow phone answers in between. At a table there is nothing to answer yet.
const show = () => void mount(App, { target: document.getElementById("app")! });
void speak(settings.language).then(() => (atTable ? show() : void setTimeout(show)));

// The shell for the next visit, where the browser allows it; a home network over plain http does without.
if (isSecureContext && "serviceWorker" in navigator && import.meta.env.PROD) {
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => {}));
}
