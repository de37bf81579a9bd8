// A JupyterLab extension, written by hand as what module federation loads: where a widget of a stored notebook has no
// kernel any more, JupyterLab says "model not found"; the notebook holds its last picture, which is shown instead.
// anywidget gives a widget two seconds to load; on a page that is busy for longer it would hear of no change any more,
// so it is given ten minutes. In a narrow window the list of files is folded away, so that a board has the room.
(() => {
  const GONE = "Error displaying widget";
  const SENTENCE = "This picture is from when the cell ran; its kernel has ended. A game is kept; run the cell to go on.";

  const outputsOf = (app) => {
    const found = [];
    for (const panel of app.shell.widgets("main"))
      for (const cell of panel.content?.widgets ?? [])
        if (cell.outputArea) found.push(cell.outputArea);
    return found;
  };

  // The stored picture of the output that a node stands in.
  function pictureOf(app, node) {
    for (const area of outputsOf(app)) {
      if (!area.node.contains(node)) continue;
      const at = area.widgets.findIndex((output) => output.node.contains(node));
      const data = area.model.get(at)?.data ?? {};
      return [data["image/svg+xml"], data["text/plain"]];
    }
    return [];
  }

  function show(node, picture, words) {
    const image = document.createElement("img");
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent([].concat(picture).join(""))}`;
    image.alt = [].concat(words ?? "").join("");
    image.style.maxWidth = "100%";
    const said = document.createElement("p");
    said.className = "catlib-still";
    said.setAttribute("role", "status");
    said.style.fontWeight = "600";
    said.textContent = SENTENCE;
    node.replaceChildren(said, image);
  }

  function look(app, root) {
    const nodes = [root, ...(root.querySelectorAll?.(".jupyter-widgets") ?? [])];
    for (const node of nodes) {
      if (!node.isConnected || node.childElementCount || !node.textContent?.startsWith(GONE)) continue;
      const [picture, words] = pictureOf(app, node);
      if (picture) show(node, picture, words);
    }
  }

  function bePatient() {
    const timeout = AbortSignal.timeout;
    AbortSignal.timeout = (time) => timeout.call(AbortSignal, time === 2000 ? 600000 : time);
  }

  const NARROW = 1200;                   // pixels of a window in which board, desk and choices want all of the width

  function makeRoom(app) {
    app.restored?.then(() => { if (innerWidth < NARROW) app.shell.collapseLeft?.(); });
  }

  const plugin = {
    id: "catlib-still:plugin",
    autoStart: true,
    activate: (app) => {
      bePatient();
      makeRoom(app);
      const watch = new MutationObserver((changes) => {
        for (const { target, type } of changes) {
          const node = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
          if (node && (type === "attributes" ? node.classList.contains("jupyter-widgets") : node.textContent.startsWith(GONE)))
            look(app, node);
        }
      });
      watch.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
    },
  };

  const modules = { "./extension": () => ({ default: plugin, __esModule: true }) };
  window._JUPYTERLAB = window._JUPYTERLAB ?? {};
  window._JUPYTERLAB["catlib-still"] = {
    init: () => undefined,
    get: (name) => Promise.resolve(modules[name] ?? (() => ({}))),
  };
})();
