"""The ZIPs and their metadata (format: §1, §2, §15)."""

import io
import zipfile

import pytest

from oobc.vassal import archive, palette, traits
from oobc.vassal.components import component, game_module
from oobc.vassal.pieces import piece

ROOT = game_module(
    component(
        "PieceWindow",
        component(
            "ListWidget",
            component("PieceSlot", piece(name="Rifle", gpid="1").definition(), entryName="Rifle", gpid="1"),
            entryName="Blue",
        ),
        name="Counters",
    ),
    component(
        "PrototypesContainer",
        component("PrototypeDefinition", piece(traits.delete(), name="").definition(), name="unit"),
    ),
    name="Módule",
    version="1.0",
    description="About <it>",
    next_piece_slot_id=2,
)
PNG = b"\x89PNG\r\n\x1a\n"


def test_a_module_reads_back():
    module = archive.read_module(archive.module(ROOT, {"images/sub/a.png": PNG, "help/crt.html": b"<html>"}, saved=5))
    assert module.root == ROOT
    assert module.metadata == archive.Metadata("Módule", "1.0", "About <it>", saved=5)
    assert module.names == ("buildFile.xml", "help/crt.html", "images/sub/a.png", "moduledata")
    assert module.images == ("sub/a.png",)
    assert module.entry("images/sub/a.png") == PNG
    assert [(slot.name, slot.gpid, slot.piece.name) for slot in palette.slots(module.root)] == [("Rifle", "1", "Rifle")]
    assert list(palette.prototypes(module.root)) == ["unit"]


def test_a_module_is_read_from_a_path(tmp_path):
    path = tmp_path / "x.vmod"
    path.write_bytes(archive.module(ROOT, {}))
    assert archive.read_module(path).entry("moduledata").startswith(b"<?xml")


def test_metadata_is_as_the_engine_writes_it():
    assert archive.moduledata(archive.Metadata("Module", "1.0", "About it", saved=1_700_000_000_000)).decode() == (
        "<?xml version='1.0' encoding='UTF-8' standalone='no'?>\n"
        '<data version="1">\n<version>1.0</version>\n<extra1/>\n<extra2/>\n'
        "<VassalVersion>3.7.0</VassalVersion>\n<dateSaved>1700000000000</dateSaved>\n"
        "<description>About it</description>\n<name>Module</name>\n</data>\n"
    )


def test_a_save_has_no_name_and_an_extension_is_not_universal():
    metadata = archive.Metadata("Module", "1.0")
    assert b"<name>" not in archive.savedata(metadata)
    assert b"<universal>false</universal>" in archive.extensiondata(metadata)


def test_an_extension():
    root = component(
        "ModuleExtension",
        component("ExtensionElement", component("DiceButton"), target=""),
        module="Módule",
        moduleVersion="1.0",
        vassalVersion="3.7.0",
        version="0.1",
        description="more",
        nextPieceSlotId=1,
        extensionId="abc",
        anyModule=False,
    )
    read = archive.read_module(archive.extension(root, {}, archive.metadata_of(ROOT)))
    assert read.names == ("buildFile.xml", "extensiondata", "moduledata")
    assert read.metadata == archive.Metadata("", "0.1", "more")


def test_the_same_content_is_the_same_bytes_in_any_order():
    one = archive.zipped({"b": b"2", "a": b"1"})
    assert one == archive.zipped({"a": b"1", "b": b"2"})
    with zipfile.ZipFile(io.BytesIO(one)) as read:
        assert read.namelist() == ["a", "b"]
        assert {info.date_time for info in read.infolist()} == {(1980, 1, 1, 0, 0, 0)}


def test_pictures_are_stored_and_text_is_deflated():
    with zipfile.ZipFile(io.BytesIO(archive.zipped({"a.png": PNG, "a.svg": b"<svg/>", "s.vsav": b""}))) as read:
        assert {info.filename: info.compress_type for info in read.infolist()} == {
            "a.png": zipfile.ZIP_STORED,
            "a.svg": zipfile.ZIP_DEFLATED,
            "s.vsav": zipfile.ZIP_STORED,
        }


@pytest.mark.parametrize("path", ["", "/a", "a/", "a//b", "../a", "a\\b", "./a"])
def test_paths_stay_inside_the_archive(path):
    with pytest.raises(ValueError, match="not a path inside"):
        archive.zipped({path: b""})


def test_entries_made_here_cannot_be_given():
    with pytest.raises(ValueError, match="made here: moduledata"):
        archive.module(ROOT, {"moduledata": b""})


def test_a_very_old_module_is_read_too():
    read = archive.read_module(archive.zipped({"buildFile": b'<VASSAL.launch.BasicModule name="Old"/>'}))
    assert (read.root.get("name"), read.metadata) == ("Old", None)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"no zip", "not a ZIP"),
        (archive.zipped({"x": b""}), "no buildFile.xml"),
        (archive.zipped({"buildFile.xml": b"<a"}), "not well-formed"),
        (archive.zipped({"buildFile.xml": b"<a/>", "moduledata": b"<"}), "metadata is not well-formed"),
    ],
)
def test_what_is_no_module_is_refused(data, message):
    with pytest.raises(ValueError, match=message):
        archive.read_module(data)


def test_a_slot_without_a_piece_is_named():
    root = component("ListWidget", component("PieceSlot", "nonsense", entryName="Rifle"))
    with pytest.raises(ValueError, match="PieceSlot 'Rifle': not a piece definition"):
        list(palette.slots(root))


def test_the_root_must_be_what_the_file_is():
    with pytest.raises(ValueError, match="root of a module"):
        archive.module(component("Map"), {})
    with pytest.raises(ValueError, match="root of an extension"):
        archive.extension(ROOT, {}, archive.metadata_of(ROOT))
