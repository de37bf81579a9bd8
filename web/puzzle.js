// The page of the daily puzzle: a guess first, then what every choice is worth.
import { beginAgain } from "./again.js";
import { Kept } from "./kept.js";
import { dateOf, dayOf, difficulty, element, keep, listed, load, made, said, starsFor, starsOf, streak, today } from "./puzzles.js";
import { say } from "./say.js";
import { copy } from "./take.js";

const place = (id) => document.getElementById(id), kept = new Kept(() => {});
const SHOWN = 84, FEW = 8;  // days of the archive; choices that are all shown
let puzzle = null, day = today();
beginAgain(kept);

const hard = () => say(`puzzle-${difficulty(day)}`);

// Which day the address asks for; today for one that has not come.
function asked() {
  const found = /^#(\d{4}-\d\d-\d\d)$/.exec(location.hash);
  const wanted = found ? dayOf(found[1]) : NaN;
  return Number.isFinite(wanted) ? Math.min(wanted, today()) : today();
}

async function show() {
  day = asked();
  try { puzzle = await load(day); } catch {
    place("story").textContent = say("puzzle-lost");
    return;
  }
  document.title = `${say("puzzle-of", { date: said(day) })} – Every Chance`;
  place("when").textContent = `${day === today() ? say("landing-today", { date: said(day) }) : said(day)} · ${hard()}`;
  place("title").textContent = puzzle.title;
  place("picture").innerHTML = puzzle.picture;
  place("story").textContent = puzzle.story;
  place("asked").textContent = puzzle.question;
  place("choices").replaceChildren(...puzzle.choices.map((at) => choice(at)));
  place("choices").hidden = false;
  for (const told of document.querySelectorAll("[data-told]")) told.lang = puzzle.language;
  place("puzzle").dataset.day = dateOf(day);
  place("answer").hidden = true;
  if (made(kept, day)) answer(made(kept, day).place);
  tellStreak();
  archive();
}

const choice = (at) => element("li", {}, element("button", {
  type: "button", className: "choice", textContent: puzzle.worth[at].label, onclick: () => {
    keep(kept, day, at, starsFor(puzzle.worth, at));
    answer(at);
    tellStreak();
    archive();
    place("verdict").focus({ preventScroll: true });
    place("answer").scrollIntoView({ block: "nearest" });
  },
}));

// What the guess was, and what everything is worth.
function answer(at) {
  place("choices").hidden = true;
  const [best] = puzzle.worth, guessed = puzzle.worth[at];
  place("verdict").textContent = `${starsOf(made(kept, day))} ${say(`puzzle-${starsFor(puzzle.worth, at)}-stars`)}`;
  const worth = ({ label, value }) => puzzle.says.replace("{choice}", () => label).replace("{value}", () => value);
  place("because").textContent = [best, guessed].slice(0, at === 0 ? 1 : 2).map(worth).join("\n");
  place("why").textContent = puzzle.why;
  const rows = puzzle.worth.map((each, index) => row(each, index === at));
  const folded = rows.length > FEW ? rows.filter((_, index) => !puzzle.choices.includes(index)) : [];
  place("worth").replaceChildren(...rows.filter((each) => !folded.includes(each)));
  place("others").hidden = !folded.length;
  place("others").querySelector("summary").textContent = say("puzzle-others", { n: folded.length });
  place("rest").replaceChildren(...folded);
  const exact = puzzle.worth.filter((each) => each.exact.includes("/"));
  place("fractions").hidden = !exact.length;
  place("fractions").querySelector("ul").replaceChildren(...exact.map((each) =>
    element("li", {}, `${each.label} `, element("strong", { textContent: each.exact.replace("-", "−") }))));
  const next = [...Array(SHOWN).keys()].map((back) => today() - back).find((each) => !made(kept, each));
  place("next").hidden = next === undefined;
  place("next").href = `#${dateOf(next ?? day)}`;
  place("next").textContent = say("puzzle-next", { date: said(next ?? day, { day: "numeric", month: "long" }) });
  place("play").href = puzzle.play;
  place("answer").hidden = false;
}

function row(each, guessed) {
  const name = element("th", { scope: "row", textContent: each.label });
  if (guessed) name.append(element("span", { className: "small", textContent: ` ${say("puzzle-guess")}` }));
  const bar = element("span", { className: `bar${each.place ? "" : " best"}`, ariaHidden: "true" });
  bar.style.setProperty("--share", each.share);
  return element("tr", {}, name, element("td", { className: "long" }, bar), element("td", { textContent: each.value }));
}

function tellStreak() {
  const days = streak(kept), done = [...Array(SHOWN).keys()].filter((back) => made(kept, today() - back)).length;
  place("streak").textContent = days ? say("puzzle-streak", { n: days }) : done ? say("puzzle-new-streak") : "";
}

// The weeks before, the last one first, each day with the stars it brought.
function archive() {
  const now = today(), monday = now - (((now % 7) + 7) % 7), lines = [];
  for (let week = monday; week > now - SHOWN; week -= 7) {
    const cells = [0, 1, 2, 3, 4, 5, 6].map((at) => week + at).map((at) => element("td", {}, at > now ? "" : element("a", {
      href: `#${dateOf(at)}`, ariaCurrent: at === day ? "page" : null, ariaLabel: listed([said(at), starsOf(made(kept, at))].filter(Boolean)),
    }, said(at, { day: "numeric" }), element("span", { className: "stars", textContent: starsOf(made(kept, at)) }))));
    lines.push(element("tr", {}, element("th", { scope: "row", textContent: said(week, { day: "numeric", month: "short" }) }), ...cells));
  }
  place("days").replaceChildren(...lines);
}
place("weekdays").append(...[0, 1, 2, 3, 4, 5, 6].map((at) =>
  element("th", { scope: "col", textContent: said(at, { weekday: "short" }) })));

// A result that gives nothing away.
place("copy").addEventListener("click", () => {
  const days = streak(kept), row = days > 1 ? ` · ${say("puzzle-streak", { n: days })}` : "";
  const address = new URL(`#${dateOf(day)}`, location.href).href;
  const text = `Every Chance, ${said(day)} (${hard()}): ${starsOf(made(kept, day))}${row}\n${address}`;
  copy(text, (words) => { place("said").textContent = words; }, say("puzzle-copied"));
});

addEventListener("hashchange", () => show().then(() => place("title").scrollIntoView({ block: "center" })));
addEventListener("storage", show);
await show();
