// Registers the service worker, which keeps what was fetched for the next visit and for days without a network.
const registered = "serviceWorker" in navigator
  ? navigator.serviceWorker.register(new URL("sw.js", import.meta.url)).catch(() => null)
  : Promise.resolve(null);

// Have everything fetched that a visit without a network needs; the page does not wait for it.
export async function keepAll() {
  const registration = await registered;
  if (!registration) return;
  const active = (await navigator.serviceWorker.ready).active;
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    if (data === "kept all") document.documentElement.dataset.kept = "all";
  });
  navigator.serviceWorker.startMessages?.();
  active.postMessage("keep all");
}
