"""The end of a round is celebrated where motion is welcome, and its mine can be saved as a picture."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.page_user import play_to_the_end
from tests.browser.screen_tour import SHORT
from tests.browser.socket_play import hurry
from tests.browser.words import spoken

# Notes what comes and goes while the page is looked at.
NOTES = """() => {
  const noted = (window.noted = { finale: 0, sliding: 0, covered: 0 });
  const count = (name, selector) => (noted[name] = Math.max(noted[name], document.querySelectorAll(selector).length));
  new MutationObserver(() => {
    count('finale', '.finale');
    count('sliding', '.sliding-card');
    count('covered', 'body:has(.finale) dialog');
  }).observe(document.body, { subtree: true, childList: true });
}"""
# What moves is loaded after the table; done once it is there.
MOTION = """async () => {
  const found = () => performance.getEntriesByType('resource').find(({ name }) => /[/]later-.*[.]js$/.test(name));
  while (!found()) await new Promise((done) => setTimeout(done, 5));
  await import(found().name);
}"""
SVG = "{http://www.w3.org/2000/svg}"


def test_the_treasure_is_celebrated_and_the_mine_is_saved_as_a_picture(people: People, tmp_path: Path) -> None:
    ana = people.arrive("Ana", draws=SHORT, color_scheme="dark")
    watcher = people.arrive("Watcher", reduced_motion="no-preference")
    ana.opens_a_table()
    for name in ("Tomas", "Rūta & <Co>"):
        ana.seats_a_guest(name)
    ana.chooses("choice-rounds", "1")
    watcher.opens(f"/t/{ana.code}/watch")
    ana.deals()
    expect(watcher.page.get_by_role("grid")).to_be_visible()
    watcher.page.evaluate(MOTION)
    for person in (ana, watcher):
        person.page.evaluate(NOTES)
    watcher.page.bring_to_front()
    hurry([ana])
    watcher.page.wait_for_function("() => window.noted.finale > 0")
    expect(watcher.page.locator("dialog .ending")).to_be_visible()
    expect(watcher.page.locator(".finale")).to_have_count(0)
    assert watcher.page.evaluate("window.noted.covered") == 0, "nothing lies over it meanwhile"
    assert watcher.page.evaluate("window.noted.sliding") > 0, "cards slide to where they lie"
    play_to_the_end(ana)
    assert ana.page.evaluate("window.noted") == {"finale": 0, "sliding": 0, "covered": 0}, "its curtain was closed"
    saves_the_picture(ana.page, ana.view["public"], tmp_path)


def saves_the_picture(page: Page, game: dict[str, Any], folder: Path) -> None:
    """Both files show the whole mine, its players and the result."""
    page.get_by_role("button", name=spoken("picture-save")).click()
    for kind in ("svg", "png"):
        with page.expect_download() as download:
            page.get_by_role("link", name=spoken("picture-save-as", kind=kind)).click()
        download.value.save_as(folder / download.value.suggested_filename)
    svg = ElementTree.parse(folder / "saboteur-1.svg").getroot()
    drawn = {cell: part.get("data-card") for part in svg.iter(f"{SVG}g") if (cell := part.get("data-cell"))}
    laid = {f"{column},{row}": card for column, row, card in game["mine"]}
    goals = {f"8,{row}": f"goal:{goal['content']}" for row, goal in zip((-2, 0, 2), game["goals"], strict=True)}
    assert drawn == laid | goals
    assert all(part.get("fill") for part in svg.iter(f"{SVG}rect")), "it carries its colours itself"
    texts = {"".join(text.itertext()) for text in svg.iter(f"{SVG}text")}
    verdict = spoken("round-end-verdict", winner="diggers")
    assert {"Ana", "Tomas", "Rūta & <Co>", verdict, spoken("round-of", round=1, rounds=1)} <= texts
    head = (folder / "saboteur-1.png").read_bytes()[:24]
    assert head.startswith(b"\x89PNG")
    wide, tall = struct.unpack(">II", head[16:])
    assert (wide, tall) == (1800, 1.5 * float(svg.get("height", "0")))
    assert page.locator("dialog img").evaluate("(image) => image.naturalWidth") == wide, "it was seen before"
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
