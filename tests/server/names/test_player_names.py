"""Names are text from strangers."""

import re
import subprocess
import sys
import unicodedata
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saboteur.bots import BUILT_IN_NAMES
from saboteur.sentences import languages, sentence_in
from saboteur.server.names.confusables import STRAY, folded, invisible, mixes_scripts, skeleton
from saboteur.server.names.player_names import (
    BOT_NAMES,
    LONGEST_NAME,
    free_name,
    look_alike,
    tidied_chat,
    tidied_name,
)
from saboteur.server.names.titles import words_for_guests
from saboteur.server.problems import Problem

PEOPLE = """
    Ana|Anna|Hanna|Jonas|Ugnė Žemaitytė|Žydrūnas Ąžuolas|Šarūnė|Mindaugas Ūsas|Kęstutis|Jānis Bērziņš|Ķempe-Ļaudona|
    Guntars Šķēle|Ģirts|Õnne Jõgi|Ülle Käär|Šota Žuravljov|Mõtus|John O'Neil|Zoë d’Arcy-Smith|Neil|Nell|Lia|Ila|
    François Lœuvre|Åsa Øverby|Þórdís|Łucja Żbik|Nguyễn Thị Ánh|José Muñoz|Işık Çağlar|Ștefan|Đorđe|Ľudovít|
    Ольга Ёлкина|Юрий Щукин|Їжак Ґава|Ѓорѓи|Ўладзь|Георги Йорданов|Ελένη Παπά|Γιώργος Ξύδης|Ὀδυσσεύς|
    Արամ Հակոբ|გიორგი|ሰላም|दीपिका शर्मा|অনন্যা দাস|தமிழ்ச்செல்வி|ကျော်မြင့်|สมชาย ใจดี|ប៊ុនធឿន|ལྷ་མོ|
    محمد علي|فاطمة الزهراء|پریسا|שָׁלוֹם כהן|נועה|田中ゆき|佐藤ケン|たろう|ハナコ|山田Ken|王小明|陳大文|
    김민수|박지은Lee|李영희|ㄅㄆㄇ王|Ulla 2|Player 77|R2-D2|Dr. Strangelöve|ana_maria|<b>Bo</b>|x|77|Мария Smith|
    Tom 🦡|🦡|🦡🥕|👩🏽 Rūta|❤|★ Vilius ★|三郎２号|Ωμέγα 3|Marie-Ève|Aino-Kaisa|Mikk (15)
"""
"""Names that people of many languages could have, all of them different."""


def _people() -> list[str]:
    return [" ".join(name.split()) for name in PEOPLE.replace("\n", "").split("|")]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  Ana   Maria ", "Ana Maria"),
        ("Žydrūnė", "Žydrūnė"),
        ("Z\u030cydru\u0304ne\u0307", "Žydrūnė"),
        ("Ольга", "Ольга"),
        ("Ελένη", "Ελένη"),
        ("A\u202ena\u200b\u0007", "Ana"),
        ("<b>Ana</b>", "<b>Ana</b>"),
        ("A" + "\u0301" * 9, "Á\u0301\u0301"),
        ("🦡", "🦡"),
        ("x" * 24, "x" * 24),
        ("A\ufe0fna\ufe00", "Ana"),
        ("An\u034fa\u00ad\u2060\u2063", "Ana"),
        ("A\U000e0041na\U000e007f\U000e0101", "Ana"),
        ("\u115fAna\uffa0\u3164\u2800", "Ana"),
        ("e\u034f\u0301va", "éva"),
        ("Ana\u00a0\u2003\u3000B", "Ana B"),
        ("\u0301Ana \u0302", "Ana"),
        ("❤\ufe0f", "❤"),
        ("👩\u200d🚀", "👩🚀"),
        ("1\ufe0f\u20e3", "1\u20e3"),
        ("שָׁלוֹם", unicodedata.normalize("NFC", "שָׁלוֹם")),
        ("ကျော်", "ကျော်"),
        ("ก" + "็" * 9, "ก" + "็" * 4),
    ],
)
def test_names_are_tidied(text: str, name: str) -> None:
    assert tidied_name(text) == name


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "\u200b\u200d",
        "\u3164",
        "\u2800\u2800",
        "\u0301",
        "\u202e",
        "\ue000",
        "\U000e0041",
        "\ufe0f",
        "\u034f",
        "\U0001d159",
        "\U00013441",
        "\U00016fe4",
    ],
)
def test_invisible_names_are_refused(text: str) -> None:
    with pytest.raises(Problem, match="name-empty"):
        tidied_name(text)


