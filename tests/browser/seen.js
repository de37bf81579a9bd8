// What can be read on a page: its texts and labels, which of them are cut, and which cover each other.
() => {
  const ATTRIBUTES = ["aria-label", "title", "placeholder", "aria-description", "alt", "aria-valuetext"];
  const FOREIGN = "[lang=en], textarea, code, button.code, math, script, style, noscript, #language, .foreign, .cm-editor";
  const SEEN = { opacityProperty: true, visibilityProperty: true };
  const read = new Set(), cut = new Set(), covered = new Set(), boxes = [];
  const up = (node) => node.parentElement ?? node.getRootNode()?.host ?? null;
  const called = (node) => `${node.localName}.${node.getAttribute("class") ?? ""}#${node.id}`;

  // The part of the window in which a place can be seen or scrolled to; none for what is there for a screen reader alone.
  function room(node) {
    const box = { left: 0, right: innerWidth, top: -Infinity, bottom: Infinity, floats: false };
    for (let at = node; at && at !== document.body; at = up(at)) {
      const { overflowX, overflowY, position, clipPath, clip } = getComputedStyle(at), around = at.getBoundingClientRect();
      if (clipPath !== "none" || clip !== "auto" || at.matches(".skip, .cat-zoomed") || (overflowX !== "visible" && around.width < 3)) return null;
      if (position === "fixed" || position === "sticky" || at.matches(".menu[open] > *, .cat-tip")) box.floats = true;
      box.scrolls ||= /auto|scroll/.test(overflowX);
      if (overflowX !== "visible") {
        Object.assign(box, { left: Math.max(box.left, around.left), right: Math.min(box.right, around.right) });
      }
      if (overflowY !== "visible") Object.assign(box, { top: Math.max(box.top, around.top), bottom: Math.min(box.bottom, around.bottom) });
    }
    return box;
  }

  function measure(text, host) {
    const words = text.textContent.trim(), box = words && host.checkVisibility(SEEN) && room(host);
    if (!box || host.closest("title, desc, option")) return;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { textOverflow, textAlign, direction } = getComputedStyle(host), told = `${words.slice(0, 60)} (${called(host)})`;
    if (textOverflow === "ellipsis" && host.scrollWidth > host.clientWidth + 1) cut.add(`cut: ${told}`);
    if (direction === "rtl" && textAlign === "left" && !host.ownerSVGElement) cut.add(`side: ${told}`);
    for (const { left, right, top, bottom, height } of host.ownerSVGElement ? [host.getBoundingClientRect()] : range.getClientRects()) {
      if (right < -5000 || left > innerWidth + 5000) continue;  // for a screen reader alone
      if (!box.scrolls && (left < box.left - 2 || right > box.right + 2)) cut.add(`cut: ${told}`);
      const inner = { left: Math.max(left, box.left), right: Math.min(right, box.right) };
      Object.assign(inner, { top: Math.max(top + 0.2 * height, box.top), bottom: Math.min(bottom - 0.2 * height, box.bottom) });
      if (inner.right - inner.left > 2 && inner.bottom > inner.top && !box.floats) boxes.push({ ...inner, host, words, told });
    }
  }

  function visit(node, foreign) {
    for (const child of [...(node.shadowRoot?.childNodes ?? []), ...node.childNodes]) {
      if (child.nodeType === Node.TEXT_NODE) {
        measure(child, node);
        if (!foreign) read.add(child.textContent);
      } else if (child.nodeType === Node.ELEMENT_NODE && (child.checkVisibility(SEEN) || getComputedStyle(child).display === "contents")) {
        const own = foreign || child.matches(FOREIGN);
        for (const name of own ? [] : ATTRIBUTES) read.add(child.getAttribute(name) ?? "");
        if (!child.matches("script, style, noscript")) visit(child, own);
      }
    }
  }
  visit(document.body, false);
  if (document.documentElement.scrollWidth > innerWidth + 1) cut.add(`cut: the page is ${document.documentElement.scrollWidth} wide`);
  for (const each of document.querySelectorAll("select, button")) {
    if (each.checkVisibility(SEEN) && each.scrollWidth > each.clientWidth + 2) cut.add(`cut: ${each.textContent.slice(0, 60)} (${called(each)})`);
  }
  boxes.sort((a, b) => a.top - b.top);
  const inline = (outer, inner) => outer.contains(inner) && getComputedStyle(inner).display.startsWith("inline");
  boxes.forEach((a, at) => {
    for (const b of boxes.slice(at + 1)) {
      if (b.top > a.bottom) break;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left), high = Math.min(a.bottom, b.bottom) - b.top;
      if (wide < 3 || high < 3 || !/\p{L}{2}/u.test(a.words + " " + b.words) || a.host === b.host || a.words === b.words || inline(a.host, b.host) || inline(b.host, a.host)) continue;
      covered.add(`covered: ${a.told} and ${b.told}`);
    }
  });
  return { read: [...read], cut: [...cut], covered: [...covered] };
}
