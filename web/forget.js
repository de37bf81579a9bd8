// Takes from the worker, before Python starts, all that lasts longer than a visit or leads there: what runs in it changes no
// store that a later visit reads. What Python keeps goes through the page, which checks it.
const TAKEN = new Map([
  [self, ["caches", "indexedDB", "cookieStore", "BroadcastChannel", "Worker", "SharedWorker", "webkitRequestFileSystem",
    "webkitRequestFileSystemSync", "webkitResolveLocalFileSystemURL", "webkitResolveLocalFileSystemSyncURL"]],
  [navigator, ["storage", "storageBuckets", "serviceWorker", "locks"]],
]);

for (const [whole, names] of TAKEN) {
  for (const name of names) {
    for (let part = whole; part; part = Object.getPrototypeOf(part)) delete part[name];
  }
}
