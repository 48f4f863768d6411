"""Buttons of the toolbar, some of which no toolbar shows, and the properties of the module that they change."""

from collections.abc import Iterable, Iterator

from .components import Attribute, Component, component
from .encoding import unseq


def silent_command(name: str, *, on: str, sent: str, of: str, when: str = "", single_report: bool = False) -> Component:
    """A global key command that no toolbar shows: on the key `on`, the key `sent` goes to the pieces of a target.

    `of`: `encoding.target`; `when`: an expression that the pieces must fulfil.
    """
    return component(
        "GlobalKeyCommand",
        name=name,
        buttonText="",
        tooltip="",
        icon="",
        buttonHotkey=on,
        hotkey=sent,
        target=of,
        filter=when,
        deckCount=0,
        reportSingle=single_report,
        reportFormat="",
    )


def command_button(
    title: str,
    *,
    on: str,
    sent: str,
    of: str,
    when: str,
    decks: int = 0,
    single_report: bool = False,
    report: str = "",
    tooltip: str = "",
    of_map: bool = False,
) -> Component:
    """The same as a button with a name on it; `decks`: the key goes to so many cards of each deck too.

    `of_map`: it belongs to a map, not to the module.
    """
    return component(
        "MassKeyCommand" if of_map else "GlobalKeyCommand",
        name=title,
        buttonText=title,
        tooltip=tooltip or title,
        buttonHotkey=on,
        hotkey=sent,
        icon="",
        target=of,
        filter=when,
        deckCount=decks,
        reportSingle=single_report,
        reportFormat=report,
    )


def action_button(name: str, text: str, on: str, *, icon: str = "", **does: Attribute) -> Component:
    """A button that does something by itself, such as `doReport` or `doHotkey`, on the key `on` too."""
    return component("DoActionButton", name=name, text=text, tooltip=name, icon=icon, hotkey=on, **does)


def menu(text: str, tooltip: str, buttons: Iterable[Component], **more: Attribute) -> Component:
    """A menu that gathers buttons of the same toolbar; those in a menu among them stand in that."""
    gathered = tuple(buttons)
    inside = {item for each in gathered for item in unseq(",", each.get("menuItems"))}
    items = tuple(text for each in gathered for text in _texts(each) if text not in inside)
    return component("ToolbarMenu", description=text, text=text, tooltip=tooltip, menuItems=items, **more)


_TEXTS = ("buttonText", "buttonName", "text", "label", "markUnmovedText", "inButtonText", "outButtonText")


def _texts(component: Component) -> Iterator[str]:
    """What stands on the buttons of a component, whatever its class calls that; a menu finds them by it."""
    return (text for name in _TEXTS if (text := component.get(name)))


def startup_key(name: str, on: str) -> Component:
    """What presses a key by itself whenever a game is opened."""
    return component(
        "StartupGlobalKeyCommand",
        name=name,
        whenToApply="everyLaunchOfSession",
        hotkeyOrKeyCommand="sendHotkey",
        globalHotkey=on,
    )


def remembered(
    name: str, value: str, description: str, *buttons: Component, numeric: bool = False, **limits: Attribute
) -> Component:
    """A property of the module, which it has from the start, with the buttons that change it."""
    return component(
        "GlobalProperty",
        *buttons,
        name=name,
        initialValue=value,
        description=description,
        isNumeric=numeric,
        **limits,
    )


def changes(text: str, on: str, changer: str, report: str, *, tooltip: str = "") -> Component:
    """A button that changes the property that it belongs to. `changer`: such as `encoding.set_to`."""
    return component(
        "ChangePropertyButton", text=text, tooltip=tooltip, icon="", hotkey=on, propChanger=changer, reportFormat=report
    )