def test_long_names_are_refused() -> None:
    with pytest.raises(Problem, match="name-too-long"):
        tidied_name("x" * 25)


def _signs(*categories: str) -> list[str]:
    """Every character of Unicode that is of such a category and is shown in a name."""
    found = (sign for sign in map(chr, range(sys.maxunicode + 1)) if unicodedata.category(sign).startswith(categories))
    return [sign for sign in found if not invisible(sign)]


def test_no_sign_of_unicode_makes_a_name_another_one() -> None:
    """Some of them look like letters, such as dashes, bars and per cent: within a name, beside it and alone."""
    signs = _signs("P", "S", "M", "Z", "Lm")
    assert len(signs) > 10_000
    assert [sign for sign in signs if not look_alike("Asta", f"{sign}As{sign}ta {sign}")] == []


@pytest.mark.parametrize("name", ["李明", "민준", "محمد"])
def test_lengthened_lines_and_tone_marks_make_no_other_name(name: str) -> None:
    assert [mark for mark in map(chr, STRAY) if not look_alike(name, name + mark)] == []


def test_marks_that_tell_kana_apart_do() -> None:
    assert not look_alike("かな", "がな")
    assert look_alike("ひかり", "ひかり\u309a")


def test_no_punctuation_of_unicode_makes_a_bot_or_a_title_a_name() -> None:
    for sign in _signs("P"):
        for name, refusal in ((f"{sign}Bruni", "name-of-a-bot"), (f"Ho{sign}st", "name-reserved")):
            with pytest.raises(Problem, match=refusal):
                free_name(name, [], [])


def test_signs_that_look_like_letters_are_still_read_as_letters() -> None:
    assert look_alike("A|ice—", "Alice")
    assert not [sign for sign in "￨│❘⏐ㅣ丨।¦|∣ǀ" if not look_alike(f"A{sign}ice", "Alice")]
    assert not [sign for sign in "ǃ¡!" if not look_alike(f"Al{sign}ce", "Alice")]
    assert look_alike("77—", "77")
    assert look_alike("Asta| (host)", "Asta")
    assert look_alike("ス—パ", "スーパ")
    assert look_alike("ス—パ", "スパ")
    assert not look_alike("スーパ", "スパ")


@pytest.mark.parametrize("name", _people())
def test_ordinary_names_of_many_languages_are_taken_as_they_are(name: str) -> None:
    others = [other for other in _people() if other != name]
    assert free_name(name, others, []) == unicodedata.normalize("NFC", name)


def test_ordinary_names_are_those_of_different_people() -> None:
    assert [pair for pair in combinations(_people(), 2) if look_alike(*pair)] == []


