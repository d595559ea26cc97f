/**
 * The service worker caches every file of the page on the first visit, and then serves the page from the cache. A new
 * version is cached separately, and replaces the old one when the player agrees or when no page is open.
 *
 * `wings play` is at a port that another program may have next time, so there the server is asked for the page first.
 */
export {};

/** Inserted by vite-plugin-pwa: the files of the page, each with a hash of its content unless its name has one. */
declare const self: { readonly __WB_MANIFEST: readonly { readonly url: string; readonly revision: string | null }[] };
const manifest = self.__WB_MANIFEST;

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Clients {
  claim(): Promise<void>;
}
const { clients, registration, skipWaiting } = globalThis as unknown as {
  clients: Clients;
  registration: { readonly scope: string; unregister(): Promise<boolean> };
  skipWaiting(this: void): Promise<void>;
};

/** A short hash of all files: another one for another version. */
const version = Array.from(manifest.map(({ url, revision }) => `${url} ${revision ?? ""}`).join()).reduce(
  (hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0,
  7,
);
const PREFIX = "wings ";
const cacheName = PREFIX + version.toString(36);
const files = manifest.map(({ url }) => (url === "index.html" ? "./" : `./${url}`));

const isLocal = location.search === "?local";
/** Whether another program answers at this address. */
let isForeign = false;

addEventListener("install", (event) => {
  // The page itself is new already.
  if (isLocal) void skipWaiting();
  const work = caches
    .open(cacheName)
    .then((cache) => cache.addAll(files.map((file) => new Request(file, { cache: "reload" }))));
  (event as Extendable).waitUntil(work);
});

addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  if (data === "activate") void skipWaiting();
});

addEventListener("activate", (event) => {
  const work = caches
    .keys()
    .then((names) =>
      Promise.all(
        names.filter((name) => name.startsWith(PREFIX) && name !== cacheName).map((name) => caches.delete(name)),
      ),
    )
    .then(() => clients.claim());
  (event as Extendable).waitUntil(work);
});

addEventListener("fetch", (event) => {
  const { request } = event as Fetching;
  if (isForeign || request.method !== "GET" || !request.url.startsWith(registration.scope)) return;
  (event as Fetching).respondWith(answer(request));
});

async function answer(request: Request): Promise<Response> {
  if (isLocal && request.mode === "navigate") {
    const fresh = await fetch(request).catch(() => undefined);
    isForeign = fresh !== undefined && !fresh.headers.has("x-wings");
    if (isForeign) await registration.unregister();
    if (fresh !== undefined) return fresh;
  }
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request.mode === "navigate" ? registration.scope : request, { ignoreSearch: true });
  return kept ?? fetch(request);
}
