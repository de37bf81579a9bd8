// Code that a reader typed into the cells of a page, kept from visit to visit.
const LONG = 3000;  // milliseconds after which a run may have no end

export class Typed {
  constructor(kept, page, cells) {
    Object.assign(this, { kept, page, endless: `endless ${page}` });
    for (const cell of this.cells = cells) this.watch(cell);
  }
  isMine(cell) { return fieldOf(cell).value !== fieldOf(cell).defaultValue; }
  get isThere() { return this.cells.some(this.isMine); }
  // Whether the last run of the last visit did not end: then no typed code runs again by itself, or no visit could.
  get wasEndless() { return this.kept.get(this.endless) !== null; }
  name(cell) { return `code ${this.page} ${cell.id}`; }

  watch(cell) {
    const field = fieldOf(cell), first = field.defaultValue;
    const back = cell.querySelector("button.first");
    const show = () => {
      back.hidden = field.value === first;
      field.rows = Math.max(field.value.split("\n").length, first.split("\n").length);
    };
    const keep = () => {
      if (field.value === first) this.kept.remove(this.name(cell));
      else this.kept.set(this.name(cell), JSON.stringify({ first, typed: field.value }));
      show();
    };
    field.value = this.read(cell, first) ?? first;
    show();
    field.addEventListener("input", keep);
    back.addEventListener("click", () => {
      field.value = first;
      keep();
      field.focus();
    });
  }
  // What was typed into this cell; nothing where the site's own code is another one by now.
  read(cell, first) {
    try {
      const found = JSON.parse(this.kept.get(this.name(cell)));
      return found?.first === first && typeof found.typed === "string" ? found.typed : null;
    } catch { return null; }
  }

  // The code of a cell that is run by hand, or with the page.
  code(cell, byHand) {
    const field = fieldOf(cell);
    if (byHand) this.kept.remove(this.endless);
    return byHand || !this.wasEndless ? field.value : field.defaultValue;
  }
  // Note a run that takes long until it ends; returns what to call then.
  began() {
    if (!this.isThere) return () => {};
    const noted = setTimeout(() => this.kept.set(this.endless, "yes"), LONG);
    const before = this.wasEndless;
    return () => {
      clearTimeout(noted);
      if (!before) this.kept.remove(this.endless);
    };
  }
}

const fieldOf = (cell) => cell.querySelector(":scope > .code > textarea");
