"""Shows an open page otherwise: in another size, colour scheme or language, as its reader could."""

from dataclasses import dataclass
from typing import Literal

from playwright.sync_api import Page, ViewportSize

# What another tab of the same browser would do: keep the setting, and tell of it.
SPEAK = """(language) => {
  const kept = JSON.parse(localStorage.getItem('saboteur/settings') ?? '{}');
  localStorage.setItem('saboteur/settings', JSON.stringify({ ...kept, language }));
  dispatchEvent(new StorageEvent('storage', { key: 'saboteur/settings' }));
}"""


@dataclass(frozen=True)
class Look:
    """One way of looking at a page."""

    size: ViewportSize
    scheme: Literal["dark", "light"]
    language: str = "en"


def show(page: Page, look: Look) -> None:
    """Let the page look so, and wait until it does."""
    speak(page, look.language)
    page.emulate_media(color_scheme=look.scheme)
    page.wait_for_function(f"() => document.documentElement.dataset.theme === '{look.scheme}'", polling=10)
    resize(page, look.size)


def speak(page: Page, language: str) -> None:
    """Change the language, and wait for its words."""
    page.evaluate(SPEAK, language)
    page.wait_for_function(f"() => document.documentElement.lang === '{language}'", polling=10)


def resize(page: Page, size: ViewportSize) -> None:
    """Give the window another size, and the board the frames in which it fits itself."""
    page.set_viewport_size(size)
    page.wait_for_function(f"() => innerWidth === {size['width']}", polling=10)
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
