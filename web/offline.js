// Registers the service worker, which fills its store with the whole site for the next visit and for days without a network.
let kept = null;

// Keep everything; the page does not wait for it.
export function keepAll() {
  kept ??= navigator.serviceWorker?.register(new URL("../sw.js", import.meta.url)).then(async () => {
    await navigator.serviceWorker.ready;
    document.documentElement.dataset.kept = "all";
  }).catch(() => {});
}
