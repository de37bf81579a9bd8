// The page of the daily puzzle: a guess first, then what every choice is worth.
import { beginAgain } from "./again.js";
import { Kept } from "./kept.js";
import { dateOf, dayOf, difficulty, element, keep, load, made, said, starsFor, starsOf, streak, today } from "./puzzles.js";
import { copy } from "./take.js";

const place = (id) => document.getElementById(id), kept = new Kept(() => {});
const SHOWN = 84;  // days of the archive
let puzzle = null, day = today();
beginAgain(kept);

// Which day the address asks for; today for one that has not come.
function asked() {
  const found = /^#(\d{4}-\d\d-\d\d)$/.exec(location.hash);
  const wanted = found ? dayOf(found[1]) : NaN;
  return Number.isFinite(wanted) ? Math.min(wanted, today()) : today();
}

async function show() {
  day = asked();
  try { puzzle = await load(day); } catch {
    place("story").textContent = "The puzzle could not be fetched. Is there a network? Reload the page to try again.";
    return;
  }
  document.title = `Puzzle of ${said(day)} – Every Chance`;
  place("when").textContent = `${day === today() ? "Today, " : ""}${said(day)} · ${difficulty(day)}`;
  place("title").textContent = puzzle.title;
  place("picture").innerHTML = puzzle.picture;
  place("story").textContent = puzzle.story;
  place("asked").textContent = puzzle.question;
  place("choices").replaceChildren(...puzzle.choices.map((at) => choice(at)));
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
    place("verdict").focus();
  },
}));

const VERDICTS = { 3: "Yes, that is best.", 2: "Close: nearly as good as the best.", 1: "No, that is far from the best." };

// What the guess was, and what everything is worth.
function answer(at) {
  for (const [index, button] of [...place("choices").querySelectorAll("button")].entries()) {
    const own = puzzle.choices[index];
    button.disabled = true;
    button.classList.toggle("best", own === 0);
    button.classList.toggle("guessed", own === at);
  }
  const [best] = puzzle.worth, guessed = puzzle.worth[at];
  place("verdict").textContent = `${starsOf(made(kept, day))} ${VERDICTS[starsFor(puzzle.worth, at)]}`;
  const worth = ({ value }) => (/\d/.test(value) ? `is worth ${value}` : value);
  const own = at === 0 ? "" : `; “${guessed.label}” ${worth(guessed)}`;
  place("because").textContent = `“${best.label}” ${worth(best)}${own}. ${puzzle.why}`;
  const rows = puzzle.worth.map((each, index) => row(each, index === at));
  const first = puzzle.worth.map((_, index) => index).filter((index) => puzzle.choices.includes(index));
  place("worth").replaceChildren(...first.map((index) => rows[index]));
  const others = rows.filter((_, index) => !first.includes(index));
  place("others").hidden = !others.length;
  place("others").querySelector("summary").textContent = `All other choices (${others.length})`;
  place("rest").replaceChildren(...others);
  const exact = puzzle.worth.filter((each) => each.exact.includes("/"));
  place("fractions").hidden = !exact.length;
  place("fractions").querySelector("ul").replaceChildren(...exact.map((each) =>
    element("li", { textContent: `${each.label}: ${each.exact.replace("-", "−")}` })));
  const next = [...Array(SHOWN).keys()].map((back) => today() - back).find((each) => !made(kept, each));
  place("next").hidden = next === undefined;
  place("next").href = `#${dateOf(next ?? day)}`;
  place("next").textContent = `Next puzzle: ${said(next ?? day, { day: "numeric", month: "long" })}`;
  place("play").href = puzzle.play;
  place("answer").hidden = false;
}

function row(each, guessed) {
  const name = element("th", { scope: "row", textContent: each.label });
  if (guessed) name.append(element("span", { className: "small", textContent: " (your guess)" }));
  const bar = element("span", { className: `bar${each.place ? "" : " best"}`, ariaHidden: "true" });
  bar.style.setProperty("--share", each.share);
  return element("tr", {}, name, element("td", { className: "long" }, bar), element("td", { textContent: each.value }));
}

function tellStreak() {
  const days = streak(kept), done = [...Array(SHOWN).keys()].filter((back) => made(kept, today() - back)).length;
  place("streak").textContent = days ? `A streak of ${days} ${days === 1 ? "day" : "days"}` : done ? "Answer today's puzzle to start a new streak." : "";
}

// The weeks before, the last one first, each day with the stars it brought.
function archive() {
  const now = today(), monday = now - (((now % 7) + 7) % 7), lines = [];
  for (let week = monday; week > now - SHOWN; week -= 7) {
    const cells = [0, 1, 2, 3, 4, 5, 6].map((at) => week + at).map((at) => element("td", {}, at > now ? "" : element("a", {
      href: `#${dateOf(at)}`, ariaCurrent: at === day ? "page" : null, ariaLabel: [said(at), starsOf(made(kept, at))].filter(Boolean).join(", "),
    }, said(at, { day: "numeric" }), element("span", { className: "stars", textContent: starsOf(made(kept, at)) }))));
    lines.push(element("tr", {}, element("th", { scope: "row", textContent: said(week, { day: "numeric", month: "short" }) }), ...cells));
  }
  place("days").replaceChildren(...lines);
}

// A result that gives nothing away.
place("copy").addEventListener("click", () => {
  const days = streak(kept), row = days > 1 ? ` · ${days} days in a row` : "";
  const address = new URL(`#${dateOf(day)}`, location.href).href;
  const text = `Every Chance, ${said(day)} (${difficulty(day)}): ${starsOf(made(kept, day))}${row}\n${address}`;
  copy(text, (words) => { place("said").textContent = words; }, "Copied: paste it in a chat. It gives nothing away.");
});

addEventListener("hashchange", () => show().then(() => place("title").scrollIntoView({ block: "center" })));
addEventListener("storage", show);
await show();
