"""Places that are given by latitude and longitude. The Sunken Bell of the Lantern Isles is one."""

from authoring import BATTLE, Desk

MAP = f"{BATTLE}/map.yaml"


def hexes_of(desk: Desk, name: str) -> tuple[str, ...]:
    game = desk.compile().game
    assert game is not None
    return next(place.hexes for place in game.map.sheet.places if place.name == name)


def test_a_place_lies_in_the_hex_of_its_coordinates(desk: Desk) -> None:
    assert hexes_of(desk, "Sunken Bell") == ("E-8",)


def test_it_moves_with_them(desk: Desk) -> None:
    desk.change(MAP, "{lat: 49.8990, lon: -6.2793}", "{lat: 49.8962, lon: -6.2716}")
    assert hexes_of(desk, "Sunken Bell") == ("H-10",)
    assert desk.found() == []


def test_a_place_with_hexes_and_coordinates_keeps_its_hexes(desk: Desk) -> None:
    desk.change(MAP, "      - H-10\n", "      - H-10\n    at: {lat: 49.8967, lon: -6.2730}\n")
    assert desk.found() == []
    assert hexes_of(desk, "Moon Head") == ("H-9", "H-10")


def test_an_anchor_in_a_hex_that_is_not_there_is_told_once(desk: Desk) -> None:
    desk.change(MAP, "hex: J-1,", "hex: J-99,")
    assert [code for code, _ in desk.found()] == ["OOB204"]


def test_without_a_georeference_coordinates_say_nothing(desk: Desk) -> None:
    text = desk.text(MAP)
    start, end = text.index("georeference:"), text.index("places:")
    desk.write(MAP, text[:start] + text[end:])
    assert [code for code, _ in desk.found()] == ["OOB354"]
