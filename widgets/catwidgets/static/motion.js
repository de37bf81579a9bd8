// What is seen and heard of a move: dice that tumble, lines that are drawn, moments, the winner. Part of board.js.
const TUMBLE = 600, MOMENT = 900;        // milliseconds that dice roll; that a moment is seen
const LETTER = 60, LEAST = 800;          // milliseconds of a sentence: for each character; at least
const CONFETTI = 48;
const PIPS = ["", "5", "19", "159", "1379", "13579", "134679"];
const TUNES = {                          // frequencies and beginnings in seconds
  slide: [[260, 0]], gain: [[660, 0], [880, 0.09]], capture: [[110, 0], [82, 0.1]], trap: [[160, 0], [70, 0.07]],
  curse: [[300, 0], [220, 0.12], [150, 0.24]], round: [[523, 0], [659, 0.12], [784, 0.24]], loss: [[392, 0], [294, 0.2]],
  win: [[523, 0], [659, 0.12], [784, 0.24], [1047, 0.36]], roll: [[190, 0], [240, 0.12], [170, 0.25], [220, 0.36], [150, 0.5]],
};
const TEETH = "M-26 0L-20 -9L-13 0L-7 -9L0 0L7 -9L13 0L20 -9L26 0V-16Q0 -34 -26 -16Z";
const STAR = "M0 -6L1.8 -1.8L6 0L1.8 1.8L0 6L-1.8 1.8L-6 0L-1.8 -1.8Z";
const css = (transform) => (transform ?? "").replace(/translate\(([-\d.]+)[ ,]([-\d.]+)\)/g, "translate($1px, $2px)")
  .replace(/rotate\(([-\d.]+)\)/g, "rotate($1deg)") || "none";

let audio = null;
function hear(kind) {
  audio ??= new AudioContext();
  for (const [pitch, after] of TUNES[kind] ?? []) {
    const tone = audio.createOscillator(), loud = audio.createGain(), at = audio.currentTime + after;
    tone.type = kind === "roll" ? "square" : "triangle";
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(kind === "roll" ? 0.03 : 0.12, at);
    loud.gain.exponentialRampToValueAtTime(0.0001, at + (kind === "roll" ? 0.05 : 0.22));
    tone.connect(loud).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.25);
  }
}

// A die turns over and shows other faces until it lies.
function tumble(node, number) {
  const lies = css(node.getAttribute("transform")), figure = make("g", { class: "cat-face" }, node), ink = "#22262B";
  const turn = () => {
    const face = 1 + Math.floor(6 * Math.random());
    figure.replaceChildren();
    make("rect", { x: -36, y: -36, width: 72, height: 72, rx: 16, fill: "#FFFFFF" }, figure);
    for (const place of PIPS[face]) make("circle", { cx: 23 * ((place - 1) % 3 - 1), cy: 23 * (Math.floor((place - 1) / 3) - 1), r: 8, fill: ink }, figure);
  };
  turn();
  const turning = setInterval(turn, 75), side = number % 2 ? 1 : -1, land = () => { clearInterval(turning); figure.remove(); };
  const at = (x, y, angle, scale) => ({ transform: `${lies} translate(${x}px, ${y}px) rotate(${angle}deg) scale(${scale})` });
  const steps = [at(-60 * side, -70, -340 * side, 0.9), at(0, -40, -150 * side, 1.15), at(8 * side, 0, -20 * side, 1), at(0, -10, 8 * side, 1), at(0, 0, 0, 1)];
  const rolling = node.animate(steps, { duration: TUMBLE - 60 * (number % 3), easing: "ease-out" });
  rolling.onfinish = rolling.oncancel = land;
  return rolling;
}

// What is new at the end of a line is drawn with a pen.
function lengthen(node, before, duration) {
  const old = [...before.querySelectorAll("path")];
  for (const line of node.querySelectorAll("path[fill=none]:not([stroke-dasharray])")) {
    const d = line.getAttribute("d"), start = old.map((path) => path.getAttribute("d")).filter((each) => d !== each && d.startsWith(each));
    if (!start.length && old.some((path) => path.getAttribute("d") === d)) continue;
    const whole = line.getTotalLength(), had = start.length ? old.find((path) => path.getAttribute("d") === start[0]).getTotalLength() : 0;
    const dash = `${whole} ${whole}`;
    line.animate([{ strokeDasharray: dash, strokeDashoffset: whole - had }, { strokeDasharray: dash, strokeDashoffset: 0 }], { duration, easing: "ease-in-out" });
  }
}

// A moment at a place: stars for a gain, a ring for a capture, a swirl for a curse, jaws for a trap.
function flash(layer, kind, [x, y]) {
  const spot = make("g", { transform: `translate(${x} ${y})`, class: `cat-moment ${kind}` }, layer), how = { duration: MOMENT, easing: "ease-out", fill: "forwards" };
  if (kind === "gain" || kind === "win") {
    for (let n = 0; n < 10; n++) {
      const way = (Math.PI * n) / 5, far = 30 + 10 * (n % 3);
      make("path", { d: STAR }, spot).animate([{ transform: "none", opacity: 1 }, { transform: `translate(${far * Math.cos(way)}px, ${far * Math.sin(way)}px) scale(1.6) rotate(90deg)`, opacity: 0 }], how);
    }
  } else if (kind === "trap") {
    for (const turn of [0, 180]) {
      make("path", { d: TEETH }, spot).animate([{ transform: `rotate(${turn}deg) translate(0, -34px)` }, { transform: `rotate(${turn}deg)`, offset: 0.22 }, { transform: `rotate(${turn}deg) translate(0, -4px)`, offset: 0.3 }, { transform: `rotate(${turn}deg)`, offset: 0.38 }, { transform: `rotate(${turn}deg)`, opacity: 1, offset: 0.85 }, { transform: `rotate(${turn}deg)`, opacity: 0 }], { ...how, duration: 2 * MOMENT });
    }
  } else if (kind === "curse") {
    make("path", { d: "M0 0C8 -8 16 4 6 12C-8 22 -24 6 -16 -12C-6 -32 26 -26 28 2" }, spot).animate([{ transform: "scale(1.6) rotate(0deg)", opacity: 0 }, { opacity: 1, offset: 0.3 }, { transform: "scale(0.5) rotate(720deg)", opacity: 0 }], how);
  } else {
    for (const late of [0, 0.35]) make("circle", { r: 12 }, spot).animate([{ transform: "scale(0.4)", opacity: late ? 0 : 1 }, { transform: "scale(0.6)", opacity: 1, offset: late || 0.01 }, { transform: "scale(3)", opacity: 0 }], how);
  }
  setTimeout(() => spot.remove(), kind === "trap" ? 2 * MOMENT : MOMENT);
}

function confetti(parent) {
  const sky = node("div", "cat-confetti", parent, "", { "aria-hidden": "true" });
  for (let n = 0; n < CONFETTI; n++) {
    const piece = node("div", "", sky), hue = (n * 47) % 360;
    piece.style.cssText = `left: ${(n * 61) % 100}%; background: hsl(${hue} 75% 55%)`;
    piece.animate([{ transform: "translateY(-20px) rotate(0deg)", opacity: 1 }, { transform: `translate(${(n % 7 - 3) * 14}px, ${sky.clientHeight || 300}px) rotate(${360 + 90 * (n % 5)}deg)`, opacity: 0.2 }], { duration: 1600 + 120 * (n % 9), delay: 60 * (n % 12), easing: "cubic-bezier(.3,.1,.6,1)", fill: "both" });
  }
  setTimeout(() => sky.remove(), 4200);
}
