// The puzzle of a day: the same for everybody by date, kept with the choice that was made on this device.
const settings = JSON.parse(document.getElementById("puzzles").textContent);
const DAY = 86_400_000, WEEK = 7, first = Date.parse(settings.first);
const STARS = ["☆☆☆", "★☆☆", "★★☆", "★★★"];
const CLOSE = 0.1;  // of the best value, which a close guess gives away at most

// Days are numbered from the first one on, in the reader's own calendar; after the last the puzzles begin again.
export function today() {
  const now = new Date();
  return Math.round((Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) - first) / DAY);
}
export const dateOf = (day) => new Date(first + day * DAY).toISOString().slice(0, 10);
export const dayOf = (date) => Math.round((Date.parse(date) - first) / DAY);
export const said = (day, how = { weekday: "long", day: "numeric", month: "long" }) =>
  new Date(first + day * DAY).toLocaleDateString(document.documentElement?.dataset.language ?? "en-GB", { ...how, timeZone: "UTC" });

export const listed = (words) => new Intl.ListFormat(document.documentElement.lang, { type: "unit" }).format(words);

// Monday is the easiest of a week, Sunday the hardest.
export function difficulty(day) {
  const at = ((day % WEEK) + WEEK) % WEEK;
  return ["easy", "easy", "medium", "medium", "tricky", "hard", "hardest"][at];
}

// What is known of a day's puzzle: words, picture, choices with their worth.
export async function load(day) {
  const days = WEEK * settings.weeks, at = ((day % days) + days) % days;
  const week = async (code) => {
    const answer = await fetch(new URL(`puzzles/${Math.floor(at / WEEK)}${code}.json`, document.baseURI));
    if (!answer.ok) throw new Error(`puzzle ${at}: ${answer.status}`);
    return (await answer.json())[at % WEEK];
  };
  const { language } = document.documentElement.dataset;
  const [puzzle, own] = await Promise.all([week(""), settings.languages.includes(language) ? week(`-${language}`).catch(() => null) : null]);
  return own ? translated(puzzle, own) : { ...puzzle, language: "en" };
}

// The words of a language in the places of the English ones; those of the picture in their order.
function translated({ picture, worth, ...puzzle }, { picture: [label, ...texts], worth: said, ...words }) {
  const drawn = element("div", { innerHTML: picture });
  drawn.firstElementChild.setAttribute("aria-label", label);
  for (const [at, text] of [...drawn.querySelectorAll("text")].entries()) text.textContent = texts[at];
  return { ...puzzle, ...words, language: "", picture: drawn.innerHTML, worth: worth.map((each, at) => ({ ...each, ...said[at] })) };
}

// Which choice was made, by its place from the best down, and on which day that was; null where none was.
export function made(kept, day) {
  try {
    const found = JSON.parse(kept.get(`puzzle ${dateOf(day)}`));
    return Number.isInteger(found?.place) ? found : null;
  } catch { return null; }
}
export const keep = (kept, day, place, stars) => kept.set(`puzzle ${dateOf(day)}`, JSON.stringify({ place, stars, on: dateOf(today()) }));

// Three stars for the best choice, two for one that gives away little, one for the others.
export const starsFor = (worth, at) => (at === 0 ? 3 : worth[0].share - worth[at].share <= CLOSE * worth[0].share ? 2 : 1);
// Those of a kept guess; before they were kept, guesses counted by their place.
export const starsOf = (made) => (made ? STARS[made.stars ?? Math.max(0, 3 - made.place)] : "");

// Days in a row on which that day's own puzzle was answered, up to today or yesterday.
export function streak(kept) {
  const onTime = (day) => made(kept, day)?.on === dateOf(day);
  let day = today(), count = 0;
  if (!onTime(day)) day -= 1;
  while (onTime(day)) { count += 1; day -= 1; }
  return count;
}

export function element(tag, given = {}, ...children) {
  const node = Object.assign(document.createElement(tag), given);
  node.append(...children.filter((child) => child !== null));
  return node;
}
