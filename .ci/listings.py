"""Type-checks the Swift listings of Markdown files and DocC catalogs: listings.py MODULES PATH...

Each listing is a file of its own, as a reader would type it. A listing that describes a package is
checked as a manifest. `<!-- continued -->` on the line before a listing joins it to the one above.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile

modules, *paths = sys.argv[1:]
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


def check(name, code):
    global failures, checked
    options = manifest if "import PackageDescription" in code else ["-I", modules, *testing]
    script = "import Testing" not in code
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, "main.swift" if script else "Listing.swift")
        file.write_text(code)
        command = ["swiftc", "-typecheck", "-swift-version", "6", *options]
        command += [] if script else ["-parse-as-library"]
        result = subprocess.run(command + [str(file)], capture_output=True, text=True)
    checked += 1
    if result.returncode:
        failures += 1
        print(f"{name}:\n{result.stderr}")


def listings(text):
    found = []
    for mark, code in re.findall(
        r"(<!-- continued -->\n+)?^```swift\n(.*?)^```", text, re.M | re.S
    ):
        if mark:
            found[-1] += code
        else:
            found.append(code)
    return found


for path in map(pathlib.Path, paths):
    files = sorted([*path.rglob("*.md"), *path.rglob("*.swift")]) if path.is_dir() else [path]
    for file in files:
        if file.suffix == ".swift":
            check(file, file.read_text())
            continue
        for number, code in enumerate(listings(file.read_text()), 1):
            if re.search(r"^import ", code, re.M):
                check(f"{file}, listing {number}", code)
print(f"{checked} listings checked, {failures} failed")
sys.exit(bool(failures))
