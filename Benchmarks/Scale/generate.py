#!/usr/bin/env python3
"""Writes scenarios of 64 kinds: generate.py FOLDER [COUNT], 1,000 by default.

Eight layouts, each with eight timelines; those of one kind differ in colours, counts and sizes, as the screens of an app do. Every
scenario includes one of 16 files of cells, each of which so has about 60 users. The same count gives the same bytes.
"""
import pathlib
import sys

folder = pathlib.Path(sys.argv[1])
count = int(sys.argv[2]) if len(sys.argv) > 2 else 1000

COLORS = ["systemBlue", "systemIndigo", "systemTeal", "systemOrange", "systemPink", "systemGreen", "systemPurple", "systemBrown"]


HEADER = "supplementaryViews: {header: [{label: {text: section.header, font: 13, textColor: secondaryLabel}}]}"


def layouts(n):
    size = 60 + n % 4 * 6
    return [
        f"{{class: flow, itemSize: [{size}, {size}], minimumLineSpacing: 6, minimumInteritemSpacing: 6}}",
        f"{{class: flow, itemSize: [\"bounds.width - 24\", {44 + n % 5 * 4}], minimumLineSpacing: 4}}",
        f"{{class: carousel, itemSize: [{150 + n % 3 * 10}, 180], minimumLineSpacing: 16, sideItemScale: 0.9}}",
        f"{{class: stickyHeaders, rowHeight: {40 + n % 4 * 4}, sectionHeaderHeight: 32}}",
        f"{{class: cardStack, itemSize: [220, {240 + n % 5 * 8}], visibleCards: 3, cardSpacing: 14, scaleStep: 0.06}}",
        f"{{class: sine, itemSize: [{40 + n % 4 * 4}, {40 + n % 4 * 4}], headerHeight: 20, verticalGap: 8, amplitude: 90}}",
        f"{{class: flow, itemSize: [{size}, {size}], appearing: {{for: updates, transform: [{{scale: 0.2}}, {{rotate: 90deg}}]}}}}",
        f"{{class: flow, itemSize: [{size}, 90], scrollDirection: horizontal, minimumLineSpacing: 8}}",
    ]


def timelines(n, items):
    return [
        ["wait: 0.2", f"insertItems: [[0, {n % items}]]", "wait: 0.2"],
        ["wait: 0.2", f"deleteItems: [[0, {n % items}]]", "wait: 0.2"],
        ["wait: 0.1", f"moveItem: {{from: [0, {n % items}], to: [0, 0]}}", "wait: 0.2"],
        ["wait: 0.1", "drag: {from: [160, 300], by: [0, -120], duration: 0.3, release: {velocity: [0, -300]}}", "wait: 0.1"],
        ["wait: 0.1", "setContentOffset: {offset: [0, 60], animated: true}", "wait: 0.1"],
        ["wait: 0.1", f"performBatchUpdates: {{insertItems: [[0, 0]], deleteItems: [[0, {1 + n % (items - 1)}]]}}", "wait: 0.2"],
        ["wait: 0.1", f"reloadItems: [[0, {n % items}]]", "wait: 0.2"],
        ["wait: 0.2", "resize: {to: [360, 480], duration: 0.3}", "wait: 0.1"],
    ]


scenarios = folder / "Scenarios"
# Not named as scenarios are.
parts = scenarios / "Parts"
parts.mkdir(parents=True, exist_ok=True)
for number in range(16):
    color = COLORS[number % 8]
    radius = 4 + number // 8 * 6
    (parts / f"cells-{number}.part").write_text(
        "cells:\n  default:\n"
        f"    - view: {{insets: 1, backgroundColor: {color}, cornerRadius: {radius}}}\n"
        "    - label: {text: item.title, font: {size: 13, weight: semibold}, textColor: white, textAlignment: center}\n")

for number in range(count):
    kind, variant = number % 64, number // 64
    items = 8 + variant % 9
    layout = layouts(number)[kind // 8]
    steps = timelines(number, items)[kind % 8]
    text = "\n".join([
        "renderAnim: 1",
        f"title: Kind {kind}, variant {variant}",
        f"include: [Parts/cells-{number % 16}.part]",
        "canvas: {size: [320, 480], scale: 1, background: systemBackground}",
        f"dataSource: {{sections: [{{header: Section {number}, items: {items}}}]}}",
        f"layout: {layout}",
    ] + ([HEADER] if kind // 8 in (3, 5) else []) + [
        "timeline:",
    ] + [f"  - {step}" for step in steps]) + "\n"
    (scenarios / f"kind-{kind:02}-{variant:03}.yaml").write_text(text)
