// What a page itself says, in the reader's language; what that language lacks is said in English. look.js chose the language.
import english from "./words.js";
import { at } from "./where.js";

const root = document.documentElement, { language } = root.dataset, words = { ...english };
if (language) try { Object.assign(words, await (await fetch(at(`words-${language}.json`))).json()); } catch { /* English it is */ }

export const say = (id, given = {}) => words[id].replace(/\{ \$(\w+) \}/g, (_, name) => given[name]);

self.say = say;  // for look.js, which is there before
for (const node of document.querySelectorAll("[data-say]")) node.textContent = say(node.dataset.say, node.dataset);
for (const node of document.querySelectorAll("[data-label]")) node.ariaLabel = say(node.dataset.label);
