"""Buttons of the toolbar, some of which no toolbar shows, and the properties of the module that they change."""

from .components import Attribute, Component, component


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
    title: str, *, on: str, sent: str, of: str, when: str, decks: int = 0, single_report: bool = False, report: str = ""
) -> Component:
    """The same as a button with a name on it; `decks`: the key goes to so many cards of each deck too."""
    return component(
        "GlobalKeyCommand",
        name=title,
        buttonText=title,
        tooltip=title,
        buttonHotkey=on,
        hotkey=sent,
        icon="",
        target=of,
        filter=when,
        deckCount=decks,
        reportSingle=single_report,
        reportFormat=report,
    )


def action_button(name: str, text: str, on: str, **does: Attribute) -> Component:
    """A button that does something by itself, such as `doReport` or `doHotkey`, on the key `on` too."""
    return component("DoActionButton", name=name, text=text, tooltip=name, icon="", hotkey=on, **does)


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
