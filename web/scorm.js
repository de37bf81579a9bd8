// In a package for a learning platform: shows a unit of the site in a frame and tells the platform score, time and answers,
// as SCORM 1.2 has it (ADL, Run-Time Environment 1.2, 2001).
const frame = document.querySelector("iframe"), told = document.querySelector("p");
const began = Date.now(), answers = new Map();

// The platform's own object stands in one of the windows around this one, or around the one that opened it.
function platform() {
  for (const start of [window, window.opener]) {
    for (let here = start, n = 0; here && n < 10; here = here.parent === here ? null : here.parent, n += 1) {
      try { if (here.API) return here.API; } catch { break; }  // a window of another site
    }
  }
  return null;
}

const two = (number) => String(Math.floor(number)).padStart(2, "0");
const clock = (seconds) => `${two(seconds / 3600)}:${two(seconds / 60 % 60)}:${two(seconds % 60)}`;
const api = platform();
const set = (name, value) => api.LMSSetValue(name, String(value));

function begin() {
  api.LMSInitialize("");
  if (/^(not attempted|)$/.test(api.LMSGetValue("cmi.core.lesson_status"))) set("cmi.core.lesson_status", "incomplete");
  set("cmi.core.score.min", 0);
  set("cmi.core.score.max", 100);
  addEventListener("pagehide", () => { keep(); api.LMSFinish(""); }, { once: true });
}

function keep() {
  set("cmi.core.session_time", `00${clock((Date.now() - began) / 1000)}`);
  api.LMSCommit("");
}

const heard = {
  // A score never falls: another device knows nothing of what was done on this one.
  "catlib steps": ({ done, of }) => {
    const score = Math.max(Number(api.LMSGetValue("cmi.core.score.raw")) || 0, Math.round(100 * done / of));
    set("cmi.core.score.raw", score);
    if (score === 100) set("cmi.core.lesson_status", "completed");
  },
  "catlib answer": ({ name, guess, right }) => {
    if (!answers.has(name)) answers.set(name, answers.size);
    const place = `cmi.interactions.${answers.get(name)}`;
    set(`${place}.id`, name.replace(/\W+/g, "_").slice(0, 255));
    set(`${place}.time`, new Date().toTimeString().slice(0, 8));
    set(`${place}.type`, "fill-in");
    set(`${place}.student_response`, guess.slice(0, 255));
    set(`${place}.result`, right === undefined ? "neutral" : right ? "correct" : "wrong");
  },
};

addEventListener("message", ({ source, data }) => {
  if (source !== frame.contentWindow) return;
  if (data.type === "catlib height") frame.style.height = `${data.height}px`;
  if (!api || !Object.hasOwn(heard, data.type)) return;
  heard[data.type](data);
  keep();
});
if (api) begin();
else told.hidden = false;
frame.src = frame.dataset.src;
