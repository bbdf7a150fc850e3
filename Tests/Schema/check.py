"""Checks the JSON Schema of scenarios: check.py SCHEMA MISUSES FOLDER…

Every scenario in the folders must fit, every default and every example must fit the key that it belongs to, and each
misuse must be found at its place, and nowhere else.
"""
import json
import pathlib
import re
import sys

import jsonschema
import yaml


class Loader(yaml.SafeLoader):
    """YAML 1.2's core schema, as far as scenarios need it: yes, no, on and off are words."""


Loader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers
            if tag not in ("tag:yaml.org,2002:bool", "tag:yaml.org,2002:timestamp", "tag:yaml.org,2002:int")]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
Loader.add_implicit_resolver(
    "tag:yaml.org,2002:bool", re.compile("^(true|false)$"), list("tf"))
Loader.add_implicit_resolver(
    "tag:yaml.org,2002:int", re.compile("^[-+]?[0-9]+$"), list("-+0123456789"))

GOOD = {
    "renderAnim": 1,
    "canvas": {"size": [320, 480]},
    "dataSource": {"sections": [{"items": 3}]},
    "layout": {"class": "flow"},
    "timeline": [{"wait": 0.5}],
}


def read(path):
    return yaml.load(pathlib.Path(path).read_text(encoding="utf-8"), Loader)


def places(error):
    """The paths that an error names: that of the value, or those of the unknown keys in it."""
    path = list(error.absolute_path)
    if error.validator == "additionalProperties" and error.validator_value is False:
        known = error.schema.get("properties", {})
        return [path + [key] for key in error.instance if key not in known]
    return [path]


def main():
    schema_path, misuses_path, *folders = sys.argv[1:]
    schema = json.loads(pathlib.Path(schema_path).read_text(encoding="utf-8"))
    jsonschema.Draft7Validator.check_schema(schema)
    validator = jsonschema.Draft7Validator(schema)
    faults = []

    def expect(value, part, what):
        part = dict(part, definitions=schema["definitions"])
        for error in jsonschema.Draft7Validator(part).iter_errors(value):
            faults.append(f"{what}: {error.message[:200]}")

    files = [path for folder in folders for path in sorted(pathlib.Path(folder).rglob("*.yaml"))]
    for path in list(files):
        try:
            scenario = read(path)
        except yaml.YAMLError:
            # PyYAML knows YAML 1.1, where a word in brackets has no question mark.
            print(f"{path}: not read by PyYAML")
            files.remove(path)
            continue
        for error in validator.iter_errors(scenario):
            faults.append(f"{path}: {list(error.absolute_path)}: {error.message[:200]}")
    defaults = examples = 0
    for kind, definition in schema["definitions"].items():
        for key, part in definition.get("properties", {}).items():
            if "default" in part:
                defaults += 1
                expect(part["default"], part, f"the default of {kind}.{key}")
            for example in part.get("examples", []):
                examples += 1
                expect(example, part, f"an example of {kind}.{key}")
    misuses = read(misuses_path)
    if list(validator.iter_errors(GOOD)):
        faults.append("the good scenario is none")
    for misuse in misuses:
        found = [
            place
            for error in validator.iter_errors(GOOD | misuse["say"])
            for place in places(error)
        ]
        if found != [misuse["at"]]:
            faults.append(f"{misuse['what']}: expected {misuse['at']}, found {found}")
    for fault in faults:
        print(fault, file=sys.stderr)
    print(
        f"{len(files)} scenarios, {defaults} defaults, {examples} examples, {len(misuses)} misuses: "
        f"{len(faults)} faults"
    )
    return bool(faults) or not files or not misuses or not defaults or not examples


sys.exit(main())
