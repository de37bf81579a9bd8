// What is kept in the browser from visit to visit; where nothing can be kept, the reader is told once.
import { say } from "./say.js";

const PREFIX = "catlib ";
export const BEGUN_AGAIN = "begun again";

// What Python may keep: games, the rules of labs, the codes of a class. Code that runs at the next visit is the page's alone.
export const isOfPython = (name) => /^(game|rules|class) /.test(name);

// The name of what the browser keeps under a key; none if it isn't ours.
export const nameOf = (key) => (key?.startsWith(PREFIX) ? key.slice(PREFIX.length) : null);

export class Kept {
  constructor(tell) {
    this.tell = tell;
    this.told = false;
    this.here = new Map();  // what could not be stored, for this visit
  }
  get(name) {
    try { return this.here.get(name) ?? localStorage.getItem(PREFIX + name); } catch { return null; }
  }
  // The names of all that is kept that begin so, in the order of their cells.
  names(start) {
    const stored = [];
    try { for (let i = 0; i < localStorage.length; i++) stored.push(localStorage.key(i)); } catch { /* nothing is stored */ }
    const mine = stored.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length));
    return [...new Set([...mine, ...this.here.keys()])].filter((name) => name.startsWith(start)).sort();
  }
  all() { return Object.fromEntries(this.names("").map((name) => [name, this.get(name)])); }
  set(name, text) {
    this.here.delete(name);
    try { localStorage.setItem(PREFIX + name, text); } catch { this.here.set(name, text); this.trouble(); }
  }
  remove(name) {
    this.here.delete(name);
    try { localStorage.removeItem(PREFIX + name); } catch { this.trouble(); }
  }
  // Forget everything, in the other tabs, too, which begin anew.
  clear() {
    this.here.clear();
    for (const name of this.names("")) this.remove(name);
    this.set(BEGUN_AGAIN, "yes");
    this.remove(BEGUN_AGAIN);
  }
  trouble() {
    if (!this.told) this.tell(say("kept-nothing"), "problem");
    this.told = true;
  }
}
