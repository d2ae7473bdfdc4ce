"""Plays as somebody who sees nothing: reads the accessibility tree, hears the live regions, presses keys.

Nothing here knows the page's elements: what is there is known by its role and its name alone.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import CDPSession, Page

from tests.browser.page_user import PATIENCE
from tests.browser.words import heard

Raw = Mapping[str, Any]
Around = tuple[tuple[str, str], ...]

# Collects what a screen reader would say by itself, and every time that the focus is left on the page itself. A region
# beside a modal dialog is silent.
LISTEN = """{
  window.heard = [];
  window.fallen = [];
  const audible = (region) => {
    const dialogs = document.querySelectorAll('dialog[open]');
    return dialogs.length === 0 || dialogs[dialogs.length - 1].contains(region);
  };
  const note = (node, words) => {
    const element = node instanceof Element ? node : node.parentElement;
    const region = element?.closest('[aria-live], [role=alert], [role=status]');
    const text = words.trim();
    if (region && text && audible(region)) window.heard.push(text);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') note(target, target.data);
      for (const node of addedNodes) note(node, node.textContent ?? '');
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
  // Twice in a row at rest: between two elements the focus is nowhere for a moment.
  let lost = 0;
  let held = false;
  setInterval(() => {
    const nowhere = document.activeElement === document.body || document.activeElement === null;
    held ||= !nowhere;
    // A page that has not come yet has nothing to stand on.
    lost = nowhere && held && document.querySelector('h1') ? lost + 1 : 0;
    if (lost === 4) window.fallen.push(`${location.pathname}: after "${window.heard.at(-1) ?? ''}"`);
  }, 50);
}"""


@dataclass(frozen=True)
class Node:
    """An element as assistive technology knows it."""

    role: str
    name: str
    description: str
    focused: bool
    around: tuple[tuple[str, str], ...] = ()
    """Role and name of each element that it is part of, the outermost first."""


class Ear:
    """A reader of a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._line: CDPSession = page.context.new_cdp_session(page)
        self._line.send("Accessibility.enable")
        self._heard: list[str] = []
        self._read = 0

    # -- reading ------------------------------------------------------------------------------------------------------

    def tree(self) -> list[Node]:
        """Everything that can be read, in order."""
        raw = {node["nodeId"]: node for node in self._line.send("Accessibility.getFullAXTree")["nodes"]}
        roots = [node for node in raw.values() if "parentId" not in node]
        return list(_in_order(roots, raw, ()))

    def part(self, role: str, name: str) -> list[Node]:
        """What can be read inside the first element of this role and name; nothing if there is none."""
        return [node for node in self.tree() if (role, name) in node.around]

    def focus(self) -> Node:
        """What has the focus."""
        return self.focus_in(self.tree())

    @staticmethod
    def focus_in(nodes: Iterable[Node]) -> Node:
        """What has the focus of what was read."""
        found = [node for node in nodes if node.focused and node.role != "RootWebArea"]
        return found[-1] if found else Node("none", "", "", focused=True)

    def hears(self, *parts: str) -> str:
        """Wait until something is said that contains all of these, and what it is; earlier words are forgotten."""
        return self._hears(lambda line: all(part in line for part in parts), f"{parts}")

    def hears_one_of(self, lines: Sequence[str]) -> str:
        """Wait until one of these is said."""
        return self._hears(lambda line: line in lines, f"any of {lines}")

    def hears_with_one_of(self, parts: Sequence[str]) -> str:
        """Wait until something is said that contains one of these."""
        return self._hears(lambda line: any(part in line for part in parts), f"something with any of {parts}")

    def hears_sentence(self, sentences: Sequence[str]) -> str:
        """Wait until one of these is said, alone or among others; they may have holes, made with ANYTHING."""
        return self._hears(lambda line: any(heard(one, line) for one in sentences), f"any sentence of {sentences}")

    def _hears(self, wanted: Callable[[str], bool], what: str) -> str:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            for line in self.news():
                if wanted(line):
                    return line
            self.page.wait_for_timeout(10)
        raise AssertionError(f"{what} is never said after {self._heard[-8:]}; the focus is on {self.focus()}")

    def forgets(self) -> None:
        """What was said so far is no answer to what comes now."""
        list(self.news())

    def news(self) -> Iterator[str]:
        """What was said since this was last asked, one after the other."""
        said: list[str] = self.page.evaluate("window.heard.splice(0)")
        self._heard += said
        while self._read < len(self._heard):
            self._read += 1
            yield self._heard[self._read - 1]

    @property
    def everything(self) -> Sequence[str]:
        """All that was said so far."""
        list(self.news())
        return self._heard

    @property
    def fallen(self) -> list[str]:
        """Where the focus was left on the page itself."""
        found: list[str] = self.page.evaluate("window.fallen")
        return found

    # -- keys ---------------------------------------------------------------------------------------------------------

    def presses(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def finds(self, role: str, name: str) -> None:
        """Wait until there is something of this role and name."""
        deadline = time.monotonic() + PATIENCE
        while not any(node.role == role and node.name == name for node in self.tree()):
            assert time.monotonic() < deadline, f"there is no {role} {name!r}"
            self.page.wait_for_timeout(10)

    def goes_to(self, role: str, name: str, *, key: str = "Tab", most: int = 60) -> Node:
        """Press Tab until something of this role, whose name begins like this, has the focus."""
        for _ in range(most):
            here = self.focus()
            if here.role == role and here.name.startswith(name):
                return here
            self.presses(key)
        there = [node.name for node in self.tree() if node.role == role]
        raise AssertionError(f"{key} never comes to the {role} {name!r}; there is {there}")

    def enters(self, role: str, name: str) -> None:
        self.goes_to(role, name)
        self.presses("Enter")


def _in_order(nodes: Iterable[Raw], known: Mapping[str, Raw], around: Around) -> Iterator[Node]:
    for raw in nodes:
        inside = around
        if not raw.get("ignored"):
            node = _node(raw, around)
            inside = (*around, (node.role, node.name))
            yield node
        yield from _in_order([known[child] for child in raw.get("childIds", ()) if child in known], known, inside)


def _node(raw: Raw, around: Around) -> Node:
    properties = {entry["name"]: entry["value"].get("value") for entry in raw.get("properties", ())}
    role, name, description = (str(raw.get(key, {}).get("value", "")) for key in ("role", "name", "description"))
    return Node(role, name, description, bool(properties.get("focused")), around)
