"""Descriptions of suites, and the manifests that are made of them."""

import json
import os
import tempfile
import unittest

from runner.description import Mistake, read
from runner.package import manifest

SUITE = {
    "folder": "Shelf",
    "modules": {
        "Shelf": {"paths": ["Sources"], "exclude": {"Mac": "for macOS"}},
        "ShelfTests": {"paths": ["Tests"], "own": ["Mocks"], "uses": ["Shelf"], "tests": True},
    },
    "expected": {"passed": 2},
}


class DescriptionTests(unittest.TestCase):
    def setUp(self):
        self._temporary = tempfile.TemporaryDirectory()
        self.addCleanup(self._temporary.cleanup)
        self.folder = self._temporary.name

    def read(self, text, **options):
        path = os.path.join(self.folder, "suites.json")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text if isinstance(text, str) else json.dumps({"suites": {"Shelf": text}}))
        return read(path, **options)["Shelf"]

    def assertMistake(self, text, message):
        with self.assertRaises(Mistake) as caught:
            self.read(text)
        self.assertIn(message, str(caught.exception))

    def test_folders_are_beside_the_file_or_among_checkouts(self):
        self.assertEqual(self.read(SUITE).modules[0].paths, [os.path.join(self.folder, "Shelf", "Sources")])
        tests = self.read(SUITE, checkouts="/checkouts").modules[1]
        self.assertEqual(tests.paths, ["/checkouts/Shelf/Tests", os.path.join(self.folder, "Mocks")])

    def test_mistakes_say_where_they_are(self):
        self.assertMistake("{", "suites.json:1:2: ")
        self.assertMistake({**SUITE, "folders": "x"}, "suites.Shelf: unknown key 'folders'")
        self.assertMistake({**SUITE, "folder": 3}, "suites.Shelf: 'folder' is not a string")
        self.assertMistake({**SUITE, "expected": {"passed": True}}, "suites.Shelf.expected: 'passed' is not a number")
        self.assertMistake({**SUITE, "modules": {"A": {"paths": ["a"]}}}, "none of its modules has \"tests\": true")
        self.assertMistake(
            {**SUITE, "modules": {"A": {"paths": ["a"], "tests": True, "uses": ["B"]}}},
            "modules.A: no module 'B' in the suite")
        self.assertMistake({**SUITE, "modules": {"A": {"tests": True}}}, "neither 'paths' nor 'own'")

    def test_a_file_that_is_not_there(self):
        with self.assertRaises(Mistake) as caught:
            read(os.path.join(self.folder, "none.json"))
        self.assertIn("none.json: No such file", str(caught.exception))

    def test_an_umbrella_header_is_flags_of_the_compiler(self):
        modules = {**SUITE["modules"], "Shelf": {"paths": ["Sources"], "imports": ["UIKit"]}}
        self.assertIn(
            '"-Xfrontend", "-import-module", "-Xfrontend", "UIKit"])',
            manifest(self.read({**SUITE, "modules": modules}), "/render-anim"))

    def test_the_language_is_that_of_the_sources(self):
        self.assertIn('[.version("5")]', manifest(self.read(SUITE), "/render-anim"))
        self.assertIn('[.version("4")]', manifest(self.read({**SUITE, "language": "4"}), "/render-anim"))

    def test_the_manifest_has_a_target_for_each_module(self):
        text = manifest(self.read({**SUITE, "packages": ['.package(path: "../Numbers")']}), "/render-anim")
        self.assertIn('.package(name: "render-anim", path: "/render-anim")', text)
        self.assertIn('.package(path: "../Numbers"),', text)
        self.assertIn('.target(\n      name: "Shelf", dependencies: [uiKit, core]', text)
        self.assertIn('.testTarget(\n      name: "ShelfTests", dependencies: [uiKit, core, "Shelf"]', text)


if __name__ == "__main__":
    unittest.main()
