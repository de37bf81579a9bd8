// A link names a game and may hold a share code: play.html?game=cat_cab&code=…
import { tell } from "./news.js";
import { say } from "./say.js";

const known = JSON.parse(document.getElementById("games").textContent), asked = new URLSearchParams(location.search);
const game = asked.get("game"), page = asked.get("page") ?? "play", to = new URL(`${game}/${page}.html`, location.href);
if (Object.hasOwn(known, game) && known[game].includes(page)) {
  if (asked.get("code")) to.searchParams.set("code", asked.get("code"));
  location.replace(to);
} else {
  tell(game ? say("link-unknown", { game: game.slice(0, 40) }) : say("link-none"), "problem");
}
