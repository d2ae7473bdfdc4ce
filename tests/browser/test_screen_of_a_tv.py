"""The screen of a TV: read from across the room, with the way to the table on it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import People

# Seen from three metres, letters of this size are as tall as those of a book in the hand.
READABLE = 28
MOST = 10


def test_ten_players_can_be_read_across_the_room_and_the_way_to_the_table_is_shown(people: People) -> None:
    ana = people.arrive("Ana")
    code = ana.opens_a_table()
    for _ in range(MOST - 1):
        ana.adds_a_bot()
    ana.deals()
    expect(ana.page.locator(".player")).to_have_count(MOST)
    tops = {round(box["y"]) for player in ana.page.locator(".player").all() if (box := player.bounding_box())}
    assert len(tops) == MOST / 2, "on a wide screen, so many players stand in two columns"

    page = people.arrive("TV", viewport={"width": 1920, "height": 1080}).opens(f"/t/{code}/screen").page
    expect(page.locator(".player")).to_have_count(MOST)
    sizes = page.locator(".player .name").evaluate_all(
        "all => all.map((name) => parseFloat(getComputedStyle(name).fontSize))"
    )
    assert min(sizes) >= READABLE
    expect(page.locator("aside")).to_contain_text(f"/t/{code}")
    picture = page.locator("aside img")
    expect(picture).to_be_in_viewport(ratio=1)
    page.wait_for_function("document.querySelector('aside img').naturalWidth > 0")
    board, goal = page.locator("main").bounding_box(), page.locator('[data-cell="8,2"] .ground').bounding_box()
    assert board is not None
    assert goal is not None
    assert board["width"] >= 1920 * 0.75
    assert goal["height"] >= 150
    expect(page.locator(".player").last).to_be_in_viewport(ratio=1)
