"""Pictures of counters, maps and cards. One drawing, a typst template, gives pixels, vector and SVG."""
