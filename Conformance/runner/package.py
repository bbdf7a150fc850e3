"""A suite as a Swift package on Linux: its sources and tests lowered, and a manifest of our own."""

import glob
import json
import os
import re
import shutil
import subprocess
from dataclasses import dataclass

from .description import Mistake


@dataclass(frozen=True)
class Workshop:
    """Where packages are made, and with what."""

    folder: str  # of packages and of the one build folder that all share
    checkout: str  # of the package that has the product UIKit
    program: str  # render-anim
    jobs: int  # compilers at once

    @property
    def build(self):
        return os.path.join(self.folder, "build")

    def package(self, suite):
        return os.path.join(self.folder, "packages", suite.name)


class Uncompiled(Exception):
    """The compiler's messages for a suite that does not compile."""


def prepare(suite, workshop):
    """Writes the package of `suite`; files that are as they were are left alone."""
    folder = workshop.package(suite)
    for module in suite.modules:
        for path in module.paths:
            if not os.path.exists(path):
                raise Mistake(f"{suite.name}: there is no '{path}'; is it checked out?")
        _lower(module, suite, os.path.join(folder, _place(module)), workshop)
    for kind in ["Sources", "Tests"]:
        _remove_all_but([_place(module) for module in suite.modules], folder, kind)
    _write(os.path.join(folder, "Package.swift"), manifest(suite, workshop.checkout))


def compile(suite, workshop):
    """Compiles the package of `suite` with its tests, and gives the program that runs them."""
    _hide_modules_of_others(suite, workshop)
    build = subprocess.run(
        ["swift", "build", "--build-tests", "--package-path", workshop.package(suite),
         "--scratch-path", workshop.build, "--jobs", str(workshop.jobs)],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    if build.returncode:
        raise Uncompiled(build.stdout)
    return os.path.join(workshop.build, "debug", f"{suite.name}PackageTests.xctest")


def manifest(suite, checkout):
    """The text of the package's manifest: one target for each module, each with the product UIKit."""
    targets = "\n".join(_target(module) for module in suite.modules)
    packages = "".join(f"\n    {line}," for line in suite.packages)
    return f"""// swift-tools-version: 6.0
import PackageDescription

let uiKit: Target.Dependency = .product(name: "UIKit", package: "render-anim")
// What UIKit brings along, named so that its changes are noticed.
let core: Target.Dependency = .product(name: "UIKitCore", package: "render-anim")
let package = Package(
  name: {json.dumps(suite.name)},
  dependencies: [
    .package(name: "render-anim", path: {json.dumps(checkout)}),{packages}
  ],
  targets: [
{targets}
  ],
  swiftLanguageModes: [.version({json.dumps(suite.language)})])
"""


def _target(module):
    kind = "testTarget" if module.tests else "target"
    dependencies = ["uiKit", "core"] + [json.dumps(used) for used in module.uses] + [
        f".product(name: {json.dumps(product)}, package: {json.dumps(package)})"
        for product, package in module.products
    ]
    # The warnings are their authors' to heed.
    flags = ["-suppress-warnings"]
    for name in module.imports:
        flags += ["-Xfrontend", "-import-module", "-Xfrontend", name]
    return (
        f"    .{kind}(\n      name: {json.dumps(module.name)}, "
        f"dependencies: [{', '.join(dependencies)}],\n      path: {json.dumps(_place(module))},\n"
        f"      swiftSettings: [.unsafeFlags({json.dumps(flags)})]),"
    )


def _place(module):
    return f"{'Tests' if module.tests else 'Sources'}/{module.name}"


def _lower(module, suite, output, workshop):
    others = [path for other in suite.modules if other is not module for path in other.paths]
    arguments = [workshop.program, "lower", "--quiet", *module.paths, "--output", output]
    for path in others:
        arguments += ["--with", path]
    for path in module.exclude:
        arguments += ["--exclude", path]
    for name in module.without:
        arguments += ["--without", name]
    lowering = subprocess.run(
        arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    if lowering.returncode:
        raise Uncompiled(lowering.stdout)
    for path, edits in module.edits.items():
        _edit(os.path.join(output, path), edits, f"{suite.name}.{module.name}: {path}")


def _edit(path, edits, place):
    """Makes replacements in a lowered file; each pattern has to be found."""
    try:
        with open(path, encoding="utf-8") as file:
            text = file.read()
    except OSError as error:
        raise Mistake(f"{place}: {error.strerror}") from error
    for pattern, replacement in edits.items():
        text, count = re.subn(pattern, replacement, text)
        if not count:
            raise Mistake(f"{place}: nothing is like {pattern!r}")
    _write(path, text)


def _hide_modules_of_others(suite, workshop):
    """Removes what other suites' modules left in the build folder, or `#if canImport(…)` would find them."""
    own = {module.name for module in suite.modules}
    packages = os.path.join(workshop.folder, "packages")
    for place in glob.glob(os.path.join(glob.escape(packages), "*", "*", "*", "")):
        name = os.path.basename(os.path.dirname(place))
        module = os.path.join(workshop.build, "debug", "Modules", f"{name}.swiftmodule")
        if name not in own and os.path.exists(module):
            os.remove(module)


def _remove_all_but(places, folder, kind):
    parent = os.path.join(folder, kind)
    for name in os.listdir(parent) if os.path.isdir(parent) else []:
        if f"{kind}/{name}" not in places:
            shutil.rmtree(os.path.join(parent, name))


def _write(path, text):
    if os.path.exists(path):
        with open(path, encoding="utf-8") as file:
            if file.read() == text:
                return
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
