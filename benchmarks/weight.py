"""What a module weighs: its saved games, and how many traits and bytes a piece has in them. See README.md."""

import argparse
import io
import statistics
import zipfile
from pathlib import Path

from oobc.vassal import saves


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("module", type=Path)
    parser.add_argument("--traits", type=int, default=10, help="leave out pieces with fewer, such as texts on boards")
    options = parser.parse_args()
    print(f"{options.module.name}: {options.module.stat().st_size / 1e6:.1f} MB")
    print(f"{'':28}{'kB':>7}{'kB unpacked':>13}{'pieces':>8}{'traits':>8}{'bytes':>8}")
    with zipfile.ZipFile(options.module) as module:
        for name in module.namelist():
            if name.endswith(".vsav"):
                print(f"{name:28}{weight(module.read(name), options.traits)}")


def weight(content: bytes, least: int) -> str:
    """Of one saved game: its size, packed and not, its pieces, and the median of their traits and bytes."""
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        text = archive.getinfo("savedGame").file_size
    pieces = [each.piece for each in saves.read(content).pieces if len(each.piece.traits) >= least]
    traits = statistics.median(len(piece.traits) for piece in pieces)
    size = statistics.median(len(piece.definition()) for piece in pieces)
    return f"{len(content) / 1e3:7.0f}{text / 1e3:13.0f}{len(pieces):8}{traits:8.0f}{size:8.0f}"


if __name__ == "__main__":
    main()
