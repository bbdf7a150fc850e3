"""Runs the compiled tests of a suite to the end, whatever some of them do to the program that runs them."""

import os
import re
import selectors
import subprocess
import tempfile
import time

from .results import EventStream, Result, XCTestOutput, listed

# Seconds without a word after which a test is taken to hang.
PATIENCE = 120
# As many bytes of arguments as fit well below the 128 KiB that Linux takes in one.
ARGUMENT = 100_000


def run(program, folder, skip=()):
    """The results of all tests in `program` but those to `skip`, by name."""
    return {
        **_xctest(program, folder, skip),
        **_swift_testing(program, folder, skip),
    }


def _xctest(program, folder, skip):
    names = listed(subprocess.run(
        [program, "--list-tests"], cwd=folder, capture_output=True, text=True, errors="replace").stdout)
    left = {name: test for name, test in names.items() if name not in skip}
    output = XCTestOutput()
    while left:
        batch = _batch(left)
        state = _follow([program, ",".join(batch.values())], folder, output.read)
        interrupted = output.interrupt(state or "crashed")
        for name in batch:
            if name in output.begun:
                del left[name]
            elif not interrupted:
                # The program ended in between tests, or before the first: whatever is left has no chance.
                del left[name]
                output.results[name] = Result("crashed", "did not run")
    return output.results


def _batch(tests):
    batch, length = {}, 0
    for name, test in tests.items():
        length += len(test) + 1
        if length > ARGUMENT:
            break
        batch[name] = test
    return batch


def _swift_testing(program, folder, skip):
    with tempfile.TemporaryDirectory() as temporary:
        path = os.path.join(temporary, "events")
        state = _follow(
            [program, "--testing-library", "swift-testing", "--no-parallel",
             "--event-stream-output-path", path, "--event-stream-version", "0",
             *(argument for name in skip for argument in ("--skip", re.escape(name)))],
            folder, lambda line: None)
        events = EventStream()
        if os.path.exists(path):
            with open(path, encoding="utf-8") as file:
                for line in file:
                    if line.endswith("\n"):  # a crash cuts the last one short
                        events.read(line)
        events.interrupt(state or "crashed")
    return {name: result for name, result in events.results.items() if name not in skip}


def _follow(arguments, folder, read):
    """Runs a program and reads its lines; gives `hung` if it had to be stopped, else None."""
    process = subprocess.Popen(
        arguments, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL)
    selector = selectors.DefaultSelector()
    selector.register(process.stdout, selectors.EVENT_READ)
    rest, heard = b"", time.monotonic()
    while True:
        if selector.select(timeout=1):
            data = os.read(process.stdout.fileno(), 65536)
            if not data:
                process.wait()
                return None
            heard = time.monotonic()
            *lines, rest = (rest + data).split(b"\n")
            for line in lines:
                read(line.decode("utf-8", "replace"))
        elif time.monotonic() - heard > PATIENCE:
            process.kill()
            process.wait()
            return "hung"
