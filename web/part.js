// Taking part in a class: the link names the class, the pupil writes a number, and all answers can be handed in as codes.
import { put } from "./outputs.js";
import { say } from "./say.js";
import { copy, paint } from "./take.js";

const TAKE = { seed: "class seed", place: "class place" };

export class Part {
  constructor(kept, tell) {
    Object.assign(this, { kept, tell, codes: new Map() });
    const asked = new URLSearchParams(location.search);
    for (const [word, name] of Object.entries(TAKE)) if (/^[1-9]\d{0,5}$/.test(asked.get(word) ?? "")) kept.set(name, asked.get(word));
    if (document.body.classList.contains("steps") && kept.get(TAKE.seed)) this.draw();
  }
  draw() {
    const main = document.getElementById("main");
    const box = Object.assign(document.createElement("p"), { className: "part" });
    const label = put(box, "label", "", `${say("take-part", { number: this.kept.get(TAKE.seed) })} `);
    this.field = Object.assign(put(label, "input", ""), { type: "number", min: "1", max: "999999", inputMode: "numeric" });
    this.field.addEventListener("change", () => {
      this.kept.set(TAKE.place, this.field.value);
      this.tell(TAKE.place, this.field.value);
      this.show();
    });
    main.prepend(box);
    this.hand = Object.assign(document.createElement("section"), { className: "part", hidden: true });
    put(this.hand, "h2", "", say("hand-in"));
    this.told = put(this.hand, "p", "");
    this.told.role = "status";
    this.list = put(this.hand, "output", "");
    put(this.hand, "button", "plain", say("copy-codes")).addEventListener("click", () => this.copy());
    const picture = put(this.hand, "details", "");
    put(picture, "summary", "", say("as-qr"));
    this.picture = put(picture, "div", "qr");
    main.append(this.hand);
    this.show();
  }
  take(name, code) {
    if (code) this.codes.set(name, code);
    else this.codes.delete(name);
    this.show();
  }
  get text() { return [...this.codes.values()].join(" "); }
  show() {
    if (!this.hand) return;
    this.field.value = this.kept.get(TAKE.place) ?? "";
    this.hand.hidden = !this.codes.size;
    this.told.textContent = say("answers-so-far", { answers: this.codes.size });
    this.list.textContent = this.text;
    if (this.codes.size) paint(this.picture, this.text, say("codes-as-qr"));
  }
  copy() {
    copy(this.text, (words) => { this.told.textContent = words; }, say("codes-copied"));
  }
}
