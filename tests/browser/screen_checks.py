"""What can be wrong with a screen: axe's complaints, things beyond the edge, words that are missing, motion."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from playwright.sync_api import Page

from tools.generate.page_appearance import SPEAK

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

# Things that stick out of the window sideways, and controls that a box cuts off where nothing scrolls.
BEYOND = """() => {
  const wide = document.documentElement.clientWidth;
  const drawn = (element) => !element.closest('.view, .unseen, svg, option');
  const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);
  const words = (element, why) => `${why}: ${element.outerHTML.slice(0, 140)}`;
  const inScroller = (element) => {
    for (let box = element.parentElement; box; box = box.parentElement)
      if (/auto|scroll/.test(getComputedStyle(box).overflowX) && box !== document.documentElement) return true;
    return false;
  };
  const cutOff = (element) => {
    const at = element.getBoundingClientRect();
    if (at.width === 0) return false;
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (scrolls(style)) return false;
      const edge = box.getBoundingClientRect();
      const beside = at.right > edge.right + 1 || at.left < edge.left - 1;
      const out = beside || at.bottom > edge.bottom + 1 || at.top < edge.top - 1;
      if (/hidden|clip/.test(style.overflowX + style.overflowY) && out) return true;
    }
    return false;
  };
  const all = [...document.querySelectorAll('body *')].filter(drawn);
  const over = (element) => {
    const { width, left, right } = element.getBoundingClientRect();
    return width > 0 && (right > wide + 1 || left < -1) && !inScroller(element);
  };
  const clipped = (element) => {
    const style = getComputedStyle(element);
    const ends = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    const cuts = style.overflowX === 'hidden' && style.clipPath === 'none' && !ends;
    return cuts && element.childElementCount === 0 && element.clientWidth > 0
      && element.scrollWidth > element.clientWidth + 1;
  };
  const controls = all.filter((element) => element.matches('button, a[href], input, select, textarea'));
  return [
    ...all.filter(over).map((element) => words(element, 'beyond the edge')),
    ...all.filter(clipped).map((element) => words(element, 'cut words')),
    ...controls.filter(cutOff).map((element) => words(element, 'out of reach')),
  ];
}"""
# A key without a sentence shows itself, such as room-code; a placeholder without a value too.
UNSPOKEN = r"""() => {
  const named = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap((element) =>
    ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''));
  const inside = [...document.querySelectorAll('.unseen, option')].map((element) => element.textContent ?? '');
  const lines = [...document.body.innerText.split('\n'), ...named, ...inside].map((line) => line.trim());
  const silent = [...document.querySelectorAll('button, a[href]')].filter((element) =>
    !(element.textContent ?? '').trim() && !element.getAttribute('aria-label'));
  const key = /^[a-z]+(-[a-z]+)+$/, unfilled = /\{\s*\$?\w+|undefined|NaN|\[object|\?\?\?/;
  return [
    ...lines.filter((line) => key.test(line) || unfilled.test(line)),
    ...silent.map((element) => `no words: ${element.outerHTML.slice(0, 140)}`),
  ];
}"""
LASTING = """() => document.getAnimations()
  .map((animation) => animation.effect.getComputedTiming())
  .filter(({ activeDuration }) => activeDuration > 20).length"""


AT_REST = "() => document.getAnimations().every(({ playState }) => playState !== 'running')"
# Rules of axe that ask for colours: all that another colour scheme can change.
COLOURS = ("color-contrast", "link-in-text-block")


def complaints(page: Page, rules: Sequence[str] = ()) -> list[str]:
    """What axe has to say, by these rules or by all."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    # Half-faded text has no contrast to judge.
    page.wait_for_function(AT_REST, polling=20)
    options: dict[str, object] = {"resultTypes": ["violations"], "preload": False}
    if rules:
        options["runOnly"] = list(rules)
    found = page.evaluate("(options) => axe.run(options)", options)["violations"]
    return [f"{rule['id']}: {node['target']} {node['failureSummary']}" for rule in found for node in rule["nodes"]]


# Frames that the page may need to settle; how long each takes is the machine's affair.
FRAMES = 30
# All languages in turn, as another tab of the same browser would change them (see tools/generate/page_appearance.py).
IN_EACH_LANGUAGE = f"""async (languages) => {{
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const speak = {SPEAK}, unspoken = {UNSPOKEN}, beyond = {BEYOND};
  const found = {{}};
  for (const language of languages) {{
    speak(language);
    while (document.documentElement.lang !== language) await new Promise((done) => setTimeout(done, 5));
    await frame();
    let out = beyond();
    for (let frames = 0; out.length > 0 && frames < {FRAMES}; frames += 1) {{
      await frame();
      out = beyond();
    }}
    found[language] = [...unspoken(), ...out];
  }}
  return found;
}}"""


def in_each_language(page: Page, languages: Sequence[str]) -> dict[str, list[str]]:
    """By language: keys without a sentence, placeholders without a value, controls without words, and
    what lies beyond the edge of the window or of a box that cannot be scrolled, once the page has settled."""
    found: dict[str, list[str]] = page.evaluate(IN_EACH_LANGUAGE, languages)
    return found


def lasting_motion(page: Page) -> int:
    """Animations that somebody could notice."""
    found: int = page.evaluate(LASTING)
    return found


def report(found: Mapping[str, list[str]]) -> str:
    """All that was found, a line for each; empty if nothing was."""
    return "\n".join(f"{name}: {words}" for name, many in found.items() for words in many)
