// Empties what this browser keeps for the site, so that a shared device is new for the next person.
const QUESTION = "Begin again? Everything that this site keeps on this device will be gone: answers, typed code, saved games " +
  "and settings. It cannot be undone.";

// Has the button of the page begin again; `stop` ends what could still write something.
export function beginAgain(kept, stop = () => {}) {
  document.getElementById("again").addEventListener("click", () => {
    if (!confirm(QUESTION)) return;
    stop();
    kept.clear();
    location.replace(location.pathname);
  });
}
