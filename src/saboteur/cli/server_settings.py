"""The settings of a server as people give them: a flag for each, variables of the environment, and one sentence for a
mistake in either."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from saboteur.cli.argument_parser import Parser
from saboteur.cli.commands import Tell
from saboteur.cli.usage_error import BadInput
from saboteur.sentences import clipped, sentence

if TYPE_CHECKING:
    from saboteur.server.settings import BadSetting, Settings, UnknownVariable

LONGEST_QUOTE: Final = 60
"""Characters of a wrong value that are repeated."""


def add_flags(parser: Parser, tell: Tell) -> None:
    """A flag for every setting, in groups."""
    from saboteur.server.setting_kinds import ON_OR_OFF
    from saboteur.server.settings import GROUPS, flag_of, flags, is_switch, kind_of

    for group in GROUPS:
        listed = parser.add_argument_group(tell(f"help-serve-group-{group}"))
        for name in flags(group):
            choices = kind_of(name).choices
            metavar = "{" + ",".join(choices) + "}" if choices else name.upper()
            alone: dict[str, Any] = {"nargs": "?", "const": ON_OR_OFF[0]} if is_switch(name) else {}
            listed.add_argument(flag_of(name), **alone, metavar=metavar, help=help_of(name, tell))


def help_of(name: str, tell: Tell) -> str:
    """What `--help` says about a setting, with its default."""
    from saboteur.server.settings import default_text, flag_of

    return tell(f"help-serve-{flag_of(name)[2:]}", default=default_text(name))


def environment_of(files: list[str]) -> dict[str, str]:
    """The variables of the files in their order; of this process, if there is no file."""
    from saboteur.cli.environment_files import OpenQuote, variables_in

    if not files:
        return dict(os.environ)
    variables: dict[str, str] = {}
    for name in files:
        try:
            variables |= variables_in(Path(name))
        except OSError as failure:
            file = failure.filename or name  # perhaps one that the unit names
            raise BadInput(sentence("serve-no-file", file=str(file), why=failure.strerror or str(failure))) from None
        except UnicodeDecodeError as failure:
            raise BadInput(sentence("serve-no-file", file=name, why=failure.reason)) from None
        except OpenQuote as failure:
            file, line = failure.line.file, failure.line.number
            raise BadInput(sentence("serve-open-quote", file=str(file), line=line)) from None
    return variables


def settings_of(given: Namespace) -> Settings:
    """The settings that the environment and the flags name. Raises BadInput for a value that cannot be used."""
    from saboteur.server.settings import flags

    return settings_from(os.environ, {name: text for name in flags() if (text := getattr(given, name)) is not None})


def settings_from(environment: Mapping[str, str], texts: Mapping[str, str]) -> Settings:
    """The same from an environment and from texts by the names of settings."""
    from saboteur.server.settings import BadSetting, UnknownVariable, changed, checked, read_environment

    try:
        return checked(changed(read_environment(environment), texts))
    except BadSetting as mistake:
        raise BadInput(told_setting(mistake)) from None
    except UnknownVariable as mistake:
        raise BadInput(told_variable(mistake)) from None


def told_setting(mistake: BadSetting) -> str:
    """What is wrong with a setting, by its flag and its variable, and what it must be."""
    from saboteur.server.settings import flag_of, flags, variable_of

    why = sentence(f"serve-wants-{mistake.wanted}", **mistake.arguments)
    text, variable = clipped(mistake.text, LONGEST_QUOTE), variable_of(mistake.name)
    if "\n" in mistake.text:
        first = clipped(mistake.text.partition("\n")[0], LONGEST_QUOTE)
        return sentence("serve-many-lines", variable=variable, text=first)
    if mistake.name not in flags():
        return sentence("serve-bad-variable", variable=variable, text=text, why=why)
    return sentence("serve-bad-setting", name=flag_of(mistake.name), variable=variable, text=text, why=why)


def told_variable(mistake: UnknownVariable) -> str:
    """Which variable is none of ours, and which one was meant."""
    if mistake.nearest is None:
        return sentence("serve-unknown-variable", variable=mistake.variable)
    return sentence("serve-unknown-variable-near", variable=mistake.variable, nearest=mistake.nearest)
