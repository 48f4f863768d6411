"""A view and its template belong together."""

from importlib import import_module

from oobc.art.views import Page, View
from oobc.resources import templates

WITH_VIEWS = ("oobc.art.boards", "oobc.art.counters", "oobc.art.map_views", "oobc.outputs.print")


def test_each_template_that_is_given_something_has_one_view() -> None:
    for module in WITH_VIEWS:
        import_module(module)
    every = [each for each in (*View.__subclasses__(), *Page.__subclasses__()) if each.__module__.startswith("oobc.")]
    drawn = {(each.__module__, each.__name__): each.template for each in every if hasattr(each, "template")}
    read = [path for path in templates().rglob("*.typ") if "sys.inputs.data" in path.read_text(encoding="utf-8")]
    assert sorted(drawn.values()) == sorted(path.relative_to(templates()).as_posix() for path in read)
