// The first page fetches nothing but itself: what the games need comes with the first game.
import { beginAgain } from "./again.js";
import { Kept } from "./kept.js";

beginAgain(new Kept(() => {}));

// The question goes after the #, which no server sees.
document.querySelector(".typed").addEventListener("submit", (event) => {
  event.preventDefault();
  location.assign(`odds.html#${new URLSearchParams({ q: document.getElementById("odds").value })}`);
});