@pytest.mark.parametrize(
    ("name", "taken"),
    [
        ("ana", "Ana"), ("ANA", "Ana"), ("Ａna", "Ana"), ("ana\u200b", "Ana"), ("A\ufe0fna", "Ana"), ("Án̈ä", "Ana"),
        ("Апа", "Ana"), ("АПА", "Апа"), ("Аnа", "Ana"), ("𝐀𝓷𝖆", "Ana"), ("Ꭺna", "Ana"), ("ᴀɴᴀ", "ᴀɴᴀ"),
        ("Том", "Tom"), ("ТОМ", "Tom"), ("tom", "ТОМ"), ("Εva", "Eva"), ("Ρορ", "Pop"), ("ΝΙΚΟΣ", "Νίκος"),
        ("B0b", "Bob"), ("AIi", "Ali"), ("A1i", "Ali"), ("Ali", "ALI"), ("Ali", "ALİ"), ("Irnants", "Imants"),
        ("Łukasz", "Lukasz"), ("Ruta", "Rūta"), ("Straße", "STRASSE"), ("O’Neil", "O'Neil"), ("Ana‐B", "Ana-B"),
        ("A n n a", "Anna"), ("4nna", "Anna"), ("4nn@", "Anna"), ("Ɐnna", "Anna"), ("Ǝva", "Eva"), ("J0n45", "Jonas"),
        ("(host) Anna", "Anna"), ("Anna [h0st]", "Anna"), ("Anna-Bot", "Anna"), ("АДМИН Ольга", "Ольга"),
        ("Šeimininkė Rasa", "Rasa"), ("Jānis, saimnieks", "Janis"), ("Ελένη (οικοδεσπότης)", "Ελένη"),
        ("MillaOlson", "Milla Olson"), ("Milla·Olson", "Milla Olson"), ("Milla-Olson", "Milla Olson"),
        ("Milla Olson\u3099", "Milla Olson"), ("Milla Olson\u1d54", "Milla Olson"), ("Mi11a 0lson", "Milla Olson"),
        ("Milla Olsonʰ", "Milla Olson"), ("M1lla Ol5on", "Milla Olson"), ("ᴬⁿⁿᵃ", "Anna"), ("7om", "Tom"),
        ("4нна", "Анна"), ("О л ь г а", "Ольга"), ("Ελ3νη", "Ελeνη"), ("3va", "Eva"), ("AnaB", "Ana B"),
        ("Ana\u3000B", "Ana B"), ("ᴀɴɴᴀ", "Anna"), ("ᴊᴏɴᴀꜱ", "Jonas"), ("Mᴀx", "Max"), ("🅐🅝🅝🅐", "Anna"),
        ("🅰nna", "Anna"), ("🇦🇳🇳🇦", "Anna"),
        ("Ⓐⓝⓝⓐ", "Anna"), ("🄰🄽🄽🄰", "Anna"), ("VVilma", "Wilma"), ("vvilrna", "Wilma"), ("EVVA", "Ewa"),
        ("Tom 🇱🇹", "Tom"), ("Anna robotas", "Anna"), ("力", "カ"), ("ﾊﾅｺ", "ハナコ"), ("가", "가"), ("Апв", "AnB"),
        ("Bob the host", "Bob"), ("Bob, the host", "Bob"), ("The host Bob", "Bob"), ("Bob our host", "Bob"),
        ("Bob’s bot", "Bob"), ("Bob's bot", "Bob"), ("Bob, host of this game", "Bob"),
        ("Bob the admin", "Bob"), ("Bob the bot", "Bob"), ("Bob (away)", "Bob"), ("Bob (you)", "Bob"),
        ("Bob (stand-in)", "Bob"), ("Bob (left)", "Bob"), ("Bob (program)", "Bob"),
        ("Bob [Seat 1]", "Bob"), ("Bob [Player 1]", "Bob"), ("8ob", "Bob"), ("Bo6", "Bob"), ("13ob", "Bob"),
        ("Bob (ʜᴏsᴛ)", "Bob"), ("Bob the adm1n", "Bob"), ("Bob, our dealer", "Bob"), ("bo8 – seat ③", "Bob"),
        ("Jonas (jūs)", "Jonas"), ("Jonas, nėra prie stalo", "Jonas"), ("1. vieta: Jonas", "Jonas"),
        ("Anna (tu)", "Anna"), ("Anna, mūsu saimniece", "Anna"), ("3. spēlētājs Anna", "Anna"), ("Liis (sina)", "Liis"),
        ("Liis (eemal)", "Liis"), ("Ольга (вы)", "Ольга"), ("Ольга, не в сети", "Ольга"), ("наш хозяин Олег", "Олег"),
        ("Νίκος (εσύ)", "Νίκος"), ("Νίκος, ο οικοδεσπότης", "Νίκος"),
        ("Clara Bell", "cIara BeIl"), ("paul", "PauI"), ("ella", "EIIa"), ("Boris", "Boris™"), ("Boris", "Boris¹"),
        ("Boris", "Borisª"), ("Boris", "B○ris"), ("Boris", "Boɾis"),
        ("A!ice", "Alice"), ("A§ta", "Asta"), ("A⌊ice", "Alice"), ("М‡рта", "Марта"), ("Jö#as", "Jonas"),
        ("Ma✖", "Max"), ("O††o", "Otto"), ("⊂at", "Cat"), ("✓ova", "Vova"), ("T°m", "Tom"), ("⭕to", "Oto"),
        ("שָלום", "שלום"), ("علَي", "علي"), ("किम़", "किम"),
    ],
)  # fmt: skip
def test_a_name_like_anothers_is_taken(name: str, taken: str) -> None:
    with pytest.raises(Problem, match="name-taken"):
        free_name(name, ["Somebody", taken], [])
    assert look_alike(taken, name)


