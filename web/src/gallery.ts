/** Every picture on one page, for those who draw. Not part of the build. */
import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import ArtGallery from "./pages/ArtGallery.svelte";

mount(ArtGallery, { target: document.getElementById("app")! });
