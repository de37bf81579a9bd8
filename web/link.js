// A link names a game and may hold a share code: play.html?game=cat_cab&code=…
const known = JSON.parse(document.getElementById("games").textContent), asked = new URLSearchParams(location.search);
const game = asked.get("game"), page = asked.get("page") ?? "play", to = new URL(`${game}/${page}.html`, location.href);
if (Object.hasOwn(known, game) && known[game].includes(page)) {
  if (asked.get("code")) to.searchParams.set("code", asked.get("code"));
  location.replace(to);
} else {
  document.getElementById("news").className = "problem";
  document.getElementById("news").textContent = game
    ? `This link names a game that is not here (${game.slice(0, 40)}): it may have been cut off. Choose one of all games.`
    : "This link names no game: it may have been cut off. Choose one of all games.";
}
