/** Makes files of a picture: an SVG that needs nothing of this page, and a PNG. */
import { flushSync, mount, unmount } from "svelte";
import { embeddedFonts } from "./fonts";
import MinePicture, { PICTURE_WIDTH } from "./MinePicture.svelte";
import type { Picture } from "./picture";

/** Pixels from left to right. */
export const PNG_WIDTH = 1800;

/** What the styles of the page say about a drawing, and what a drawing without them would have. */
const STYLES: Record<string, string> = {
  fill: "rgb(0, 0, 0)", stroke: "none", "stroke-width": "1px", "stroke-linecap": "butt", "stroke-linejoin": "miter",
  "stroke-dasharray": "none", opacity: "1", "stop-color": "rgb(0, 0, 0)",
};
const TEXT_STYLES = ["font-family", "font-size", "font-weight", "text-anchor"];

/** A line of text and where it stands. */
interface Line {
  text: string;
  font: string;
  fill: string;
  align: CanvasTextAlign;
  x: number;
  y: number;
}

export interface Drawn {
  /** The whole drawing, with the fonts that it needs. */
  svg: string;
  /** The drawing without its lines of text, and those. */
  wordless: string;
  lines: Line[];
}

/** Draw a picture with the styles of this page. */
export async function drawn(picture: Picture): Promise<Drawn> {
  const place = document.createElement("div");
  place.className = "unseen";
  place.ariaHidden = "true";
  document.body.append(place);
  const drawing = mount(MinePicture, { target: place, props: { picture } });
  try {
    flushSync();
    return await taken(place.querySelector("svg")!);
  } finally {
    await unmount(drawing);
    place.remove();
  }
}

async function taken(original: SVGSVGElement): Promise<Drawn> {
  const svg = standalone(original);
  const lines = [...original.querySelectorAll("text")].map(lineOf);
  const bare = svg.cloneNode(true) as SVGSVGElement;
  bare.querySelectorAll("text").forEach((text) => text.remove());
  const fonts = document.createElementNS(svg.namespaceURI, "style");
  fonts.textContent = await embeddedFonts(svg.textContent ?? "");
  svg.prepend(fonts);
  const written = new XMLSerializer();
  return { svg: written.serializeToString(svg), wordless: written.serializeToString(bare), lines };
}

/** A copy that carries its styles itself. */
function standalone(original: SVGSVGElement): SVGSVGElement {
  const copy = original.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll("*");
  original.querySelectorAll("*").forEach((element, index) => dress(copies[index]!, getComputedStyle(element)));
  copy.removeAttribute("class");
  return copy;
}

function dress(element: Element, style: CSSStyleDeclaration): void {
  element.removeAttribute("class");
  // What a group hands down is written on its parts; only what holds for it as a whole stays.
  const isGroup = element.tagName === "g";
  for (const [name, usual] of Object.entries(STYLES)) set(element, name, isGroup && name !== "opacity" ? usual : style.getPropertyValue(name), usual);
  if (element.tagName === "text") for (const name of TEXT_STYLES) set(element, name, style.getPropertyValue(name), "");
}

function set(element: Element, name: string, value: string, usual: string): void {
  if (value === usual) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

function lineOf(element: SVGTextElement): Line {
  const [style, place] = [getComputedStyle(element), element.getCTM()!];
  return {
    text: element.textContent ?? "",
    font: `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`,
    fill: style.fill,
    align: style.textAnchor as CanvasTextAlign,
    x: place.e + Number(element.getAttribute("x")),
    y: place.f + Number(element.getAttribute("y")),
  };
}

/** The picture in pixels. Text is written by the page: an image may be drawn before the fonts inside it are there. */
export async function painted({ wordless, lines }: Drawn): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(wordless)}`;
  // A fallback that the device does not have fails to load; the next one serves.
  const fonts = lines.map(({ font, text }) => document.fonts.load(font, text).catch(() => []));
  await Promise.all([image.decode(), ...fonts]);
  const canvas = document.createElement("canvas");
  const scale = PNG_WIDTH / PICTURE_WIDTH;
  [canvas.width, canvas.height] = [PNG_WIDTH, Math.round(image.naturalHeight * scale)];
  const brush = canvas.getContext("2d")!;
  brush.scale(scale, scale);
  brush.drawImage(image, 0, 0);
  for (const { text, font, fill, align, x, y } of lines) {
    Object.assign(brush, { font, fillStyle: fill, textAlign: align });
    brush.fillText(text, x, y);
  }
  return canvas;
}

export async function pngFile(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("no picture");
  return new File([blob], `${name}.png`, { type: "image/png" });
}
