// What a page itself says, in the reader's language; what that language lacks is said in English. look.js chose the language.
import english from "./words.js";
import { at } from "./where.js";

const root = document.documentElement, { language } = root.dataset;
const given = async (address) => { try { return await (await fetch(address)).json(); } catch { return {}; /* English it is */ } };
const here = () => document.body.matches("[class*=kind-], .guide, .odds") ? given(`${location.pathname.replace(".html", "")}-${language}.json`) : {};
const [said, whole] = language ? await Promise.all([given(at(`words-${language}.json`)), here()]) : [{}, {}];
const words = { ...english, ...said };

export const say = (id, given = {}) => words[id].replace(/\{ \$(\w+) \}/g, (_, name) => given[name]);

root.say = say;  // for look.js, which is there before
if (language) {
  document.title = whole.title ?? root.dataset.title;
  for (const node of document.querySelectorAll("[data-about]")) node.content = whole.about ?? say(node.dataset.about, { title: document.title });
}
for (const node of document.querySelectorAll("[data-say]")) node.textContent = say(node.dataset.say, node.dataset);
for (const node of document.querySelectorAll("[data-label]")) node.ariaLabel = say(node.dataset.label, node.dataset);

// A page of the course is there in the reader's language as a whole; `papers` are the worksheets of a guide. Of a page
// with a table it is the prose around it, section by section.
export const { papers } = whole;
document.querySelectorAll("#main > .prose").forEach((section, at) => {
  if (whole.prose) section.innerHTML = whole.prose[at];
  else if (language) section.lang = "en";  // what could not be fetched, or is not translated
});
if (whole.main) document.getElementById("main").innerHTML = whole.main;
root.classList.remove("awaited");
