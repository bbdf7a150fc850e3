"""The folder in which all suites are built."""

import os
import tempfile
import unittest

from runner import package
from runner.description import Expected, Module, Suite


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


if __name__ == "__main__":
    unittest.main()
