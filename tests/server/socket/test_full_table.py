"""Places to watch one table: a stranger who takes them all keeps nobody else out."""

from pathlib import Path

from tests.kit.client import Player
from tests.kit.server_scenes import Scene, eventually, game, table

LIMITS = {"most_connections_per_table": 4, "trusted_proxy": ("127.0.0.1",)}


def _guest(it: Scene, address: str, token: str | None = None, *, screen: bool = False) -> Player:
    guest = Player(it.server.base, it.code, token, screen=screen)
    guest.headers["x-forwarded-for"] = address
    return guest


async def _greeted(*guests: Player) -> list[str]:
    first = [await guest.connect() for guest in guests]
    return [str(message.get("code", message["type"])) for message in first]


async def test_an_address_with_all_places_to_watch_makes_way_for_others(folder: Path) -> None:
    """The oldest of its sockets first, until the others have as many; it never pushes them out in return."""
    async with game(folder, 3, limits=LIMITS) as it:
        crowd = [_guest(it, "192.0.2.1") for _ in range(5)]
        assert await _greeted(*crowd) == ["welcome"] * 4 + ["full"]
        others = [_guest(it, "192.0.2.2"), _guest(it, "192.0.2.3"), _guest(it, "192.0.2.2"), _guest(it, "192.0.2.4")]
        assert await _greeted(*others) == ["welcome", "welcome", "full", "welcome"]
        for evicted in crowd[:3]:
            assert (await evicted.kind("bye"))["code"] == "full"
        assert await _greeted(_guest(it, "192.0.2.1"), _guest(it, "192.0.2.5")) == ["full", "full"]
        live = it.server.registry.tables[it.code]
        watching = sorted(one.address for one in live.audience.connections if not one.holds)
        assert watching == ["192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4"]
        for guest in (*crowd, *others):
            await guest.close()


async def test_a_screen_with_a_seats_token_has_a_place_of_its_own(folder: Path) -> None:
    """Four of each seat: the oldest makes way for the next, as at a seat itself."""
    async with game(folder, 3, limits=LIMITS) as it:
        crowd = [_guest(it, f"192.0.2.{number}") for number in range(4)]
        screens = [_guest(it, "192.0.2.9", it.tokens[number // 5], screen=True) for number in range(6)]
        assert await _greeted(*crowd, *screens) == ["welcome"] * 10
        assert (await screens[0].kind("bye"))["code"] == "replaced"
        live = it.server.registry.tables[it.code]
        await eventually(lambda: sum(one.screen for one in live.audience.connections) == 5)
        assert {one.shown for one in live.audience.connections if one.screen} == {None}
        assert all(player.socket is not None for player in it.players), "those who play stay"
        for guest in (*crowd, *screens):
            await guest.close()


async def test_a_device_with_two_seats_has_four_sockets_in_all(folder: Path) -> None:
    """What makes way as a socket of one seat has made way as that of the other."""
    async with table(folder, 1, connected=False) as it:
        second = await it.lobby.join(it.code, "Ben", it.tokens[0])
        devices = [Player(it.server.base, it.code, it.tokens[0]) for _ in range(6)]
        for device in devices:
            device.hello["also"] = [second["token"]]
        assert await _greeted(*devices) == ["welcome"] * 6
        live = it.server.registry.tables[it.code]
        await eventually(lambda: len(live.audience.connections) == 4)
        for device in devices:
            await device.close()
