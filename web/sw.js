// Keeps what was fetched, so that the next visit is quick and needs no network. {{version}} changes with every build.
const STORE = "catlib {{version}}", HERE = new URL(".", self.location);
const FIRST = {{files}};
const mine = (url) => url.origin === HERE.origin && url.pathname.startsWith(HERE.pathname) &&
  !url.pathname.startsWith(new URL("notebooks/", HERE).pathname);
const plain = (url) => { const bare = new URL(url); bare.search = bare.hash = ""; return bare.href; };

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(STORE));
});

self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith("catlib ") && name !== STORE) await caches.delete(name);
  await self.clients.claim();
})()));

async function answered(request) {
  const store = await caches.open(STORE), known = await store.match(plain(request.url));
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) store.put(plain(request.url), response.clone()).catch(() => {});
  return response;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !mine(new URL(request.url))) return;
  event.respondWith(answered(request));
});

// The page says when it has what it needs; then the rest is fetched for a visit without a network.
self.addEventListener("message", (event) => {
  if (event.data !== "keep all") return;
  event.waitUntil((async () => {
    const store = await caches.open(STORE);
    for (const name of FIRST) {
      const url = new URL(name, HERE).href;
      if (await store.match(url)) continue;
      const response = await fetch(url).catch(() => null);
      if (response?.ok) await store.put(url, response).catch(() => {});
    }
    for (const client of await self.clients.matchAll()) client.postMessage("kept all");
  })());
});
