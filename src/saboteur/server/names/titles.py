"""Titles: what the table itself says of somebody. Nobody is just “the host”, “Seat 3”, “you” or “Thinker”, as a
kind of bot is called, and beside Anna nobody is “Anna (host)” or “Anna, the dealer”."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Final

from saboteur.bots import BUILT_IN_NAMES
from saboteur.rules.editions import MOST_PLAYERS
from saboteur.sentences import languages, sentence_in
from saboteur.server.names.confusables import looks, without_ornaments

_WORDS: Final = """
    host admin administrator moderator operator owner staff support referee gamemaster bot robot computer system server
    dealer spectator systemmessage servermessage standin left mod mods everyone
    šeimininkas šeimininkė šeimininko administratorius administratorė administratoriaus moderatorius moderatorė
    moderatoriaus operatorius savininkas savininkė teisėjas teisėja botas robotas kompiuteris sistema sistemos serveris
    serverio dalintojas dalintoja žiūrovas
    saimnieks saimniece saimnieka administrators administratore administratora moderators moderatore moderatora
    operators īpašnieks īpašniece tiesnesis bots robots dators sistēma sistēmas servera dalītājs dalītāja skatītājs
    võõrustaja administraator administraatori moderaator moderaatori operaator omanik kohtunik arvuti süsteem süsteemi
    süsteemiteade serveri jagaja pealtvaataja
    хозяин хозяйка админ администратор администратора администрация модератор модератора оператор владелец владелица
    ведущий ведущая судья бот робот компьютер система системы системное сервер сервера дилер раздающий зритель
    οικοδεσπότης οικοδέσποινα διαχειριστής διαχειρίστρια διαχειριστή συντονιστής συντονίστρια χειριστής ιδιοκτήτης
    ιδιοκτήτρια διαιτητής ρομπότ υπολογιστής σύστημα συστήματος διακομιστής διακομιστή μοιραστής θεατής
"""
"""What somebody or something can be at a table, in the languages that it speaks; also as it stands beside a word."""
_PHRASES: Final = (
    "game master",
    "stand in",
    "žaidimo vedėjas",
    "spēles vadītājs",
    "mängujuht",
    "ведущий игры",
    "αρχηγός παιχνιδιού",
)
"""The same in several words."""
_SENTENCES: Final = ("room-host", "player-you", "player-away", "player-program")
"""What the page says beside a name."""
_GUEST: Final = "me-name-example"
_BOT, _BOT_AND_MANNER = "player-bot-named", "bot-name"
"""A bot's kind beside its name, and in the menu of bots, where a colon or a dash and how it plays follow."""
_MANNER: Final = re.compile(r"\s*[:–—].*")
_SEATS: Final = "seat player vieta žaidėjas spēlētājs koht mängija место игрок θέση παίκτης".split()
_ROMAN: Final = "I II III IV V VI VII VIII IX X".split()
_COMPANIONS: Final = """
    the a an of this s our my your mūsų mūsu meie наш наша ο η του της το
    table tables game games room stalo žaidimo kambario galda spēles istabas laua mängu toa стола столом игры комнаты
    τραπεζιού παιχνιδιού δωματίου
    message messages notice info information announcement warning alert news official team
    pranešimas pranešimai žinutė įspėjimas informacija skelbimas oficialus komanda
    ziņojums ziņojumi ziņa paziņojums brīdinājums informācija oficiāls oficiālais
    teade teated sõnum hoiatus teave ametlik
    сообщение сообщения уведомление предупреждение объявление информация официальный команда
    μήνυμα μηνύματα ειδοποίηση προειδοποίηση ανακοίνωση πληροφορία επίσημος ομάδα
"""
"""Words that a title may have with it: articles, what it belongs to, the end of “Anna's bot”, and what such a one
would say. By themselves they are free."""
_ALSO_NAMES: Final = ("tu", "sina")
"""Titles that are somebody's name as well: alone they are free."""

Looks = frozenset[str]


