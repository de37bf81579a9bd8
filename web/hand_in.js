// What a learning platform takes: a package that hands in what was done in a unit (SCORM 1.2), and a cartridge of links
// (1EdTech Common Cartridge 1.1). Both name the site they were made on, so a copy of the site makes its own.
import { zipSync, strToU8 } from "./lib/fflate.mjs";
import { at } from "./where.js";

const SIGNS = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const plain = (text) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign]);
const manifest = (name, spaces, schema, version, about, organizations, resources) => `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="everychance.${name}" ${spaces}>
<metadata><schema>${schema}</schema><schemaversion>${version}</schemaversion>${about}</metadata>
<organizations${organizations}</organizations>
<resources>${resources}</resources>
</manifest>
`;
const packed = (files) => new Blob([zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))]);

// A package of one unit: `link` is its page.
export async function scorm({ name, title, link }) {
  const src = new URL(link);
  src.searchParams.set("embed", "1");
  const script = await (await fetch(at("scorm.js"))).text();
  const page = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${plain(title)}</title>
<style>body { margin: 0 } iframe { border: 0; width: 100%; min-height: 100vh }</style>
<p hidden>No learning platform was found around this page, so nothing is handed in. You can do the unit all the same.</p>
<iframe title="${plain(title)}" data-src="${plain(src.href)}" allow="clipboard-write"></iframe>
<script src="scorm.js"></script></html>
`;
  const spaces = 'version="1" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"';
  const item = `<title>${plain(title)}</title><item identifier="unit" identifierref="page"><title>${plain(title)}</title></item>`;
  const files = '<file href="index.html"/><file href="scorm.js"/>';
  return packed({ "index.html": page, "scorm.js": script, "imsmanifest.xml": manifest(name, spaces, "ADL SCORM", "1.2", "",
    ` default="all"><organization identifier="all">${item}</organization>`,
    `<resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="index.html">${files}</resource>`) });
}

// Links to units, each with its title.
export function cartridge(units) {
  const linked = units.map(({ title, link }) => `<?xml version="1.0" encoding="UTF-8"?>
<webLink xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imswl_v1p1"><title>${plain(title)}</title><url href="${plain(link)}" target="_blank"/></webLink>
`);
  const spaces = 'xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1" xmlns:lom="http://ltsc.ieee.org/xsd/imsccv1p1/LOM/manifest"';
  const about = "<lom:lom><lom:general><lom:title><lom:string>Every Chance</lom:string></lom:title></lom:general></lom:lom>";
  const items = units.map(({ title }, n) => `<item identifier="i${n}" identifierref="r${n}"><title>${plain(title)}</title></item>`).join("");
  const resources = units.map((_, n) => `<resource identifier="r${n}" type="imswl_xmlv1p1"><file href="${n}.xml"/></resource>`).join("");
  const organization = `<organization identifier="all" structure="rooted-hierarchy"><item identifier="root">${items}</item></organization>`;
  return packed({ ...Object.fromEntries(linked.map((text, n) => [`${n}.xml`, text])), "imsmanifest.xml": manifest("course",
    spaces, "IMS Common Cartridge", "1.1.0", about, `>${organization}`, resources) });
}
