// Empties what this browser keeps for the site, so that a shared device is new for the next person.
const QUESTION = "Begin again? Everything that this site keeps on this device will be gone: answers, typed code, saved games " +
  "and settings. It cannot be undone.";

const QUESTION_OF_PAGE = "Begin this page again? Your answers and the code that you typed on it will be gone. It cannot be undone.";

// Has the buttons of the page begin again, this page or all; `stop` ends what could still write something.
export function beginAgain(kept, stop = () => {}, page = "") {
  document.getElementById("anew")?.addEventListener("click", () => {
    if (!confirm(QUESTION_OF_PAGE)) return;
    stop();
    for (const what of ["answer", "code"]) kept.names(`${what} ${page} `).forEach((name) => kept.remove(name));
    kept.remove(`endless ${page}`);
    location.replace(location.pathname);
  });
  document.getElementById("again").addEventListener("click", () => {
    if (!confirm(QUESTION)) return;
    stop();
    kept.clear();
    location.replace(location.pathname);
  });
}
