/** Asks for the letters of a language before the page shows any; after the scripts, which a first move needs more. */
import displayBaltic from "./fonts/alegreya-baltic.woff2?url";
import displayCyrillic from "./fonts/alegreya-cyrillic.woff2?url";
import displayGreek from "./fonts/alegreya-greek.woff2?url";
import displayLatin from "./fonts/alegreya-latin.woff2?url";
import textBaltic from "./fonts/commissioner-baltic.woff2?url";
import textCyrillic from "./fonts/commissioner-cyrillic.woff2?url";
import textGreek from "./fonts/commissioner-greek.woff2?url";
import textLatin from "./fonts/commissioner-latin.woff2?url";

const LATIN = [textLatin, displayLatin];
const BALTIC = [...LATIN, textBaltic, displayBaltic];
const FONTS: Record<string, string[]> = { lt: BALTIC, lv: BALTIC, ru: [...LATIN, textCyrillic, displayCyrillic], el: [...LATIN, textGreek, displayGreek] };

export function preloadFonts(language: string): void {
  for (const href of FONTS[language] ?? LATIN) document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "", fetchPriority: "low", href }));
}
