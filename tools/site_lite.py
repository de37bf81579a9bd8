"""The notebooks in JupyterLite: opened one at a time, as documents, with every wheel they need beside them.

JupyterLite gets a folder of packages of its own, because its extension would load in JupyterLab too.
"""

import base64
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from email.parser import Parser
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.project import NOTEBOOKS, ROOT, Trouble, say
from tools.site_pages import POLICY
from tools.site_parts import HERE, hashed, pinned, wheels

BUILDERS = ["jupyterlite-core", "jupyterlite-pyodide-kernel", "doit", "pkginfo"]
NEEDED = ["annotated-types", "anywidget", "asttokens", "comm", "executing", "fluent-syntax", "ipython",
          "ipython-pygments-lexers", "ipywidgets", "jedi", "lark", "matplotlib-inline", "micropip", "mpmath",
          "networkx", "packaging", "parso", "prompt-toolkit", "psygnal", "pure-eval", "pydantic", "pydantic-core",
          "pygments", "stack-data", "sympy", "tqdm", "traitlets", "typing-extensions", "typing-inspection", "wcwidth"]
AT_START = ["ipywidgets", "anywidget", "everychance", "micropip", "ipython", "comm"]
KERNEL = "@jupyterlite/pyodide-kernel-extension:kernel"
SCRIPT_OF_ITS_OWN = re.compile(r"<script>(.*?)</script>", re.DOTALL)
# A worker that is made from a blob is under the page's policy; one that is fetched would be under none.
FETCHED_WORKER = 'e=>new Worker(e,{type:"module"})'
GUARDED_WORKER = ("e=>new Worker(URL.createObjectURL(new Blob([new URL('forget.js',e),e].map("
                  'each=>`import ${JSON.stringify(each)};`),{type:"text/javascript"})),{type:"module"})')
WITHOUT_MENUS = "<style>#menu-panel, #menu-panel-wrapper { display: none !important; }</style></head>"
OVERRIDES = {"@jupyter-notebook/application-extension:top": {"visible": "no"},
             "@jupyterlab/notebook-extension:tracker": {"windowingMode": "defer"}}


def build_notebooks(out: Path, cache: Path, pyodide: Path, own: Path) -> None:
    """Build JupyterLite with the notebooks, Pyodide and the wheels they need into a folder."""
    say("Building the notebooks in JupyterLite.")
    packages, work = builders(cache), cache / "lite-work"
    shutil.rmtree(work, ignore_errors=True)
    write_notebooks(work / "files")
    write_runtime(work / "static" / "pyodide", pyodide, [*wheels(NEEDED, cache / "wheels"), own])
    write_settings(work, packages)
    env = {**os.environ, "PYTHONPATH": str(packages)}
    command = [sys.executable, "-m", "jupyterlite_core", "build", "--lite-dir", str(work), "--output-dir", str(out)]
    ended = subprocess.run(command, cwd=work, env=env, capture_output=True, text=True, check=False)
    if ended.returncode:
        raise Trouble(f"JupyterLite could not be built: {(ended.stdout + ended.stderr).strip()[-1500:]}")
    guard_kernel(out / "extensions" / "@jupyterlite" / "pyodide-kernel-extension" / "static")
    first = out / "notebooks" / "index.html"
    first.write_text(first.read_text(encoding="utf-8").replace("</head>", WITHOUT_MENUS), encoding="utf-8")
    for page in out.rglob("index.html"):
        page.write_text(with_policy(page.read_text(encoding="utf-8")), encoding="utf-8")


def guard_kernel(folder: Path) -> None:
    """Put the worker in which Python runs under the policy of its page, and the browser's stores out of its reach."""
    texts = {path: path.read_text(encoding="utf-8") for path in folder.glob("*.js")}
    found = [path for path, text in texts.items() if FETCHED_WORKER in text]
    if len(found) != 1:
        raise Trouble("JupyterLite starts Python otherwise than in the pinned version: see tools/site_lite.py.")
    found[0].write_text(texts[found[0]].replace(FETCHED_WORKER, GUARDED_WORKER), encoding="utf-8")
    shutil.copy(ROOT / "web" / "forget.js", folder)


def with_policy(text: str) -> str:
    """A page of JupyterLite with the policy of the site's other pages; scripts that are in it are named by their hash.

    >>> page = with_policy("<head><script>start()</script></head>")
    >>> page[page.index("script-src"):page.index(" 'unsafe-eval'")]
    "script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='"
    """
    digests = [hashlib.sha256(script.encode()).digest() for script in SCRIPT_OF_ITS_OWN.findall(text)]
    named = "".join(f" 'sha256-{base64.b64encode(digest).decode()}'" for digest in digests)
    policy = POLICY.replace("script-src 'self'", f"script-src 'self'{named}") + "; font-src 'self' data:"
    return text.replace("<head>", f'<head>\n<meta http-equiv="Content-Security-Policy" content="{policy}">', 1)