@pytest.mark.parametrize(
    ("name", "taken"),
    [
        ("Anna", "Ana"), ("Ана", "Ana"), ("Анна", "Anna"), ("Neil", "Nell"), ("Lia", "Ila"), ("NEIL", "Nell"),
        ("Eva", "Ева"), ("Marta", "Марта"), ("Ana 2", "Anna"), ("7 Ana", "Ana"), ("AnaB", "Ana C"), ("77", "TT"),
        ("Iwo", "Ivo"),
        ("ハナ", "ハナー"), ("Hostas", "As"), ("Ana Host", "Anna"), ("Abbots", "Abs"), ("Ana 2", "Ana 3"), ("R2", "R"),
        ("ハナ", "バナ"), ("राम", "रमा"), ("Bob Hostetler", "Bob"), ("Bob Young", "Bob"),
        ("Bob 8", "Bob B"), ("Ana 13", "Ana B"), ("Ana Seat", "Ana"), ("Bob the Great", "Bob"), ("A Bob", "Bob"),
        ("Bob Player 77", "Bob"), ("Rob", "Bob"), ("Our Bob", "Bob"),
        ("Anna!", "Annas"), ("Al-Bo", "Alibo"), ("Jan&Ida", "Janaida"), ("Zoë's", "Zoeys"), ("A§ta", "Anita"),
        ("Ann❤", "Anna"), ("Bo😀", "Bob"),
    ],
)  # fmt: skip
def test_people_who_merely_share_letters_are_not_refused(name: str, taken: str) -> None:
    assert free_name(name, [taken], []) == name


@pytest.mark.parametrize(
    ("name", "taken"),
    [
        ("Ada 2", "Ada"), ("Ada", "Ada 2"), ("Ada2", "Ada"), ("ADA (2)", "Ada"), ("Ada #17", "Ada"),
        ("Ada ②", "Ada"), ("Ada ２", "Ada"), ("Νίκος 2", "Νικος"), ("Ольга_2", "Ольга"), ("Ada 1", "Ada"),
        ("Ada Ⅱ", "Ada"), ("Ada II", "Ada"), ("ada-iii", "Ada"), ("Ada 二", "Ada"),
        ("Ada ፩", "Ada"), ("Ada ㊅", "Ada"), ("Ada ½", "Ada"),
        ("Ada 2\u0332", "Ada"), ("Ada 2\u0592", "Ada 2"), ("Max 7\u094d", "Max 7"), ("Ada 2\u20e3", "Ada"),
        ("सीमा 2", "सीमा"),
    ],
)  # fmt: skip
def test_nobody_is_called_like_somebody_else_with_a_number(name: str, taken: str) -> None:
    """It might be taken for their second device."""
    with pytest.raises(Problem, match="name-taken"):
        free_name(name, ["Somebody", taken], [])


@pytest.mark.parametrize(
    ("name", "taken"), [("Ada X", "Ada"), ("R2", "R"), ("小二", "小"), ("Vii", "V"), ("Davi", "Da"), ("Ada 2", "Adam")]
)
def test_what_is_no_number_behind_a_name_is_a_name(name: str, taken: str) -> None:
    assert free_name(name, [taken], []) == name


