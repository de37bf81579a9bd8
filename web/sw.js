// Hands out one version of the site, whole and as it was built: each file is compared with its hash.
// A new version is filled beside the one in use, past the browser's cache where that holds another file, and takes its place
// when no page of it is open any more.
const HERE = new URL(".", self.location);
const STORE = `catlib ${HERE.pathname}`;  // of this copy of the site; others may be on the same host
const BEFORE = /^catlib [0-9a-f]{12}$/;  // what the stores of the first site were called
const HASHES = {{hashes}};
const TYPES = {
  html: "text/html; charset=utf-8", css: "text/css", js: "text/javascript", mjs: "text/javascript", svg: "image/svg+xml",
  json: "application/json", wasm: "application/wasm", toml: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json", png: "image/png", xml: "application/xml",
};

// A file is kept under its hash, so that what did not change is not fetched again for a new version.
const place = (hash) => new URL(`sha-256/${hash}`, HERE).href;

// The name in the list of what an address asks for; none if it is not in it.
function nameOf(address) {
  const { origin, pathname } = new URL(address);
  const name = pathname === HERE.pathname ? "index.html" : decodeURI(pathname).slice(decodeURI(HERE.pathname).length);
  return origin === HERE.origin && pathname.startsWith(HERE.pathname) && Object.hasOwn(HASHES, name) ? name : null;
}

// The bytes of an answer if they are those that were built.
async function checked(name, response) {
  if (!response?.ok) return null;
  const bytes = await response.arrayBuffer(), digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("") === HASHES[name] ? bytes : null;
}

// A file as it was built, from the store or else from the network and from then on in the store; null if neither has it.
async function built(name) {
  const store = await caches.open(STORE), at = place(HASHES[name]);
  const kept = await checked(name, await store.match(at));
  if (kept) return kept;
  for (const cache of ["default", "reload"]) {
    const bytes = await checked(name, await fetch(new URL(name, HERE), { cache }));
    if (!bytes) continue;
    await store.put(at, new Response(bytes));
    return bytes;
  }
  return null;
}

// Four files at a time: each waits for the network longer than it takes.
self.addEventListener("install", (event) => {
  const names = Object.keys(HASHES);
  const fill = async () => {
    for (let name; (name = names.pop());) {
      if (!await built(name)) throw new Error(`${name} is not what was built: it is tried again at the next visit`);
    }
  };
  event.waitUntil(Promise.all(Array.from({ length: 4 }, fill)));
});

self.addEventListener("activate", (event) => event.waitUntil((async () => {
  const store = await caches.open(STORE), wanted = new Set(Object.values(HASHES).map(place));
  for (const { url } of await store.keys()) if (!wanted.has(url)) await store.delete(url);
  for (const name of await caches.keys()) if (BEFORE.test(name)) await caches.delete(name);
})()));

// What the store and the network do not have as it was built comes as the network has it, as on a first visit.
async function answered(request, name) {
  const bytes = await built(name).catch(() => null);
  if (!bytes) return fetch(request);
  const type = TYPES[name.split(".").pop()] ?? "application/octet-stream";
  return new Response(bytes, { headers: { "Content-Type": type, "Content-Length": bytes.byteLength } });
}

// Where a whole new version waits and no other page is open, it takes over, and the page is asked for again.
async function opened(request, name) {
  const { waiting } = self.registration;
  if (!waiting || (await self.clients.matchAll({ type: "window" })).length > 1) return answered(request, name);
  waiting.postMessage("take over");
  return new Response(null, { headers: { Refresh: "0" } });
}

self.addEventListener("message", ({ data }) => { if (data === "take over") self.skipWaiting(); });

self.addEventListener("fetch", (event) => {
  const { request } = event, name = request.method === "GET" && nameOf(request.url);
  if (name) event.respondWith(request.mode === "navigate" ? opened(request, name) : answered(request, name));
});
