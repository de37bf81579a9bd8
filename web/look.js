// The theme and the size of type, chosen once and kept; read before the page is drawn.
(() => {
  const root = document.documentElement;
  const kept = (name) => { try { return localStorage.getItem(`catlib ${name}`); } catch { return null; } };
  const keep = (name, value) => { try { localStorage.setItem(`catlib ${name}`, value); } catch { /* holds until the page closes */ } };
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const projected = new URLSearchParams(location.search).has("project");
  const CHOICES = ["large", "codes"];  // larger type, and the code of every cell
  const chosen = Object.fromEntries(CHOICES.map((name) => [name, kept(name) === "yes" || (name === "large" && projected)]));
  let theme = kept("theme") ?? (dark.matches ? "dark" : "light");

  // In a frame of another page there is neither head nor foot, and the host hears how high the page is.
  if (new URLSearchParams(location.search).has("embed")) {
    root.classList.add("embed");
    const tell = () => parent.postMessage({ type: "catlib height", height: Math.ceil(root.getBoundingClientRect().height) }, "*");
    new ResizeObserver(tell).observe(root);
    addEventListener("load", tell);  // a frame out of sight is not drawn, so nothing is observed there
  }
  if (self.origin === "null") {
    self.sandboxed = "This frame is a sandbox in which Python cannot start: add allow-same-origin to the frame's sandbox attribute.";
    document.addEventListener("DOMContentLoaded", () => {
      const news = document.getElementById("news");
      if (news) Object.assign(news, { className: "problem", textContent: self.sandboxed });
    });
  }

  function show() {
    root.dataset.jpThemeLight = String(theme === "light");
    const button = document.getElementById("theme");
    if (button) button.textContent = theme === "light" ? "Dark" : "Light";
    for (const name of CHOICES) {
      root.classList.toggle(name, chosen[name]);
      document.getElementById(name)?.setAttribute("aria-pressed", String(chosen[name]));
    }
  }

  show();
  document.addEventListener("DOMContentLoaded", () => {
    show();
    document.getElementById("theme")?.addEventListener("click", () => {
      theme = theme === "light" ? "dark" : "light";
      keep("theme", theme);
      show();
    });
    for (const name of CHOICES) {
      document.getElementById(name)?.addEventListener("click", () => {
        chosen[name] = !chosen[name];
        keep(name, chosen[name] ? "yes" : "no");
        show();
      });
    }
  });
  dark.addEventListener?.("change", () => {
    if (kept("theme") === null) { theme = dark.matches ? "dark" : "light"; show(); }
  });
})();
