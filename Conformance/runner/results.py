"""What XCTest and Swift Testing print, as results of tests."""

import json
import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Result:
    """How one test ended: `passed`, `failed`, `skipped`, `crashed` or `hung`, and what it said first."""

    state: str
    message: str = ""

    @property
    def is_failure(self):
        return self.state in ("failed", "crashed", "hung")


class XCTestOutput:
    """Reads the lines of XCTest on Linux as they come. Tests are named `Class.method`.

    A test may print tests of its own in the same form, as libraries do whose examples are no methods. They count in
    its place.
    """

    _event = re.compile(r"Test Case '(.+?)' (started|passed|failed|skipped)\b")
    _error = re.compile(r"^.*?:\d+: error: (.+?) : (.*)$")

    def __init__(self):
        self.results = {}
        self.begun = set()
        self._running = []
        self._groups = set()
        self._messages = {}

    def read(self, line):
        # What a test prints without an end of line stands before the event.
        if event := self._event.search(line):
            name, state = event.groups()
            if state == "started":
                self._begin(name)
            else:
                self._end(name, state)
        elif error := self._error.match(line):
            name, message = error.groups()
            self._messages.setdefault(name, message.strip())

    def interrupt(self, state):
        """The program ended by itself or was stopped: the test that ran is at fault. Tells whether one ran."""
        if not self._running:
            return False
        self._end(self._running[-1], state)
        self._running.clear()
        return True

    def _begin(self, name):
        self._groups.update(self._running)
        self.begun.add(name)
        self._running.append(name)

    def _end(self, name, state):
        if name in self._running:
            del self._running[self._running.index(name):]
        message = self._messages.pop(name, "")
        if name not in self._groups or (state != "passed" and message):
            self.results[name] = Result(state, message)


def listed(output):
    """The tests that XCTest's `--list-tests` names, as `Module.Class/method`, by `Class.method`."""
    return {
        line.split(".", 1)[1].replace("/", "."): line
        for line in map(str.strip, output.splitlines())
        if re.fullmatch(r"[^\s.]+\.[^\s/]+/\S+", line)
    }


class EventStream:
    """Reads the records that Swift Testing writes, one a line. Tests are named `Suite/function`."""

    def __init__(self):
        self.results = {}
        self._functions = {}
        self._issues = {}
        self._running = set()

    def read(self, line):
        record = json.loads(line)
        payload = record["payload"]
        if record["kind"] == "test":
            if payload["kind"] == "function":
                self._functions[payload["id"]] = _swift_testing_name(payload["id"])
            return
        test = payload.get("testID")
        kind = payload["kind"]
        if kind == "issueRecorded" and not payload.get("issue", {}).get("isKnown", False):
            self._issues.setdefault(test, " ".join(
                message["text"] for message in payload.get("messages", [])))
        if test not in self._functions:
            return
        name = self._functions[test]
        if kind == "testStarted":
            self._running.add(test)
        elif kind == "testSkipped":
            self.results[name] = Result("skipped")
        elif kind == "testEnded":
            self._running.discard(test)
            failed = test in self._issues
            self.results[name] = Result(
                "failed" if failed else "passed", self._issues.get(test, ""))

    def interrupt(self, state):
        """The program ended by itself or was stopped: whatever ran is at fault. Tells whether anything did."""
        for test in self._running:
            self.results[self._functions[test]] = Result(state, self._issues.get(test, ""))
        interrupted = bool(self._running)
        self._running.clear()
        return interrupted


def _swift_testing_name(identifier):
    """`Module.Suite/function()/File.swift:1:2` without its module and its place."""
    name = re.sub(r"/[^/]+\.swift:\d+:\d+$", "", identifier)
    return name.split(".", 1)[1] if "." in name.split("(", 1)[0] else name
