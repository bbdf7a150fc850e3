"""Rules that render scenarios and compare them with their references.

The program comes as a label: a filegroup of an unpacked archive of render-anim, of which `bin/render-anim` is one file. Inputs
are copied, since a scenario reads nothing that is not in its folder, and links of a sandbox lead out of it.
Nothing is read that is not declared: fonts of the machine are not, unless `fonts` brings some.
"""

def _program(files):
    """The executable among the files of the program."""
    for file in files:
        if file.path.endswith("bin/render-anim"):
            return file
    fail("there is no bin/render-anim in the files of the program")

def _quoted(text):
    return "'" + text.replace("'", "'\\''") + "'"

def _common(short):
    """The lines of a script that copy inputs: `copy SOURCE PLACE`."""
    return [
        "set -eu",
        "copy() { mkdir -p \"$work/$(dirname \"$2\")\"; cp -RL \"$1\" \"$work/$2\"; chmod -R u+w \"$work/$2\"; }",
    ]

def _render_anim_impl(ctx):
    program = _program(ctx.files.program)
    scenario = ctx.file.scenario
    lines = _common(False) + ["root=$PWD", "work=$(mktemp -d)", "trap 'rm -rf \"$work\"' EXIT"]
    for file in [scenario] + ctx.files.srcs:
        lines.append("copy %s %s" % (_quoted(file.path), _quoted(file.short_path)))
    arguments = []
    for output in ctx.outputs.outs:
        arguments += ["-o", "\"$root\"/%s" % _quoted(output.path)]
    fonts = {}
    for file in ctx.files.fonts:
        fonts[file.dirname] = True
    for folder in fonts:
        arguments += ["--fonts", "\"$root\"/%s" % _quoted(folder)]
    arguments += [_quoted(option) for option in ctx.attr.options]
    lines += [
        "cd \"$work\"",
        "HOME=$work XDG_CACHE_HOME=$work/.cache FONTCONFIG_FILE=/dev/null \"$root\"/%s %s --quiet --no-cache %s" % (
            _quoted(program.path),
            _quoted(scenario.short_path),
            " ".join(arguments),
        ),
    ]
    ctx.actions.run_shell(
        inputs = depset([scenario] + ctx.files.srcs + ctx.files.fonts + ctx.files.program),
        outputs = ctx.outputs.outs,
        command = "\n".join(lines),
        mnemonic = "RenderAnim",
        progress_message = "Rendering %s" % scenario.short_path,
    )
    return [DefaultInfo(files = depset(ctx.outputs.outs))]

render_anim = rule(
    implementation = _render_anim_impl,
    doc = "Renders a scenario; the extensions of the outputs say what they are.",
    attrs = {
        "scenario": attr.label(mandatory = True, allow_single_file = [".yaml", ".yml"]),
        "srcs": attr.label_list(
            allow_files = True,
            doc = "What it includes, its pictures, an app's sources, and the .render-anim.yml above it.",
        ),
        "outs": attr.output_list(mandatory = True, doc = "Such as [\"insertion.gif\", \"insertion.png\"]."),
        "fonts": attr.label_list(allow_files = [".ttf", ".otf", ".ttc"], doc = "Fonts besides those of the program."),
        "options": attr.string_list(doc = "Further options, such as [\"--scale\", \"2\"]."),
        "program": attr.label(default = "@render_anim//:program", allow_files = True),
    },
)

def _render_anim_test_impl(ctx):
    program = _program(ctx.files.program)
    lines = ["#!/bin/sh"] + _common(True) + [
        "root=$PWD",
        "work=${TEST_TMPDIR:-$(mktemp -d)}/render-anim",
    ]
    for file in ctx.files.scenarios + ctx.files.srcs + ctx.files.references:
        lines.append("copy %s %s" % (_quoted(file.short_path), _quoted(file.short_path)))
    fonts = {}
    for file in ctx.files.fonts:
        fonts[file.short_path[:file.short_path.rfind("/")]] = True
    words = [_quoted(file.short_path) for file in ctx.files.scenarios]
    words += ["--references", _quoted(ctx.attr.reference_folder)]
    for folder in fonts:
        words += ["--fonts", "\"$root\"/%s" % _quoted(folder)]
    words += [_quoted(option) for option in ctx.attr.options]
    lines += [
        "cd \"$work\"",
        # Bazel has a cache of its own, and says which part is to be compared.
        "HOME=$work XDG_CACHE_HOME=$work/.cache FONTCONFIG_FILE=/dev/null exec \"$root\"/%s verify --no-cache %s \"$@\"" % (
            _quoted(program.short_path),
            " ".join(words),
        ),
    ]
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(script, "\n".join(lines) + "\n", is_executable = True)
    files = ctx.files.scenarios + ctx.files.srcs + ctx.files.references + ctx.files.fonts + ctx.files.program
    return [DefaultInfo(executable = script, runfiles = ctx.runfiles(files = files))]

_render_anim_test = rule(
    implementation = _render_anim_test_impl,
    test = True,
    attrs = {
        "scenarios": attr.label_list(mandatory = True, allow_files = [".yaml", ".yml"]),
        "references": attr.label_list(mandatory = True, allow_files = True),
        "reference_folder": attr.string(mandatory = True),
        "srcs": attr.label_list(allow_files = True),
        "fonts": attr.label_list(allow_files = [".ttf", ".otf", ".ttc"]),
        "options": attr.string_list(),
        "program": attr.label(default = "@render_anim//:program", allow_files = True),
    },
)

def render_anim_test(name, scenarios, references, reference_folder = None, **kwargs):
    """Compares scenarios with their references.

    The report is among the undeclared outputs of the test; with `shard_count`, each shard has its part, and
    `render-anim merge-reports bazel-testlogs/…` makes one of them once they are unpacked.

    Args:
      name: The name of the test.
      scenarios: The scenarios.
      references: The files of the references, such as glob(["References/**"]).
      reference_folder: The folder of these from the workspace; `References` in the package by default.
      **kwargs: `srcs`, `fonts`, `options`, `program`, and what all tests have, such as `shard_count`.
    """
    package = native.package_name()
    _render_anim_test(
        name = name,
        scenarios = scenarios,
        references = references,
        reference_folder = reference_folder or (package + "/References" if package else "References"),
        **kwargs
    )