def is_title(name: str) -> bool:
    """Whether a name is nothing but a title, perhaps with an article, a number or what such a one would say: “our
    host”, “Host 2”, “System message”."""
    if not _joined().isdisjoint(looks(name)):
        return True
    words = _words(name)
    if [word.casefold() for word in words] in [[free] for free in _ALSO_NAMES]:
        return False
    rest = _rest(words)
    return len(rest) < len(words) and all(word.isdigit() or _accompanies(word) for word in rest)


def without_titles(name: str) -> Iterator[str]:
    """The name without titles, if it has any and something is left."""
    words = _words(name)
    rest = _rest(words)
    if len(rest) < len(words):
        kept = [word for word in rest if not _accompanies(word)] or rest
        if kept:
            yield " ".join(kept)


@cache
def words_for_guests() -> frozenset[str]:
    """What the page calls somebody who chose no name, in all languages."""
    return frozenset(sentence_in(code, _GUEST) for code in languages())


def prepare() -> None:
    """Read the titles of all languages now: that takes a while, and everybody would wait for it with the first name."""
    _joined(), _by_first_word(), _companions(), words_for_guests()


def _words(text: str) -> list[str]:
    return [word for word in re.split(r"[\W_]+", text) if word]


def _rest(words: list[str]) -> list[str]:
    """The words that belong to no title."""
    seen, rest, at = [_looks(word) for word in words], [], 0
    while at < len(words):
        length = _title_length(seen[at:])
        rest += words[at : at + 1] if length == 0 else []
        at += length or 1
    return rest


def _title_length(seen: list[Looks]) -> int:
    """With how many words of a text, by how they look, a title begins it; 0 if none does."""
    titles = (title for look in seen[0] for title in _by_first_word().get(look, ()))
    found = [len(title) for title in titles if len(title) <= len(seen) and _alike(title, seen)]
    return max(found, default=0)


def _alike(title: tuple[Looks, ...], seen: Iterable[Looks]) -> bool:
    return not any(one.isdisjoint(other) for one, other in zip(title, seen, strict=False))


def _accompanies(word: str) -> bool:
    return not _companions().isdisjoint(_looks(word))


@lru_cache(maxsize=1024)
def _looks(word: str) -> Looks:
    return frozenset(looks(word))


@cache
def _companions() -> Looks:
    return frozenset(look for word in _COMPANIONS.split() for look in looks(word))


@cache
def _titles() -> tuple[str, ...]:
    numbers = range(1, MOST_PLAYERS + 1)
    said = [sentence_in(code, key) for code in languages() for key in _SENTENCES]
    said += [kind for code in languages() for kind in _bot_kinds(code)]
    written = (*map(str, numbers), *_ROMAN)
    seats = [text for label in _SEATS for number in written for text in (f"{label} {number}", f"{number} {label}")]
    seats += [sentence_in(code, "seat", seat=number) for code in languages() for number in numbers]
    return (*_WORDS.split(), *_PHRASES, *said, *(seat for seat in seats if any(sign.isalpha() for sign in seat)))


def _bot_kinds(code: str) -> Iterator[str]:
    """What a language calls the kinds of bots: “Thinker”, “thinker bot”."""
    for bot in BUILT_IN_NAMES:
        yield _MANNER.sub("", sentence_in(code, _BOT_AND_MANNER, bot=bot))
        yield sentence_in(code, _BOT, bot=bot)


@cache
def _joined() -> Looks:
    """How titles look that are written in one word, or letter by letter."""
    offices = [f"{article} {word}" for word in _WORDS.split() for article in ("the", "ο", "η")]
    reserved = [title for title in _titles() if title not in _ALSO_NAMES]
    return frozenset(look for title in (*reserved, *offices) for look in looks(title))


@cache
def _by_first_word() -> dict[str, list[tuple[Looks, ...]]]:
    """The titles, word by word as they look, under each look of the first word."""
    found: dict[str, list[tuple[Looks, ...]]] = {}
    for title in _titles():
        words = tuple(
            frozenset(look for form in (word, without_ornaments(word)) for look in looks(form))
            for word in _words(title)
        )
        for look in words[0]:
            found.setdefault(look, []).append(words)
    return found
