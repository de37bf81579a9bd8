// What a reader takes along: a copied text, a file, a code for a camera.
import { say } from "./say.js";

export async function copy(text, tell, words) {
  try {
    await navigator.clipboard.writeText(text);
    tell(words);
  } catch { prompt(say("copy-this"), text); }
}

// A QR code; what draws it is fetched with the first one.
export async function paint(place, text, label) {
  const { renderSVG } = await import("./lib/qr.mjs");
  place.innerHTML = renderSVG(text);
  Object.assign(place.firstElementChild, { role: "img", ariaLabel: label });
}

// What a page in a frame tells the page around it, such as a school's learning platform (scorm.js); elsewhere nothing.
const embedded = document.documentElement.classList.contains("embed");
export const hand = (what, given) => { if (embedded) parent.postMessage({ type: `catlib ${what}`, ...given }, "*"); };

export function offer(name, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content instanceof Blob ? content : new Blob([content]));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}
