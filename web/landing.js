// The first page fetches nothing but itself: what the games need comes with the first game.
import { beginAgain } from "./again.js";
import { Kept } from "./kept.js";
import { element, load, said, today } from "./puzzles.js";
import { say } from "./say.js";

const kept = new Kept(() => {}), place = document.getElementById("kept");
beginAgain(kept);

// A game that this browser keeps is one click away; its name begins with the game's.
const titles = JSON.parse(document.getElementById("games").textContent);
const begun = new Set(kept.names("game ").map((name) => name.slice("game ".length).split("-")[0]));
for (const game of Object.keys(titles).filter((name) => begun.has(name))) {
  const link = element("a", { href: `${game}/play.html`, textContent: titles[game], className: "button" });
  place.querySelector("ul").append(element("li", {}, link));
  place.hidden = false;
}

// The question goes after the #, which no server sees.
document.querySelector(".typed").addEventListener("submit", (event) => {
  event.preventDefault();
  location.assign(`odds.html#${new URLSearchParams({ q: document.getElementById("odds").value })}`);
});

// Today's puzzle: its picture and its question; without it the link alone.
const day = today(), shown = document.getElementById("today");
load(day).then((puzzle) => {
  shown.innerHTML = puzzle.picture;
  shown.append(element("span", { className: "small", textContent: say("landing-today", { date: said(day) }) }),
    element("strong", { lang: puzzle.language, textContent: puzzle.title }), element("span", { lang: puzzle.language, textContent: puzzle.question }));
  shown.removeAttribute("aria-label");
}, () => { shown.hidden = true; });
