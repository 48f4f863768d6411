"""The traits, as the engine wrote them back (format: §7)."""

import pytest

from oobc.vassal import traits
from oobc.vassal.encoding import add, commands, constraints, key, named, target
from oobc.vassal.trait import Trait

CTRL_F = key("Ctrl+F")
GO = named("go")

WRITTEN = [
    (
        traits.layer("Step", ["a", "b"], level_names=["", "+ x"], increase=("Flip", CTRL_F)),
        "emb2;;128;A;Flip;128;;;128;;;;1;false;0;0;a,b;,+ x;true;Step;;;false;;1;1;true;;70,130;;;1.0;;true",
        "1",
    ),
    (
        traits.layer("Mark", ["m.png"], active=False, activate=("Mark", CTRL_F), follow="N", first_value=0, x=5, y=-5),
        "emb2;Mark;128;A;;128;;;128;;;;1;false;5;-5;m.png;;true;Mark;;;true;N;0;1;false;70,130;;;;1.0;;true",
        "-1",
    ),
    (
        traits.label("{Strength}", name="s", size=12, bg=(255, 255, 255), bold=True, vertical="b"),
        "label;;;12;255,255,255;0,0,0;b;0;c;0;c;c;$pieceName$;SansSerif;1;0;s;;false",
        "{Strength}",
    ),
    (
        traits.rotate("Facing", 6, facing=2, clockwise=("Right", key("Ctrl+Right"))),
        "rotate;6;39,130;;Right;;;;Facing;;;;;true",
        "2",
    ),
    (traits.rotate_freely("Turn", "Rotate", CTRL_F), "rotate;1;70,130;Rotate;;;Turn;;;;;true", "0.0"),
    (
        traits.trail(menu="Trail", key=CTRL_F),
        "footprint;70,130;Trail;false;false;10;255,255,255;0,0,0;100;50;20;30;1.0;;;;",
        "false;;0;false",
    ),
    (traits.mark_moved("moved.png", x=20), "markmoved;moved.png;20;0;;;;false;;;;", "false"),
    (
        traits.mask("mask.png", "Unknown", menu="Hide", key=CTRL_F, owner="Red", style="Gveil.png"),
        "obs;70,130;mask.png;Hide;Gveil.png;Unknown;side:;;;false;;",
        "Red;",
    ),
    (traits.invisible(menu="Hide", by=["Red"]), "hide;;Hide;;sides:Red;0.3;;true", "null"),
    (traits.delete(), "delete;Delete;127,0;", ""),
    (traits.clone(), "clone;Clone;67,130;", ""),
    (
        traits.place_marker("Camp", CTRL_F, "+/null/piece;;;;Camp/null;0;0;9;0", gpid="8"),
        r"placemark;Camp;70,130;+/null/piece\;\;\;\;Camp/null\;0\;0\;9\;0;null;0;0;false;;;8;0;false;false;;1",
        "",
    ),
    (
        traits.replace("Break down", CTRL_F, "VASSAL.build.widget.PieceSlot:A Coy", gpid="8", match_state=True),
        "replace;Break down;70,130;VASSAL.build.widget.PieceSlot:A Coy;null;0;0;true;;;8;2;false;false;;1",
        "",
    ),
    (
        traits.send_to("", GO, "zone", map="UAR", zone="Awaiting"),
        "sendto;;57344,0,go;UAR;;;;;;;;;;;Z;Awaiting;;;",
        ";;",
    ),
    (traits.send_to("Go", GO, "xy", x="{X}", y=5), "sendto;Go;57344,0,go;;;{X};5;;;;;;;;L;;;;", ";;"),
    (traits.return_to_deck("Discard", CTRL_F, "Chits"), "return;Discard;70,130;Chits;;;2;false;", ""),
    (
        traits.report([CTRL_F, GO], "$oldPieceName$ flips at $location$"),
        r"report;70\,130,57344\,0\,go;$oldPieceName$ flips at $location$;;;;false",
        "-1",
    ),
    (
        traits.trigger("Eliminate", menu="Eliminate", key=CTRL_F, actions=[named("say"), GO], when="{Step==1}"),
        r"macro;Eliminate;Eliminate;70,130;{Step==1};;57344\,0\,say,57344\,0\,go;false;;;counted;;;1;false;;1;1",
        "",
    ),
    (
        traits.dynamic_property("Loss", 0, commands=commands(("+1", GO, add(1))), bounds=constraints(0, 4)),
        r"PROP;Loss;true,0,4,false;+1:57344\,0\,go:I\,1;",
        "0",
    ),
    (traits.calculated_property("Now", "{Strength-Loss}"), "calcProp;Now;{Strength-Loss};", ""),
    (
        traits.area_of_effect("zoc", menu="Zone", key=CTRL_F, radius=1),
        "AreaOfEffect;255,0,0;30;1;false;Zone;70,130;;true;;;zoc;;;;;false",
        "false",
    ),
    (
        traits.area_of_effect("command", radius="Range"),
        "AreaOfEffect;255,0,0;30;1;false;;;;false;Range;;command;;;;;false",
        "false",
    ),
    (traits.submenu("Combat", ["Flip", "Retreat, far"]), r"submenu;Combat;Flip,Retreat\, far;", ""),
    (traits.separator(), "menuSeparator;;", ""),
    (traits.immobile(), "immob;;N;R;", ""),
    (traits.immobile(select="shift", move="never", ignore_grid=True, stack=True), "immob;ig;V;L;", ""),
    (traits.restricted_access(["Red", "Blue"]), "restrict;Red,Blue;false;true;", ""),
    (
        traits.restrict_commands("no flip", [CTRL_F], "{Step==2}"),
        r"hideCmd;no flip;Hide;{Step==2};70\,130",
        "",
    ),
    (traits.global_hotkey("Next", CTRL_F, key("Alt+N")), "globalhotkey;Next;70,130;78,520;", ""),
    (
        traits.global_key_command("All", CTRL_F, GO, when='{Side=="$Side$"}', within=3),
        'globalkey;All;70,130;57344,0,go;{Side=="$Side$"};true;3;true;true;;;-1;' + target() + ";false;",
        "",
    ),
    (
        traits.global_key_command("All", CTRL_F, GO, within="Range"),
        "globalkey;All;70,130;57344,0,go;;true;1;true;false;Range;;-1;" + target() + ";false;",
        "",
    ),
    (
        traits.set_global_property("VP", commands(("", GO, add("{Value}")))),
        r"setprop;VP;false,0,100,false;:57344\,0\,go:I\,{Value};;Current Zone/Current Map/Module;",
        "",
    ),
    (
        traits.set_piece_property("Loss", "", within=0),
        "setpieceprop;Loss;false,0,100,false;;;" + target() + ";;true;0;true;;-1;false",
        "",
    ),
    (
        traits.property_sheet({"Notes": "area", "Hits": "ticks-max"}, {"Notes": "a~b"}),
        "propertysheet;1Notes~4Hits;Properties;;0;;;;;",
        r"a\~b~",
    ),
    (traits.table(1, 2, ["a,b"]), "table;1;2;Table;;", r"a\,b,"),
    (traits.move_fixed("Up", CTRL_F, 0, 60), "translate;Up;70,130;0;60;false;0;0;0;0;", ""),
    (traits.pivot("Wheel", CTRL_F, 5, 5, angle=60), "pivot;Wheel;70,130;5;5;true;60.0;;;;0.0", ""),
    (
        traits.nonrect("M -10 -10 L 10 -10 L 10 10 L -10 10 Z"),
        "nonRect2;1.0;dM -10 -10 L 10 -10 L 10 10 L -10 10 Z N ",
        "",
    ),
    (traits.border("Active", (255, 0, 0)), "border;Active;;2;255,0,0;;AND", ""),
    (traits.marker(Side="Red", Home="0417"), "mark;Side,Home", "Red,0417"),
    (traits.prototype("Infantry"), "prototype;Infantry", ""),
    (traits.comment("a; b"), r"cmt;a\; b", ""),
    (traits.basic_piece("1 Rifle", gpid="7"), "piece;;;;1 Rifle", "null;0;0;7;0"),
    (
        traits.basic_piece("x", image="a/b.png", map="Main", x=3, y=4, properties={"UniqueID": "5"}),
        "piece;;;a/b.png;x",
        "Main;3;4;;1;UniqueID;5",
    ),
    (traits.prototype_end(), "piece;;;;", "null;0;0;;0"),
    (traits.mat("Deck"), "mat;Deck;", "0"),
    (traits.mat_cargo(), "matPiece;;true;0;0;;", "noMat"),
    (traits.action_button(CTRL_F, width=9, height=9), "button;70,130;0;0;9;9;;false;false;1;4;0;0;9;0;9;9;0;9", ""),
    (traits.deselect("Let go", CTRL_F), "deselect;Let go;70,130;;false;D", ""),
    (
        traits.multi_location("locZones", "To $LocationName$", GO),
        "locCommand;;locZones;;To $LocationName$;57344,0,go;true",
        "",
    ),
    (traits.message("hello", "Hello"), "locmsg;hello;;Hello", ""),
    (traits.basic_name("other"), "basicName;other", ""),
    (traits.play_sound("drum.wav", "Drum", CTRL_F), "playSound;drum.wav;Drum;70,130;false;;false", ""),
    (
        traits.attachment("att"),
        "attach;att;;;;;;;false;1;true;;-1;" + target() + ";;;;nothing;nothing;clear;false;false",
        "0",
    ),
]


