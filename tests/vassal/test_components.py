"""The build file (format: §4, §5)."""

import pytest

from oobc.vassal.classes import CLASSES
from oobc.vassal.components import MOUSE_AND_MENU, component, faults, game_module, parse, xml

MODULE = "VASSAL.build.module."


def written(tree) -> str:
    return xml(tree).decode()


def test_a_component_is_an_element_named_after_its_class():
    grid = component("HexGrid", dx=52.0, dy=60.0, x0=40, y0=40, snapTo=True, color=(0, 0, 0), sideways=None)
    assert written(grid).splitlines()[1] == (
        f'<{MODULE}map.boardPicker.board.HexGrid dx="52.0" dy="60.0" x0="40" y0="40" snapTo="true" color="0,0,0"/>'
    )


def test_a_string_is_text_content_and_none_is_left_out():
    roster = component("PlayerRoster", component("entry", "Red"), None, component("entry", "Blue"))
    assert [side.text for side in roster.children] == ["Red", "Blue"]
    assert "<entry>Red</entry>" in written(roster)


def test_a_list_is_a_sequence():
    level = component("ListTurnLevel", list=["11 Nov, 7 AM", "night"])
    assert level.get("list") == r"11 Nov\, 7 AM,night"


def test_a_keyword_of_python_takes_an_underscore():
    assert component("LOS_Thread", global_="Always").get("global") == "Always"


def test_newlines_and_tabs_in_attributes_and_all_of_unicode_survive():
    text = "a\tb\nc & <\u201cÉ\U0001f3b2>"
    tree = component("GlobalProperty", name="p", initialValue=text)
    assert "&#9;b&#10;c" in written(tree)
    assert parse(xml(tree)) == tree


def test_what_is_written_can_be_read_and_written_again():
    tree = game_module(
        component("Map", *MOUSE_AND_MENU, component("StackMetrics"), mapName="Main Map"),
        component("PrototypesContainer", component("PrototypeDefinition", "+/null/a\tb/c", name="p")),
        name="Module",
        version="1.0",
        next_piece_slot_id=7,
    )
    assert parse(xml(tree)) == tree
    assert xml(parse(xml(tree))) == xml(tree)


# ---------------------------------------------------------------- what the engine would swallow is refused


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: component("HexGird"), "no component 'HexGird' .did you mean 'HexGrid'"),
        (
            lambda: component("HexGrid", siteways=True),
            "no attribute 'siteways' here .did you mean 'sideways'",
        ),
        (lambda: component("HexGrid", sideways="yes"), "sideways must be true or false, not 'yes'"),
        (lambda: component("HexGrid", x0="4.5"), "x0 must be a whole number"),
        (lambda: component("HexGrid", color="red"), "color must be a colour"),
        (
            lambda: component("Map", markMoved="Sometimes"),
            "markMoved must be one of: Always, Never, Use Pref",
        ),
        (lambda: component("DiceButton", hotkey="roll"), "hotkey must be a written key"),
        (lambda: component("Map", mapName="a;b"), "cannot stand in the name of a map"),
        (lambda: component("Map", mapName="a\x1bb"), "cannot stand in the build file"),
        (lambda: component("PieceSlot", "a\x1bb"), "cannot stand in the build file"),
        (lambda: component("PrototypeDefinition", "text "), "trims text content"),
        (lambda: component("Map", mapName={"a"}), "an attribute is text, a number"),
        (lambda: component("entry", "Red", name="x"), "no attribute 'name'"),
    ],
)
def test_refused(make, message):
    with pytest.raises(ValueError, match=message):
        make()


def test_every_button_can_be_switched_off_and_every_map_has_the_attributes_of_a_map():
    assert {"canDisable", "propertyGate", "hideWhenDisabled", "disabledIcon"} <= set(CLASSES["DiceButton"].attributes)
    assert set(CLASSES["Map"].attributes) < set(CLASSES["PlayerHand"].attributes)


def test_what_the_engine_stumbles_over_when_absent_is_written_unasked():
    assert component("SpecialDieFace", text="hit", value=1).attributes["icon"] == ""
    assert component("CounterDetailViewer").get("version") == "4"
    assert component("GlobalProperty", name="p", min=-5).attributes == {
        "min": "-5",
        "max": "100",
        "name": "p",
    }


def test_a_foreign_module_is_read_whole_and_its_faults_are_told():
    tree = parse(
        b'<VASSAL.build.GameModule name="Old"><!-- old -->'
        b'<VASSAL.build.module.Map mapName="Main" launch="yes"/>'
        b"<my.own.Button/></VASSAL.build.GameModule>"
    )
    assert [child.name for child in tree.children] == ["Map", "Button"]
    everything = ", ".join(needed.name for needed in MOUSE_AND_MENU)
    assert list(faults(tree)) == [
        "/GameModule[Old]/Map[Main]: launch must be true or false, not 'yes'",
        "/GameModule[Old]/Map[Main]: its pieces do not obey mouse and menu without " + everything,
        "/GameModule[Old]/Button: VASSAL has no class 'my.own.Button'",
    ]


def test_broken_xml_is_a_value_error():
    with pytest.raises(ValueError, match="not well-formed"):
        parse(b"<a><b></a>")


# ---------------------------------------------------------------- the frame (§4)


def test_children_of_the_root_stand_in_the_order_that_works():
    root = game_module(
        component("DiceButton"),
        component("Map", mapName="Second"),
        component("Map", mapName="Third"),
        component("PrototypesContainer"),
        component("PlayerRoster"),
        name="n",
        version="1",
        next_piece_slot_id=1,
    )
    assert [child.name for child in root.children] == [
        *(
            "BasicCommandEncoder",
            "Documentation",
            "PlayerRoster",
            "GlobalOptions",
            "GlobalProperties",
            "Language",
        ),
        *("PrototypesContainer", "Map", "Map", "DiceButton", "Chatter", "KeyNamer"),
    ]
    assert [found.get("mapName") for found in root.walk("Map")] == ["Second", "Third"]


def test_leading_zeros_are_always_kept():
    root = game_module(component("GlobalOptions", autoReport="Always"), name="n", version="1", next_piece_slot_id=1)
    (options,) = root.walk("GlobalOptions")
    assert options.attributes == {"autoReport": "Always", "storeLeadingZeroIntegersAsStrings": "true"}
