"""Type-checks the Swift listings of Markdown files and DocC catalogs: listings.py MODULES PATH...

Each listing is a file of its own, as a reader would type it. A listing that describes a package is
checked as a manifest. After `<!-- module NAME -->` a listing is a module that the later listings of
the same file can import.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile

modules, *paths = sys.argv[1:]
modules = str(pathlib.Path(modules).resolve())
failures = checked = 0


def toolchain():
    info = json.loads(subprocess.check_output(["swiftc", "-print-target-info"], text=True))
    return pathlib.Path(info["paths"]["runtimeResourcePath"])


resources = toolchain()
# The testing library lies beside the standard library; its macros come as a plug-in of the compiler.
testing = [
    "-plugin-path", str(resources / "host/plugins/testing"),
    "-plugin-path", str(resources / "host/plugins"),
]
manifest = ["-I", str(resources / "pm/ManifestAPI"), "-package-description-version", "6.2.0"]


def check(name, code, folder, module):
    """Type-checks one listing, and keeps its module in the folder if it has a name."""
    global failures, checked
    options = manifest if "import PackageDescription" in code else ["-I", modules, *testing]
    is_script = not module and "import Testing" not in code
    file = pathlib.Path(folder, "main.swift" if is_script else "Listing.swift")
    file.write_text(code)
    command = ["swiftc", "-swift-version", "6", "-I", folder, *options]
    if module:
        command += ["-emit-module", "-module-name", module, "-emit-module-path", folder]
    else:
        command += ["-typecheck"]
    if not is_script:
        command += ["-parse-as-library"]
    result = subprocess.run(command + [str(file)], capture_output=True, text=True, cwd=folder)
    checked += 1
    if result.returncode:
        failures += 1
        print(f"{name}:\n{result.stderr}")


def listings(text):
    """The listings of a Markdown text, each with the name of the module that it is, if it is one."""
    return re.findall(r"(?:<!-- module (\w+) -->\n+)?^```swift\n(.*?)^```", text, re.M | re.S)


for path in map(pathlib.Path, paths):
    files = sorted(path.rglob("*.md")) if path.is_dir() else [path]
    for file in files:
        with tempfile.TemporaryDirectory() as folder:
            for number, (module, code) in enumerate(listings(file.read_text()), 1):
                check(f"{file}, listing {number}", code, folder, module)
print(f"{checked} listings checked, {failures} failed")
sys.exit(bool(failures))
