"""Runs iOS packages' own tests on Linux and compares what comes out with what is expected."""
