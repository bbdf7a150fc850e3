"""What is to be run: a JSON file that lists suites, read whole and checked before anything is built."""

import json
import os
import re
from dataclasses import dataclass, field


class Mistake(Exception):
    """Something in the description, or in what it names, that its author can put right."""


@dataclass(frozen=True)
class Module:
    """A target of a suite: one module's sources, or its tests."""

    name: str
    paths: list  # absolute
    tests: bool
    uses: list  # names of modules of the suite that it imports
    products: list  # (product, package) of other packages
    exclude: dict  # path below one of `paths`, to why it is left out
    without: list  # modules whose imports are left out
    imports: list  # modules that every file imports, as by the umbrella header of a framework
    edits: dict = field(default_factory=dict)  # path below one of `paths`, to replacements by regular expressions


@dataclass(frozen=True)
class Expected:
    """The figures that a run is compared with."""

    passed: int | None  # None: no figures yet
    failed: dict = field(default_factory=dict)  # test, to why it fails


@dataclass(frozen=True)
class Suite:
    """A library with the tests that its authors wrote for it."""

    name: str
    repository: str
    commit: str
    language: str  # the version of Swift that the sources are written in
    modules: list
    packages: list  # lines of a manifest's `dependencies`
    skip: dict  # test, to why it is not run
    expected: Expected


def read(path, checkouts=None):
    """The suites that the file at `path` lists, by name, in its order.

    Folders of suites are relative to `checkouts`, or to the file where that is None.
    """
    try:
        with open(path, encoding="utf-8") as file:
            description = json.load(file)
    except OSError as error:
        raise Mistake(f"{path}: {error.strerror}") from error
    except json.JSONDecodeError as error:
        raise Mistake(f"{path}:{error.lineno}:{error.colno}: {error.msg}") from error
    table = _Table(description, path, "")
    beside = os.path.dirname(os.path.abspath(path))
    suites = {
        name: _suite(name, suite, beside, checkouts or beside)
        for name, suite in table.tables("suites").items()
    }
    table.end()
    return suites


def _suite(name, table, beside, checkouts):
    folder = os.path.join(checkouts, table.take("folder", str, "."))
    suite = Suite(
        name=name,
        repository=table.take("repository", str, ""),
        commit=table.take("commit", str, ""),
        language=table.take("language", str, "5"),
        modules=[
            _module(module, entry, beside, folder)
            for module, entry in table.tables("modules").items()
        ],
        packages=table.take("packages", list, []),
        skip=table.take("skip", dict, {}),
        expected=_expected(table.table("expected")),
    )
    names = [module.name for module in suite.modules]
    for module in suite.modules:
        for used in module.uses:
            if used not in names:
                raise Mistake(f"{table.place}.modules.{module.name}: no module '{used}' in the suite")
    if not any(module.tests for module in suite.modules):
        raise Mistake(f"{table.place}: none of its modules has \"tests\": true")
    table.end()
    return suite


def _module(name, table, beside, folder):
    # Sources of one's own, such as stand-ins for what Linux lacks, lie beside the description.
    paths = [os.path.join(folder, path) for path in table.take("paths", list, [])]
    paths += [os.path.join(beside, path) for path in table.take("own", list, [])]
    if not paths:
        raise Mistake(f"{table.place}: neither 'paths' nor 'own' names any sources")
    module = Module(
        name=name,
        paths=[os.path.abspath(path) for path in paths],
        tests=table.take("tests", bool, False),
        uses=table.take("uses", list, []),
        products=[tuple(product.split("/")) for product in table.take("products", list, [])],
        exclude=table.take("exclude", dict, {}),
        without=table.take("without", list, []),
        imports=table.take("imports", list, []),
        edits=table.take("edits", dict, {}),
    )
    for path, edits in module.edits.items():
        for pattern in edits:
            try:
                re.compile(pattern)
            except re.error as error:
                raise Mistake(f"{table.place}.edits: '{path}': {pattern!r}: {error}") from error
    table.end()
    return module


def _expected(table):
    expected = Expected(
        passed=table.take("passed", int, None), failed=table.take("failed", dict, {}))
    table.end()
    return expected


class _Table:
    """A JSON object whose keys are taken one by one, so that those left over are known to be mistakes."""

    def __init__(self, value, path, place):
        if not isinstance(value, dict):
            raise Mistake(f"{path}: {place or 'the file'} is no object")
        self.path, self.key = path, place
        self._rest = dict(value)

    @property
    def place(self):
        return f"{self.path}: {self.key}" if self.key else self.path

    def take(self, key, kind, *default):
        if key not in self._rest:
            if default:
                return default[0]
            raise Mistake(f"{self.place}: '{key}' is missing")
        value = self._rest.pop(key)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            names = {str: "a string", list: "a list", dict: "an object", int: "a number", bool: "true or false"}
            raise Mistake(f"{self.place}: '{key}' is not {names[kind]}")
        return value

    def table(self, key):
        return _Table(self.take(key, dict, {}), self.path, f"{self.key}.{key}".lstrip("."))

    def tables(self, key):
        values = self.take(key, dict)
        return {
            name: _Table(value, self.path, f"{self.key}.{key}.{name}".lstrip("."))
            for name, value in values.items()
        }

    def end(self):
        for key in self._rest:
            raise Mistake(f"{self.place}: unknown key '{key}'")
