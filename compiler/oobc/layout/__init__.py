"""Where things lie, worked out once for all outputs: boxes on boards, parts of a map, pieces at the start."""