def test_guests_are_numbered() -> None:
    assert free_name("Guest 2", ["Guest"], [], numbered=True) == "Guest 2"
    assert free_name("Guest", ["Guest 2"], [], numbered=True) == "Guest"
    assert {"Guest", "Гость", "Külaline"} <= words_for_guests()


FAMILIES = """
    Anna Johnson|Annie|Ann|Hannah|Tom|Tim|Tommy|Max|Mark|Marc Oliver|Liam|Lia Admiral|Rob Hostler|Abbott|Sam|Samuel|
    Jonas|Jonė|Rasa|Rūta|Rita|Ona|Ema|Emilija|Lukas|Lukrecija|Matas|Motiejus|Tomas|Tomė|Saulė|Saulius|Ieva|Eglė|
    Jānis|Jana|Anita|Aija|Aiga|Ilze|Ilva|Liene|Līga|Pēteris|Pāvils|Māris|Māra|Mārtiņš|Toms|Elza|Elīza|Saimons|
    Mari|Marika|Maarika|Mart|Martin|Märt|Mihkel|Mikk|Tiit|Toomas|Taavi|Taavet|Õie|Öie Sööt|Liis|Liisa|Liisi|Kalle|Kaile|
    Аня|Анна|Алла|Алина|Арина|Ира|Инна|Нина|Зина|Зоя|Ева|Эва|Юля|Лена|Лёня|Лиля|Лия|Олег|Ольга|Катя|Костя|Саша|Паша|
    Άννα|Ελένη|Έλενα|Νίκος|Νίκη|Γιάννης|Ιωάννα|Μαρία|Μαρίνα|Κώστας|Κωστής|Σοφία|Στέφανος|Θανάσης|Θάνος|Ρένα
"""
"""First names and names of ordinary people in the languages of the tables, also such as are almost the same."""


def test_no_two_names_of_families_are_one() -> None:
    """Except where only an accent tells them apart, which never was enough."""
    names = [" ".join(name.split()) for name in FAMILIES.replace("\n", "").split("|")]
    alike = [pair for pair in combinations(names, 2) if look_alike(*pair)]
    assert alike == [("Mart", "Märt")]
    for name in names:
        assert free_name(name, [], ["digger"]) == name


@pytest.mark.parametrize(
    "text",
    [
        "Раul",
        "Jοnas",
        "Mαrtα",
        "Σara",
        "Юlia",
        "Πётр",
        "Ꭺlex",
        "Aլex",
        "Jonas Кazlаuskas",
        "אna",
        "ゆ김",
        "Ana\u0489\u064e",
    ],
)
def test_words_of_mixed_scripts_are_refused(text: str) -> None:
    with pytest.raises(Problem, match="name-mixed-scripts") as refused:
        free_name(text, ["Rūta"], ["digger"])
    assert refused.value.status == 422


@pytest.mark.parametrize(
    "text",
    [
        "Bruni",
        "BRUNI",
        "Brunі",
        "Вruni",
        "8runi Bruni"[6:],
        "B.r.u.n.i",
        "Brun1",
        "digger",
        "d1gger",
        "Вοt",
        "Brunı",
        "ВRUNІ",
        "B\ufe0fruni",
        "Brúñi",
        "𝔅𝔯𝔲𝔫𝔦",
        "Br∪ni",
        "1vo",
        "lvo",
        "Ivо",
        "Ηadrin",
        "ΗΑDRΙΝ",
        "B_0_t",
        "Br§ni",
    ],
)
def test_look_alikes_of_bots_are_refused(text: str) -> None:
    with pytest.raises(Problem, match="name-of-a-bot"):
        free_name(text, [], ["digger"])


