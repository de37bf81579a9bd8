// The theme and the size of type, chosen once and kept; read before the page is drawn.
(() => {
  const root = document.documentElement;
  const kept = (name) => { try { return localStorage.getItem(`catlib ${name}`); } catch { return null; } };
  const keep = (name, value) => { try { localStorage.setItem(`catlib ${name}`, value); } catch { /* holds until the page closes */ } };
  const dark = matchMedia("(prefers-color-scheme: dark)");
  let theme = kept("theme") ?? (dark.matches ? "dark" : "light"), large = kept("large") === "yes";

  function show() {
    root.dataset.jpThemeLight = String(theme === "light");
    root.classList.toggle("large", large);
    const button = document.getElementById("theme"), size = document.getElementById("large");
    if (button) button.textContent = theme === "light" ? "Dark" : "Light";
    size?.setAttribute("aria-pressed", String(large));
  }

  show();
  document.addEventListener("DOMContentLoaded", () => {
    show();
    document.getElementById("theme")?.addEventListener("click", () => {
      theme = theme === "light" ? "dark" : "light";
      keep("theme", theme);
      show();
    });
    document.getElementById("large")?.addEventListener("click", () => {
      large = !large;
      keep("large", large ? "yes" : "no");
      show();
    });
  });
  dark.addEventListener?.("change", () => {
    if (kept("theme") === null) { theme = dark.matches ? "dark" : "light"; show(); }
  });
})();
