// What a page itself says, in the reader's language; what that language lacks is said in English. look.js chose the language.
import english from "./words.js";
import { at } from "./where.js";

const root = document.documentElement, { language } = root.dataset, words = { ...english };
if (language) try { Object.assign(words, await (await fetch(at(`words-${language}.json`))).json()); } catch { /* English it is */ }

export const say = (id, given = {}) => words[id].replace(/\{ \$(\w+) \}/g, (_, name) => given[name]);

self.said = say;  // for look.js, which is there before; a guide has a chapter with the id "say"
for (const node of document.querySelectorAll("[data-say]")) node.textContent = say(node.dataset.say, node.dataset);
for (const node of document.querySelectorAll("[data-label]")) node.ariaLabel = say(node.dataset.label, node.dataset);
for (const node of document.querySelectorAll("meta[data-about]")) node.content = say(node.dataset.about);

// A page of the course is there in the reader's language as a whole: shows it, and returns what else came with it.
export async function translate() {
  if (!language) return {};
  try {
    const { title, menu, main, ...more } = await (await fetch(`${location.pathname.replace(".html", "")}-${language}.json`)).json();
    document.title = title;
    document.getElementById("main").innerHTML = main;
    Object.assign(document.querySelector("[data-menu]"), { innerHTML: menu, lang: language });
    return more;
  } catch { return {}; }
}
