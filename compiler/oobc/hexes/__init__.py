"""Geometry of the map: which cells there are, what they are called, which touch, where they lie. Pure values."""
