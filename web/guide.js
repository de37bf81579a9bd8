// A teacher's page of a unit: prints the guide and the worksheets of chosen seeds, and makes the link for a class.
import { cartridge, scorm } from "./hand_in.js";
import { tell } from "./news.js";
import { papers, say } from "./say.js";
import { copy, offer, paint } from "./take.js";

const at = (id) => document.getElementById(id);
const { parts: [head, sheet, foot], seeds, units } = papers ?? JSON.parse(at("papers").textContent);

// The seeds that somebody wrote: 3, or 1-30, or 1, 4, 7; none where it can't be read.
function chosen() {
  const found = [];
  for (const word of at("seeds").value.split(/[\s,;]+/).filter(Boolean)) {
    const range = /^(\d{1,3})(?:[-–](\d{1,3}))?$/.exec(word);
    if (!range) return [];
    for (let seed = Number(range[1]); seed <= Number(range[2] ?? range[1]); seed += 1) found.push(seed);
  }
  return found.every((seed) => seeds[seed]) ? found : [];
}

// The worksheets as a page of their own, shown in a frame.
async function lay() {
  const numbers = chosen();
  tell(numbers.length ? "" : say("write-numbers", { last: Object.keys(seeds).length }), "problem");
  at("sheets").hidden = !numbers.length;
  if (!numbers.length) return null;
  const sheets = numbers.map((seed) => sheet.replace("{{seed}}", seed).replace("{{tasks}}", () => seeds[seed][0]));
  const laid = new Promise((resolve) => at("sheets").addEventListener("load", resolve, { once: true }));
  at("sheets").srcdoc = head + sheets.join("") + numbers.map((seed) => seeds[seed][1]).join("") + foot;
  await laid;
  return at("sheets").contentWindow;
}

function showLink() {
  const link = new URL(at("link").getAttribute("href"), location.href), number = Math.max(1, Math.floor(at("seed").valueAsNumber) || 1);
  link.search = new URLSearchParams({ seed: number });
  at("link").href = link;
  at("link").textContent = link;
  at("screen").href = `class.html?seed=${number}`;
  paint(at("qr"), link.href, say("qr-of", { link }));
}

at("print").addEventListener("click", () => print());
at("paper").addEventListener("submit", async (event) => {
  event.preventDefault();
  (await lay())?.print();
});
at("see").addEventListener("click", () => lay());
at("seed").addEventListener("input", showLink);
at("class").addEventListener("submit", (event) => event.preventDefault());
const whole = (path) => new URL(path, location.href).href;
const { name, title, path } = units.find((each) => each.path === at("link").getAttribute("href"));
at("scorm").addEventListener("click", async () => offer(`${name}.zip`, await scorm({ name, title, link: whole(path) })));
at("cartridge").addEventListener("click", () => offer("every_chance.imscc",
  cartridge(units.map((each) => ({ title: each.title, link: whole(each.path) })))));
at("copy").addEventListener("click", () => copy(at("link").href, tell, say("link-copied")));
showLink();
