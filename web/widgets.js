// Draws the widgets of a worker with Jupyter's own HTML manager, and carries their messages.
import { at } from "./where.js";

const PATIENCE = 600_000;  // milliseconds

function script(name) {
  return new Promise((resolve, reject) => {
    const node = document.createElement("script");
    node.src = at(name);
    node.onload = resolve;
    node.onerror = () => reject(new Error(`${name} could not be fetched`));
    document.head.append(node);
  });
}

const required = (names) => new Promise((resolve, reject) => window.requirejs(names, (...found) => resolve(found), reject));

// The page's end of a line to a widget in Python.
class Line {
  constructor(id, target, post) {
    Object.assign(this, { comm_id: id, target_name: target, post, waiting: [], handler: null, closed: null });
  }
  on_msg(handler) {
    this.handler = handler;
    for (const message of this.waiting.splice(0)) handler(message);
  }
  on_close(handler) { this.closed = handler; }
  take(message) { this.handler ? this.handler(message) : this.waiting.push(message); }
  send(data, callbacks, metadata, buffers) {
    return this.post("comm_msg", { comm_id: this.comm_id, data }, buffers ?? [], callbacks);
  }
  open() { return ""; }
  close() { return this.post("comm_close", { comm_id: this.comm_id, data: {} }, []); }
}

// anywidget gives a model two seconds to load; on a page that is busy for longer, that model hears of no change any more.
const patient = (Model) => class extends Model {
  initialize(...given) {
    const quick = AbortSignal.timeout;
    AbortSignal.timeout = () => quick.call(AbortSignal, PATIENCE);
    try { super.initialize(...given); } finally { AbortSignal.timeout = quick; }
  }
};

export async function makeManager(worker, onModel) {
  await script("lib/require.min.js");
  const baseUrl = self.handed ? at("lib/") : "./";  // where it looks for fonts of icons, which are not sent
  window.requirejs.config({ baseUrl, paths: { anywidget: at("lib/anywidget.js").replace(/\.js$/, "") }, waitSeconds: 0 });
  await script("lib/widgets.js");
  const [{ HTMLManager }] = await required(["@jupyter-widgets/html-manager"]);
  const lines = new Map(), asked = new Map(), opening = new Set();
  let count = 0, pressed = null;
  addEventListener("click", ({ target }) => {
    pressed = target.closest?.(".jupyter-button");
    setTimeout(() => { pressed = null; });
  }, true);

  // A button is marked until Python has done what it is for, and the place of an answer to it comes into view.
  function press(button) {
    button.setAttribute("aria-busy", "true");
    const { textContent: words } = button, stopping = button.matches(".cat-stop") && document.documentElement.say?.("stopping");
    if (stopping) button.textContent = stopping;
    const answer = [...document.querySelectorAll(".cat-answer")].find((each) => each.parentElement.contains(button));
    const { top } = answer?.getBoundingClientRect() ?? { top: 0 };
    if (top > innerHeight / 2 || top < 0) answer.scrollIntoView();
    return () => {
      button.removeAttribute("aria-busy");
      if (stopping) button.textContent = words;
    };
  }

  function post(type, content, buffers, callbacks) {
    const id = `m${++count}`;
    asked.set(id, { callbacks, done: pressed && content.data?.content?.event === "click" ? press(pressed) : null });
    worker.postMessage({ type: "comm", id, message: JSON.stringify({ type, content }), buffers });
    return id;
  }

  const loader = async (name) => {
    const [found] = await required([name]);
    return found.AnyModel ? { ...found, AnyModel: patient(found.AnyModel) } : found;
  };
  const manager = new HTMLManager({ loader });

  function receive({ message, buffers }) {
    const { type, content, metadata } = JSON.parse(message);
    if (type === "comm_open") {
      if (content.data.state?.tooltip === null) content.data.state.tooltip = "";  // Jupyter's labels would say "null"
      const line = new Line(content.comm_id, content.target_name, post);
      lines.set(content.comm_id, line);
      const views = buffers.map((each) => new DataView(each.buffer ?? each));
      const made = manager.handle_comm_open(line, { content, metadata, buffers: views }).then(onModel);
      opening.add(made);
      made.finally(() => opening.delete(made));
    } else if (type === "comm_msg") {
      lines.get(content.comm_id)?.take({ content, metadata, buffers });
    } else if (type === "comm_close") {
      lines.get(content.comm_id)?.closed?.({ content });
      lines.delete(content.comm_id);
    }
  }

  // The page may send the next change of a widget once Python is done with the last.
  function idle({ id }) {
    const { callbacks, done } = asked.get(id) ?? {};
    callbacks?.iopub?.status?.({ content: { execution_state: "idle" } });
    done?.();
    asked.delete(id);
  }

  async function show(id, place) {
    const model = await manager.get_model(id);
    return manager.display_view(manager.create_view(model), place);
  }
  // Until every widget that Python made so far is there.
  const settled = () => Promise.all([...opening]);
  return { receive, idle, show, settled };
}
