"""The folder in which all suites are built."""

import os
import tempfile
import unittest

from runner import package
from runner.description import Expected, Mistake, Module, Suite


class SharedFolderTests(unittest.TestCase):
    def test_modules_of_other_suites_cannot_be_imported(self):
        with tempfile.TemporaryDirectory() as folder:
            for place in ["packages/Grid/Sources/os", "packages/Grid/Sources/Grid", "packages/Shelf/Sources/Shelf"]:
                os.makedirs(os.path.join(folder, place))
            modules = os.path.join(folder, "build", "debug", "Modules")
            os.makedirs(modules)
            for name in ["os", "Grid", "Shelf", "UIKit"]:
                open(os.path.join(modules, f"{name}.swiftmodule"), "w").close()
            shelf = Suite(
                "Shelf", "", "", "5", [Module("Shelf", [], False, [], [], {}, [], [])], [], {}, Expected(None))
            package._hide_modules_of_others(shelf, package.Workshop(folder, "", "", 1))
            self.assertEqual(sorted(os.listdir(modules)), ["Shelf.swiftmodule", "UIKit.swiftmodule"])

    def test_edits_are_made_in_lowered_files_and_have_to_be_found(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "Tests.swift")
            with open(path, "w", encoding="utf-8") as file:
                file.write("a(1)\nfunc gone() {\n}\nb()\n")
            package._edit(path, {r"a\((\d)\)": r"c(\1)", r"(?s)func gone.*?\n}\n": ""}, "Grid")
            with open(path, encoding="utf-8") as file:
                self.assertEqual(file.read(), "c(1)\nb()\n")
            with self.assertRaisesRegex(Mistake, "Grid: nothing is like"):
                package._edit(path, {"func gone": ""}, "Grid")
            with self.assertRaisesRegex(Mistake, "Grid: No such file"):
                package._edit(path + "x", {}, "Grid")


if __name__ == "__main__":
    unittest.main()
