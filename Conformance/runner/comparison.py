"""Compares what was measured with what is expected, and says it in Markdown."""

from collections import Counter
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Report:
    """What came of one suite."""

    suite: object
    results: dict = field(default_factory=dict)  # test, to its result
    uncompiled: str = ""  # the compiler's first errors, if it does not compile

    def count(self, *states):
        return sum(result.state in states for result in self.results.values())

    @property
    def passed(self):
        return self.count("passed")

    @property
    def failed(self):
        return sum(result.is_failure for result in self.results.values())

    def differences(self):
        """One line for each thing that is not as expected; none without expected figures."""
        if self.uncompiled:
            return [f"{self.suite.name}: does not compile\n{self.uncompiled}"]
        expected = self.suite.expected
        if expected.passed is None:
            return []
        lines = []
        for test, result in sorted(self.results.items()):
            if result.is_failure and test not in expected.failed:
                lines.append(f"{self.suite.name}: {test} {result.state}: {result.message}")
            elif result.state == "passed" and test in expected.failed:
                lines.append(f"{self.suite.name}: {test} passes now; strike it off 'failed'")
        for test in expected.failed:
            if test not in self.results:
                lines.append(f"{self.suite.name}: {test} was expected to fail, and was not run")
        # Failures are told one by one; what is left are tests that are gone, new or skipped.
        recovered = sum(
            result.state == "passed" and test in expected.failed for test, result in self.results.items())
        broken = sum(
            result.is_failure and test not in expected.failed for test, result in self.results.items())
        if self.passed - recovered + broken != expected.passed:
            lines.append(
                f"{self.suite.name}: {self.passed} tests passed, {expected.passed} were expected")
        return lines


def recorded(entry, report):
    """`entry`, a suite of a description, with the figures of `report`; reasons that stood there stay."""
    reasons = entry.get("expected", {}).get("failed", {})
    return {
        **entry,
        "expected": {
            "passed": report.passed,
            "failed": {
                test: reasons.get(test, f"not settled: {result.state}: {result.message}"[:160])
                for test, result in sorted(report.results.items())
                if result.is_failure
            },
        },
    }


def table(reports):
    """A row for each suite, and one for all."""
    rows = ["| suite | at | passed | failed | why |", "|---|---|---|---|---|"]
    for report in reports:
        name = report.suite.repository or report.suite.name
        commit = f"`{report.suite.commit[:10]}`" if report.suite.commit else ""
        if report.uncompiled:
            rows.append(f"| {name} | {commit} | | | does not compile |")
        else:
            rows.append(f"| {name} | {commit} | {report.passed:,} | {report.failed:,} | {_why(report)} |")
    passed, failed = sum(r.passed for r in reports), sum(r.failed for r in reports)
    share = f"{passed / (passed + failed):.1%}" if passed + failed else ""
    rows.append(f"| **{len(reports)} suites** | | **{passed:,}** | **{failed:,}** | {share} |")
    return "\n".join(rows)


def _why(report):
    expected = report.suite.expected.failed
    reasons = Counter(
        expected.get(test, "not expected") for test, result in report.results.items() if result.is_failure)
    return ", ".join(
        f"{reason} ({count})" if count > 1 else reason for reason, count in sorted(reasons.items()))
