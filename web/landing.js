// The first page fetches nothing but itself: what the games need comes with the first game.
import { beginAgain } from "./again.js";
import { Kept } from "./kept.js";

const kept = new Kept(() => {}), place = document.getElementById("kept");
beginAgain(kept);

// A game that this browser keeps is one click away; its name begins with the game's.
const titles = JSON.parse(document.getElementById("games").textContent);
const begun = new Set(kept.names("game ").map((name) => name.slice("game ".length).split("-")[0]));
for (const game of Object.keys(titles).filter((name) => begun.has(name))) {
  const item = document.createElement("li"), link = document.createElement("a");
  Object.assign(link, { href: `${game}/play.html`, textContent: titles[game], className: "button" });
  item.append(link);
  place.querySelector("ul").append(item);
  place.hidden = false;
}

// The question goes after the #, which no server sees.
document.querySelector(".typed").addEventListener("submit", (event) => {
  event.preventDefault();
  location.assign(`odds.html#${new URLSearchParams({ q: document.getElementById("odds").value })}`);
});