def builders(cache: Path) -> Path:
    """A folder with JupyterLite's own packages as pinned, installed if they are not there yet."""
    pins = pinned(BUILDERS)
    folder = cache / f"lite-{hashlib.sha256(' '.join(map(str, pins)).encode()).hexdigest()[:8]}"
    if not folder.exists():
        partly = folder.with_suffix(".part")
        shutil.rmtree(partly, ignore_errors=True)
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--only-binary", ":all:",
                   "--disable-pip-version-check", "--target", str(partly), *hashed(pins, cache / "builders.txt")]
        if subprocess.run(command, capture_output=True, check=False).returncode:
            raise Trouble("JupyterLite could not be fetched: check the network and run this again.")
        partly.rename(folder)
    return folder


def write_notebooks(folder: Path) -> None:
    """The notebooks as JupyterLite opens them, for the one kernel that is there."""
    for path in sorted(NOTEBOOKS.rglob("*.ipynb")):
        if ".ipynb_checkpoints" not in path.parts:
            notebook = json.loads(path.read_text(encoding="utf-8"))
            notebook["metadata"]["kernelspec"] = {"name": "python", "display_name": "Python", "language": "python"}
            place = folder / path.relative_to(NOTEBOOKS)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(json.dumps(notebook, ensure_ascii=False), encoding="utf-8")
    shutil.copytree(NOTEBOOKS / "images", folder / "images")


def write_runtime(folder: Path, pyodide: Path, found: list[Path]) -> None:
    """Pyodide and its list of packages, which names only those that lie beside it."""
    folder.mkdir(parents=True)
    for path in [*pyodide.glob("pyodide*.mjs"), pyodide / "pyodide.asm.wasm", pyodide / "python_stdlib.zip", *found]:
        shutil.copy(path, folder)
    lock = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))
    here = {canonicalize_name(wheel.name.split("-")[0]): wheel for wheel in found}
    lock["packages"] = {name: lock_entry(wheel, set(here)) for name, wheel in sorted(here.items())}
    (folder / "pyodide-lock.json").write_text(json.dumps(lock), encoding="utf-8")


def lock_entry(wheel: Path, here: set[str]) -> dict:
    """A wheel as Pyodide's list names it."""
    with zipfile.ZipFile(wheel) as archive:
        names = [name.split("/") for name in archive.namelist()]
        [about] = ["/".join(parts) for parts in names if parts[0].endswith(".dist-info") and parts[1:] == ["METADATA"]]
        metadata = Parser().parsestr(archive.read(about).decode())
    wanted = [Requirement(line) for line in metadata.get_all("Requires-Dist") or []]
    depends = {canonicalize_name(each.name) for each in wanted if each.marker is None or each.marker.evaluate(HERE)}
    modules = {parts[0] for parts in names if parts[1:] == ["__init__.py"]}
    modules |= {parts[0][:-3] for parts in names if len(parts) == 1 and parts[0].endswith(".py")}
    return {"name": metadata["Name"], "version": metadata["Version"], "file_name": wheel.name, "install_dir": "site",
            "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(), "package_type": "package",
            "imports": sorted(modules), "depends": sorted(depends & here), "unvendored_tests": False}


def write_settings(work: Path, packages: Path) -> None:
    """What JupyterLite is told: nothing from another host, one notebook at a time, no header."""
    widgets = Path(sys.prefix) / "share" / "jupyter" / "labextensions"
    extensions = [packages / "share/jupyter/labextensions/@jupyterlite/pyodide-kernel-extension",
                  widgets / "@jupyter-widgets/jupyterlab-manager", widgets / "anywidget",
                  ROOT / "jupyter" / "labextensions" / "catlib-still"]
    config = {"contents": ["files"], "no_sourcemaps": True, "apps": ["notebooks"],
              "ignore_sys_prefix": ["federated_extensions"],
              "federated_extensions": [str(path) for path in extensions if path.exists()]}
    plugin = {"disablePyPIFallback": True, "loadPyodideOptions": {"packages": AT_START}}
    page = {"disabledExtensions": ["@jupyterlab/apputils-extension:announcements"],
            "litePluginSettings": {KERNEL: plugin}}
    (work / "jupyter_lite_config.json").write_text(json.dumps({"LiteBuildConfig": config}), encoding="utf-8")
    lite = {"jupyter-lite-schema-version": 0, "jupyter-config-data": page}
    (work / "jupyter-lite.json").write_text(json.dumps(lite), encoding="utf-8")
    (work / "overrides.json").write_text(json.dumps(OVERRIDES), encoding="utf-8")
