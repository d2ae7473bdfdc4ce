/** The page's fonts inside a drawing: a picture may not load anything. */

/** The `@font-face` rules that a text needs, with the fonts in them; fewer if one cannot be had. */
export async function embeddedFonts(text: string): Promise<string> {
  const rules = fontRules().filter((rule) => shows(rule.style.getPropertyValue("unicode-range"), text));
  const faces = await Promise.all(rules.map((rule) => embedded(rule).catch(() => "")));
  return faces.join("");
}

function fontRules(): CSSFontFaceRule[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules.filter((rule) => rule instanceof CSSFontFaceRule);
}

/** Whether a range such as `U+0000-00FF, U+0131` has a letter of the text. */
export function shows(range: string, text: string): boolean {
  const parts = range.split(",").map((part) => part.trim().replace(/^U\+/i, "").split("-").map((code) => parseInt(code, 16)));
  return [...text].some((letter) => {
    const code = letter.codePointAt(0)!;
    return parts.some(([first = 0, last = first]) => code >= first && code <= last);
  });
}

async function embedded({ style, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const address = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue("src"))?.[1];
  // Fallbacks that the device has need not be carried along.
  if (!address) return "";
  const response = await fetch(new URL(address, parentStyleSheet?.href ?? location.href));
  const font = await encoded(await response.blob());
  const kept = ["font-family", "font-weight", "unicode-range"].map((name) => `${name}:${style.getPropertyValue(name)};`);
  return `@font-face{${kept.join("")}src:url("${font}")}`;
}

function encoded(blob: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(blob);
  });
}
