// The theme and the size of type, chosen once and kept; read before the page is drawn.
(() => {
  const root = document.documentElement;
  const kept = (name) => { try { return localStorage.getItem(`catlib ${name}`); } catch { return null; } };
  const keep = (name, value) => { try { localStorage.setItem(`catlib ${name}`, value); } catch { /* holds until the page closes */ } };
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const projected = new URLSearchParams(location.search).has("project");
  const CHOICES = ["large", "codes"];  // larger type, and the code of every cell
  const chosen = Object.fromEntries(CHOICES.map((name) => [name, kept(name) === "yes" || (name === "large" && projected)]));
  // The language: the link's, else the one that was chosen, else the first of the browser's that this page speaks.
  const spoken = root.dataset.languages.split(" "), asked = new URLSearchParams(location.search).get("lang");
  if (asked) keep("language", asked);
  const wished = [asked ?? kept("language"), ...navigator.languages].filter(Boolean);
  const match = (wish) => [...spoken, "en-XA", "ar-XB"].find((code) => code === wish) ?? spoken.find((code) => code.slice(0, 2) === wish.slice(0, 2));
  const language = wished.map(match).find(Boolean);
  if (language !== "en" && spoken.length > 1) {
    root.dataset.language = root.lang = language;
    root.dir = /^(ar|fa|he|ur)/.test(language) ? "rtl" : "ltr";
    root.dataset.title = document.title;
    document.title = "Every Chance";
  }
  // No English is seen before it is translated, and no step before its guess; where the scripts fail, all is.
  const reveal = () => root.classList.remove("awaited");
  root.classList.add("awaited");
  setTimeout(reveal, 10000);
  addEventListener("error", ({ target }) => { if (target.localName === "script") reveal(); }, true);

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
    if (button) {
      button.dataset.say = theme === "light" ? "dark" : "light";
      button.textContent = root.say?.(button.dataset.say) ?? (theme === "light" ? "Dark" : "Light");
    }
    for (const name of CHOICES) {
      root.classList.toggle(name, chosen[name]);
      document.getElementById(name)?.setAttribute("aria-pressed", String(chosen[name]));
    }
  }

  // A menu closes when something else is pressed, or by Escape.
  const close = ({ target, key }) => {
    for (const menu of document.querySelectorAll(".menu[open]")) {
      if (key ? key !== "Escape" : menu.contains(target)) continue;
      if (key) menu.querySelector("summary").focus();
      menu.open = false;
    }
  };
  addEventListener("click", close);
  addEventListener("keydown", close);

  show();
  document.addEventListener("DOMContentLoaded", () => {
    show();
    document.getElementById("theme")?.addEventListener("click", () => {
      theme = theme === "light" ? "dark" : "light";
      keep("theme", theme);
      show();
    });
    const menu = document.getElementById("language");
    if (menu) menu.value = root.lang;
    menu?.addEventListener("change", () => {
      keep("language", menu.value);
      const here = new URL(location.href);
      here.searchParams.delete("lang");
      if (here.href === location.href) location.reload();
      else location.replace(here);
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
