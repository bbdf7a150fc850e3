"""The command line."""

import argparse
import json
import os
import re
import subprocess
import sys

from . import comparison, description, package, running

CHECKOUT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def main():
    arguments = _arguments()
    try:
        suites = description.read(arguments.suites, arguments.checkouts)
        # Stand-ins that read files of suites, such as recorded snapshots, find them there.
        os.environ["CONFORMANCE_CHECKOUTS"] = os.path.abspath(
            arguments.checkouts or os.path.dirname(arguments.suites))
        for name in arguments.names:
            if name not in suites:
                raise description.Mistake(
                    f"{arguments.suites}: no suite '{name}'; there are {', '.join(suites)}")
        chosen = arguments.names or list(suites)
        for name in chosen:
            absent = [path for module in suites[name].modules for path in module.paths if not os.path.exists(path)]
            if absent:
                raise description.Mistake(
                    f"{name}: there is no '{absent[0]}'; --checkouts names the folder in which the suites' folders are")
        workshop = package.Workshop(
            folder=os.path.abspath(arguments.work), checkout=CHECKOUT,
            program=os.path.abspath(arguments.program or _built()), jobs=arguments.jobs)
        reports = []
        for name in chosen:
            report = _run(suites[name], workshop)
            reports.append(report)
            print(f"{name}: {report.passed} passed, {report.failed} failed"
                  if not report.uncompiled else f"{name}: does not compile", file=sys.stderr)
    except description.Mistake as mistake:
        print(f"error: {mistake}", file=sys.stderr)
        return 2
    print(comparison.table(reports))
    if arguments.record:
        _record(arguments.suites, reports)
    differences = [line for report in reports for line in report.differences()]
    for line in differences:
        print(line, file=sys.stderr)
    return 1 if differences else 0


def _run(suite, workshop):
    try:
        package.prepare(suite, workshop)
        program = package.compile(suite, workshop)
    except package.Uncompiled as error:
        return comparison.Report(suite, uncompiled=_first_errors(str(error)))
    return comparison.Report(suite, running.run(program, workshop.package(suite), suite.skip))


def _first_errors(output, limit=12):
    """The compiler's first errors, each once; what it quotes of sources is indented."""
    errors = list(dict.fromkeys(re.findall(r"^\S.*\berror: .*$", output, re.MULTILINE)))
    more = [f"and {len(errors) - limit} more"] if len(errors) > limit else []
    return "\n".join(errors[:limit] + more) or output[-2000:]


def _record(path, reports):
    with open(path, encoding="utf-8") as file:
        document = json.load(file)
    for report in reports:
        if not report.uncompiled:
            entry = document["suites"][report.suite.name]
            document["suites"][report.suite.name] = comparison.recorded(entry, report)
    with open(path, "w", encoding="utf-8") as file:
        json.dump(document, file, indent=2, ensure_ascii=False)
        file.write("\n")


def _built():
    build = ["swift", "build", "--package-path", CHECKOUT, "--product", "render-anim"]
    subprocess.run(build, stdout=sys.stderr, check=True)
    where = subprocess.run([*build, "--show-bin-path"], capture_output=True, text=True, check=True)
    return os.path.join(where.stdout.strip(), "render-anim")


def _arguments():
    parser = argparse.ArgumentParser(
        prog="script/conformance",
        description="Runs iOS packages' own tests on Linux, against the UIKit of this checkout, and compares "
        "the figures with those that are expected. Prints a table in Markdown; ends with 1 if anything differs, "
        "with 2 if the description is wrong.")
    parser.add_argument("names", metavar="[SUITES.json] NAME", nargs="*",
                        help="the description of the suites, Conformance/suites.json if none is given, and suites "
                        "to run; all of them if none is named")
    parser.add_argument("--checkouts", metavar="DIR", help="where the suites' folders are, if not beside SUITES.json")
    parser.add_argument("--jobs", metavar="N", type=int, default=os.cpu_count(), help="compilers at once")
    parser.add_argument(
        "--work", metavar="DIR", default=os.path.join(CHECKOUT, ".build", "conformance"),
        help="where packages are written and built; .build/conformance by itself")
    parser.add_argument("--program", metavar="FILE", default=os.environ.get("PROGRAM"),
                        help="a built render-anim; PROGRAM by itself, and built if there is none")
    parser.add_argument("--record", action="store_true",
                        help="write the figures into SUITES.json as those that are expected")
    arguments = parser.parse_args()
    arguments.suites = os.path.join(CHECKOUT, "Conformance", "suites.json")
    if arguments.names and arguments.names[0].endswith(".json"):
        arguments.suites = arguments.names.pop(0)
    return arguments