@pytest.mark.parametrize(("trait", "type", "state"), WRITTEN, ids=[trait.kind for trait, *_ in WRITTEN])
def test_written(trait, type, state):
    assert trait == Trait(type, state)


@pytest.mark.parametrize(
    ("trait", "name"),
    [
        (traits.layer("Step", ["a.png"]), "Step"),
        (traits.rotate("Facing"), "Facing"),
        (traits.rotate_freely("Turn", "", ""), "Turn"),
        (traits.label("x", name="strength"), "strength"),
        (traits.dynamic_property("Loss"), "Loss"),
        (traits.mask("m.png", "Unknown"), "Unknown"),
        (traits.area_of_effect("zoc"), "zoc"),
        (traits.prototype("Infantry"), "Infantry"),
        (traits.basic_piece("1 Rifle"), "1 Rifle"),
        (traits.delete(), ""),
    ],
)
def test_a_trait_knows_its_name(trait, name):
    assert trait.name == name


def test_a_marker_has_the_names_of_its_properties_as_fields():
    assert traits.marker(Side="Red", Home="0417").fields == ["Side", "Home"]


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: traits.layer("Step", []), "has no images"),
        (lambda: traits.layer("Step", ["a.png"], level=2), "has levels 1 to 1, not 2"),
        (lambda: traits.layer("Step", ["a.png"], level_names=["", "x"]), "2 level names"),
        (lambda: traits.layer("Step", ["a.png"], active=False, always_active=True), "start inactive"),
        (lambda: traits.rotate("Facing", 6, facing=6), "facing 6 of 6"),
        (lambda: traits.send_to("Go", GO, "grid", grid_location="0417"), "needs a board and a grid_location"),
        (lambda: traits.send_to("Go", GO, "region"), "needs a region"),
        (lambda: traits.delete("Delete", "kill"), r"not a written key: 'kill' \(use .* named\('kill'\)\)"),
        (lambda: traits.mask("m.png", "?", by="player", owner="Red"), "access by side"),
        (lambda: traits.restricted_access("Red"), "a list of texts is wanted, not one text: 'Red'"),
        (lambda: traits.marker(), "at least one property"),
        (lambda: traits.markers({"a,b": 1}), "cannot stand in a property name"),
        (lambda: traits.nonrect("M 1 1 Q 2 2"), "not an outline"),
        (lambda: traits.action_button(CTRL_F), "neither a width and height nor the whole shape"),
        (lambda: traits.comment("ends in \\"), "ends in a backslash"),
    ],
)
def test_refused(make, message):
    with pytest.raises(ValueError, match=message):
        make()