@pytest.mark.parametrize(
    "text",
    [
        "host", "HOST", "The Host", "h0st", "adm1n", "(host)", "ʜᴏsᴛ", "🅗🅞🅢🅣", "H.o.s.t", "Šeimininkė", "saimnieks",
        "võõrustaja", "Хозяин", "администратор", "Ο οικοδεσπότης", "robots", "Seat 3", "seat-10", "SEAT3", "3 vieta",
        "S3at 3", "5eat 3", "Seat Ⅲ", "Seat IV", "Spēlētājs 2", "Vieta 2", "Koht 2", "2 player", "Stand-in", "program",
        "3. vieta", "3. koht", "Место 3", "ΘΕΣΗ 3", "1", "8", "10", "#3", "３", "③", "Player 3",
        "žaidėjas 3", "3. spēlētājs", "Mängija3", "Игрок 3", "Παίκτης 3", "Korraldaja", "❸", "٣", "08", "(7)",
        "7\u20e3", "our host", "a host", "host of the table", "хозяин стола", "Stalo šeimininkas",
        "galda saimnieks", "laua võõrustaja", "οικοδεσπότης τραπεζιού", "Host 2",
        "the host 77", "HOST-2", "System", "Server", "Dealer", "You",
        "the dealer", "Our 5ystem", "Away", "Sistema", "serveris", "Jūs", "sistēma", "süsteem", "Система", "сервер",
        "Вы", "Σύστημα", "Εσύ", "не в сети", "nėra prie stalo", "host host", "System message", "SYSTEM: warning",
        "5ystem Message", "SystemMessage", "the moderator", "Moderator 2", "Mod", "Ведущий", "Everyone",
        "Server notice", "Official host", "Game Master", "Support Team", "Moderatorius", "sistemos pranešimas",
        "Sistēmas ziņojums", "moderators", "Süsteemi teade", "moderaator", "mängujuht", "Системное сообщение",
        "сообщение системы",
        "Модератор", "Μήνυμα συστήματος",
        "Ο συντονιστής", "spectator", "Žiūrovas", "зритель", "θεατής", "Computer", "arvuti",
    ],
)  # fmt: skip
def test_what_the_table_itself_calls_somebody_is_no_name(text: str) -> None:
    with pytest.raises(Problem, match="name-reserved") as refused:
        free_name(text, [], ["digger"])
    assert refused.value.status == 422


@pytest.mark.parametrize(
    "text",
    [
        "0",
        "11",
        "42",
        "2026",
        "Io",
        "IO",
        "l",
        "Seat",
        "Seat 12",
        "Hostis",
        "Ana the Host",
        "Player 77",
        "Iwo",
        "III",
        "The",
        "Ho",
        "Dealia",
        "Younes",
        "Hostia",
        "Bob Hostetler",
        "13",
        "Tu",
        "Sina",
        "Severin",
        "Sistine",
        "Our",
        "B13",
        "You Jin",
        "Message",
        "Team Ana",
        "Info",
        "Judge",
        "Modesta",
        "Ziņa",
        "Ομάδα Α",
    ],
)
def test_words_and_numbers_that_mean_nobody_are_names(text: str) -> None:
    assert free_name(text, ["6"], ["digger"]) == text


def test_numbers_are_different_people() -> None:
    assert not look_alike("6", "9")
    assert not look_alike("66", "99")


def test_bots_have_names_enough_that_do_not_look_alike() -> None:
    assert len({skeleton(name) for name in BOT_NAMES}) == len(BOT_NAMES) >= 10


def test_the_rules_do_not_load_the_tables() -> None:
    program = "import sys, saboteur.rules; print('saboteur.server.names.confusables' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_chat_keeps_its_letters_and_loses_its_tricks() -> None:
    assert tidied_chat("a\u2066b\u2069\n\tc") == "ab c"
    with pytest.raises(Problem, match="empty-text"):
        tidied_chat(" \u200b \ufe0f\u2800 \u0301")


# -- properties --------------------------------------------------------------------------------------------------------

