// Empties what this browser keeps for the site, so that a shared device is new for the next person.
import { say } from "./say.js";

// Has the buttons of the page begin again, this page or all; `stop` ends what could still write something.
export function beginAgain(kept, stop = () => {}, page = "") {
  document.getElementById("anew")?.addEventListener("click", () => {
    if (!confirm(say("begin-page-asks"))) return;
    stop();
    for (const what of ["answer", "code"]) kept.names(`${what} ${page} `).forEach((name) => kept.remove(name));
    kept.remove(`endless ${page}`);
    location.replace(location.pathname);
  });
  document.getElementById("again").addEventListener("click", () => {
    if (!confirm(say("begin-all-asks"))) return;
    stop();
    kept.clear();
    location.replace(location.pathname);
  });
}
