#!/usr/bin/env python3
"""Writes the reports of shards without having compared anything: synthesize.py PART FOLDER [COUNT] [SHARDS].

PART is the results.jsonl of a real report, whose first entry is repeated under COUNT other names (100,000 by default) in SHARDS
parts (100); one in a thousand has failed. `render-anim merge-reports FOLDER` has then as much to do as after so many scenarios.
"""
import json
import pathlib
import sys

part, folder = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
count = int(sys.argv[3]) if len(sys.argv) > 3 else 100_000
shards = int(sys.argv[4]) if len(sys.argv) > 4 else 100
heading, entry = (json.loads(line) for line in part.read_text().splitlines()[:2])
for shard in range(shards):
    numbers = range(shard, count, shards)
    place = folder / str(shard + 1)
    place.mkdir(parents=True, exist_ok=True)
    heading |= {"entries": len(numbers), "part": {"plan": "synthetic", "index": shard, "count": shards}}
    with open(place / "results.jsonl", "w") as file:
        file.write(json.dumps(heading) + "\n")
        for number in numbers:
            entry["name"] = f"synthetic/{number}/light@1x"
            entry["status"] = "failed" if number % 1000 == 0 else "passed"
            file.write(json.dumps(entry) + "\n")
