// Taking part in a class: the link names the class, the pupil writes a number, and all answers can be handed in as codes.
import { put } from "./outputs.js";
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
    const label = put(box, "label", "", `You take part in class number ${this.kept.get(TAKE.seed)}. Your own number in the class list: `);
    this.field = Object.assign(put(label, "input", ""), { type: "number", min: "1", max: "999999", inputMode: "numeric" });
    this.field.addEventListener("change", () => {
      this.kept.set(TAKE.place, this.field.value);
      this.tell(TAKE.place, this.field.value);
      this.show();
    });
    main.prepend(box);
    this.hand = Object.assign(document.createElement("section"), { className: "part", hidden: true });
    put(this.hand, "h2", "", "Hand in");
    this.told = put(this.hand, "p", "");
    this.told.role = "status";
    this.list = put(this.hand, "output", "");
    put(this.hand, "button", "plain", "Copy my codes").addEventListener("click", () => this.copy());
    const picture = put(this.hand, "details", "");
    put(picture, "summary", "", "As a QR code");
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
    this.told.textContent = `Your answers so far: ${this.codes.size}. Send this line to your teacher, with your name before it.`;
    this.list.textContent = this.text;
    if (this.codes.size) paint(this.picture, this.text, "The codes above as a QR code");
  }
  copy() {
    copy(this.text, (words) => { this.told.textContent = words; }, "Copied. Send it to your teacher, with your name before it.");
  }
}
