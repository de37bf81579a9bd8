// Registers the service worker, which fills its store with the whole site for the next visit and for days without a network.
let kept = null;

// Whether the reader wishes to save data, or the line is slow: then only what a page needs is fetched.
const { connection } = navigator;
const saves = () => connection?.saveData || ["slow-2g", "2g", "3g"].includes(connection?.effectiveType);

// Keep everything; the page does not wait for it.
export function keepAll() {
  if (saves()) return;
  kept ??= navigator.serviceWorker?.register(new URL("../sw.js", import.meta.url)).then(async () => {
    await navigator.serviceWorker.ready;
    document.documentElement.dataset.kept = "all";
  }).catch(() => {});
}