ODD = (
    "aAiIlL1|mrn0oOßẞſŁłéπпвВнНтТмıİǅǄﬁ㎏Σς🦡❤🏽 \u00a0\u200b\u200d\ufe0f\u202e\u2800\u3164\u034f\uff8a\uff9e\u30ac"
    "\uac00\uac01\u1100\u1161\u11a8\u0301\u0308\u0302\u0345\u0e47\u093c\u0902\u093e\u094d\u05b0\u05c1"
)
"""Characters that are changed by case, by normalization or by tidying."""
texts = st.text(st.sampled_from(ODD) | st.characters(exclude_categories=["Cs"]), max_size=12)


def _tidied(text: str) -> str:
    """The tidied name, or nothing if it is refused."""
    try:
        return tidied_name(text)
    except Problem:
        return ""


@given(texts)
def test_tidying_twice_changes_nothing(text: str) -> None:
    once = _tidied(text)
    assert once == _tidied(once)
    assert len(once) <= LONGEST_NAME


@given(texts)
def test_nothing_invisible_is_left(text: str) -> None:
    name = _tidied(text)
    assert not any(invisible(sign) for sign in name)
    assert name == unicodedata.normalize("NFC", name) == " ".join(name.split())
    assert not name or any(unicodedata.category(sign)[0] in "LNPS" for sign in name)


@given(texts)
def test_what_is_invisible_makes_no_name_another(text: str) -> None:
    name = _tidied(text)
    assert _tidied("\ufe0f".join(["", *name, ""])) == name


@given(texts)
def test_a_skeleton_is_its_own_skeleton(text: str) -> None:
    assert skeleton(skeleton(text)) == skeleton(text)


@given(texts)
def test_every_way_to_write_a_name_is_like_it(text: str) -> None:
    name = _tidied(text)
    for other in (name, folded(name), *(unicodedata.normalize(form, name) for form in ("NFC", "NFD", "NFKC", "NFKD"))):
        assert look_alike(name, other)
        assert look_alike(other, name)


@given(texts, texts, texts)
def test_skeletons_part_texts_into_classes(one: str, two: str, three: str) -> None:
    """Whatever has the skeleton of the second has it in place of the second, too."""
    assert skeleton(one + two + three) == skeleton(one + skeleton(two) + three)


def test_every_prototype_is_final() -> None:
    """Over all of Unicode, since a table has no other examples."""
    letters = (chr(point) for point in range(sys.maxunicode + 1) if not 0xD800 <= point < 0xE000)
    prototypes = {skeleton(letter) for letter in letters}
    assert [prototype for prototype in prototypes if skeleton(prototype) != prototype] == []


@pytest.mark.parametrize(
    "word", ["Ana", "Анна", "Ελένη", "田中ゆきケンAna", "王ㄅAna", "김李Ana", "7", "🦡", "a7", "é", "", "١٢٣"]
)
def test_words_that_a_language_writes(word: str) -> None:
    assert not mixes_scripts(word)


@pytest.mark.parametrize("bot", BUILT_IN_NAMES)
@pytest.mark.parametrize("code", languages())
def test_nobody_is_called_as_a_kind_of_bots_is_shown(code: str, bot: str) -> None:
    """A person could pass for a bot: the page shows both words beside those that play by themselves."""
    menu = sentence_in(code, "bot-name", bot=bot)
    kind = re.split(r"\s[–—]\s|: ", menu)[0]
    assert kind != menu
    for name in (kind, kind.upper(), f"{kind} 2", f"({kind})", sentence_in(code, "player-bot-named", bot=bot)):
        with pytest.raises(Problem, match="name-reserved"):
            free_name(name, [], [])
    with pytest.raises(Problem, match="name-taken"):
        free_name(f"Ana ({kind})", ["Ana"], [])


@pytest.mark.parametrize(
    "name", ["The Thinker", "Th1nker", "Grump bot", "our Grump", "Τhinker", "Good-Sport", "Niurzga!"]
)
def test_other_ways_to_write_the_kind_of_a_bot_are_no_names(name: str) -> None:
    with pytest.raises(Problem, match=r"name-(reserved|mixed-scripts)"):
        free_name(name, [], [])
