"""Measured figures against expected ones."""

import unittest

from runner.comparison import Report, recorded, table
from runner.description import Expected, Suite
from runner.results import Result


def suite(passed, failed=None):
    return Suite("Shelf", "someone/Shelf", "0123456789abcdef", "5", [], [], {}, Expected(passed, failed or {}))


def report(expected, **states):
    return Report(expected, {name: Result(state, "why") for name, state in states.items()})


class DifferenceTests(unittest.TestCase):
    def test_none_when_all_is_as_expected(self):
        measured = report(suite(2, {"c": "no keyboard"}), a="passed", b="passed", c="failed")
        self.assertEqual(measured.differences(), [])

    def test_none_without_figures(self):
        self.assertEqual(report(suite(None), a="failed").differences(), [])

    def test_a_new_failure(self):
        self.assertEqual(report(suite(2), a="passed", b="failed").differences(), ["Shelf: b failed: why"])

    def test_a_crash(self):
        self.assertEqual(report(suite(1), a="crashed").differences(), ["Shelf: a crashed: why"])

    def test_a_known_failure_that_passes(self):
        self.assertEqual(
            report(suite(1, {"b": "no keyboard"}), a="passed", b="passed").differences(),
            ["Shelf: b passes now; strike it off 'failed'"])

    def test_a_known_failure_that_is_gone(self):
        self.assertEqual(
            report(suite(1, {"b": "no keyboard"}), a="passed").differences(),
            ["Shelf: b was expected to fail, and was not run"])

    def test_tests_that_are_gone_or_skipped(self):
        self.assertEqual(
            report(suite(3), a="passed", b="skipped").differences(),
            ["Shelf: 1 tests passed, 3 were expected"])

    def test_what_does_not_compile(self):
        measured = Report(suite(3), uncompiled="a.swift:1:2: error: no such module")
        self.assertEqual(
            measured.differences(), ["Shelf: does not compile\na.swift:1:2: error: no such module"])


class TableTests(unittest.TestCase):
    def test_a_row_for_each_suite_and_one_for_all(self):
        first = report(suite(1, {"b": "no keyboard", "c": "no keyboard"}), a="passed", b="failed", c="hung")
        self.assertEqual(table([first, Report(suite(1), uncompiled="no")]), """\
| suite | at | passed | failed | why |
|---|---|---|---|---|
| someone/Shelf | `0123456789` | 1 | 2 | no keyboard (2) |
| someone/Shelf | `0123456789` | | | does not compile |
| **2 suites** | | **1** | **2** | 33.3% |""")


class RecordingTests(unittest.TestCase):
    def test_keeps_reasons_and_drops_what_passes(self):
        entry = {"folder": "x", "expected": {"passed": 9, "failed": {"b": "no keyboard", "d": "old"}}}
        measured = report(suite(9), a="passed", b="failed", c="failed", d="passed")
        self.assertEqual(recorded(entry, measured), {
            "folder": "x",
            "expected": {
                "passed": 2, "failed": {"b": "no keyboard", "c": "not settled: failed: why"}}})


if __name__ == "__main__":
    unittest.main()
