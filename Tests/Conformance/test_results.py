"""What test libraries print, read as results."""

import json
import unittest

from runner.results import EventStream, XCTestOutput, listed


def read(text):
    output = XCTestOutput()
    for line in text.splitlines():
        output.read(line)
    return output


class XCTestOutputTests(unittest.TestCase):
    def test_reads_states_and_the_first_message(self):
        output = read("""\
Test Suite 'ATests' started at 2026-01-01 10:00:00.000
Test Case 'ATests.testRight' started at 2026-01-01 10:00:00.000
Test Case 'ATests.testRight' passed (0.1 seconds)
Test Case 'ATests.testWrong' started at 2026-01-01 10:00:00.000
/a/ATests.swift:7: error: ATests.testWrong : XCTAssertEqual failed: ("1") is not equal to ("2") - first
/a/ATests.swift:8: error: ATests.testWrong : XCTAssertTrue failed - second
Test Case 'ATests.testWrong' failed (0.1 seconds)
Test Case 'ATests.testLater' skipped (0.1 seconds)
""")
        self.assertEqual({name: r.state for name, r in output.results.items()}, {
            "ATests.testRight": "passed", "ATests.testWrong": "failed", "ATests.testLater": "skipped"})
        self.assertEqual(
            output.results["ATests.testWrong"].message,
            'XCTAssertEqual failed: ("1") is not equal to ("2") - first')

    def test_finds_events_behind_what_a_test_printed(self):
        output = read("Test Case 'A.t' started at now\nhelloTest Case 'A.t' passed (0 seconds)\n")
        self.assertEqual(output.results["A.t"].state, "passed")

    def test_blames_the_test_that_ran_for_a_crash(self):
        output = read("""\
Test Case 'A.testFirst' started at now
Test Case 'A.testFirst' passed (0 seconds)
Test Case 'A.testSecond' started at now
Fatal error: index out of range
""")
        self.assertTrue(output.interrupt("crashed"))
        self.assertEqual(output.results["A.testSecond"].state, "crashed")
        self.assertEqual(output.results["A.testFirst"].state, "passed")
        self.assertFalse(output.interrupt("crashed"))

    def test_counts_tests_that_a_test_prints_in_its_place(self):
        output = read("""\
Test Case 'Specs.testAll' started at now
Test Case 'a shelf / is empty' started at now
Test Case 'a shelf / is empty' passed (0 seconds)
Test Case 'a shelf / is full' started at now
a.swift:1: error: a shelf / is full : expected 3
Test Case 'a shelf / is full' failed (0 seconds)
Test Case 'Specs.testAll' passed (0 seconds)
""")
        self.assertEqual({name: r.state for name, r in output.results.items()}, {
            "a shelf / is empty": "passed", "a shelf / is full": "failed"})
        self.assertEqual(output.results["a shelf / is full"].message, "expected 3")

    def test_reads_the_list_of_tests(self):
        self.assertEqual(
            listed("Listing 2 tests in AllTests.xctest:\n\nATests.Shelf/testOne\nATests.Shelf/testTwo\n"),
            {"Shelf.testOne": "ATests.Shelf/testOne", "Shelf.testTwo": "ATests.Shelf/testTwo"})


class EventStreamTests(unittest.TestCase):
    identifier = "ShelfTests.Layout/ends(at:)/Layout.swift:9:4"

    def stream(self, *events):
        stream = EventStream()
        stream.read(json.dumps({
            "version": 0, "kind": "test",
            "payload": {"kind": "function", "id": self.identifier, "name": "ends(at:)"}}))
        for kind, more in events:
            stream.read(json.dumps({
                "version": 0, "kind": "event",
                "payload": {"kind": kind, "testID": self.identifier, "messages": [], **more}}))
        return stream

    def test_passes_without_issues(self):
        stream = self.stream(("testStarted", {}), ("testEnded", {}))
        self.assertEqual({n: r.state for n, r in stream.results.items()}, {"Layout/ends(at:)": "passed"})

    def test_fails_with_its_first_issue(self):
        stream = self.stream(
            ("testStarted", {}),
            ("issueRecorded", {"issue": {"isKnown": False}, "messages": [{"symbol": "fail", "text": "a > b"}]}),
            ("issueRecorded", {"issue": {"isKnown": False}, "messages": [{"symbol": "fail", "text": "c"}]}),
            ("testEnded", {}))
        self.assertEqual(stream.results["Layout/ends(at:)"].state, "failed")
        self.assertEqual(stream.results["Layout/ends(at:)"].message, "a > b")

    def test_passes_with_known_issues(self):
        stream = self.stream(
            ("testStarted", {}), ("issueRecorded", {"issue": {"isKnown": True}}), ("testEnded", {}))
        self.assertEqual(stream.results["Layout/ends(at:)"].state, "passed")

    def test_blames_what_ran_for_a_stop(self):
        stream = self.stream(("testStarted", {}))
        self.assertTrue(stream.interrupt("hung"))
        self.assertEqual(stream.results["Layout/ends(at:)"].state, "hung")


if __name__ == "__main__":
    unittest.main()
