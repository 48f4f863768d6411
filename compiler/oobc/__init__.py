"""oobc, the order-of-battle compiler: board wargames from plain text to modules, cards and a rules site."""

__version__ = "0.1.0"
