/**
 * The service worker caches every file of the page on the first visit, and then serves the page from the cache. A new
 * version is cached separately and replaces the old one when no page is open.
 */
export {};

/** Inserted by the build: the files of the page and a hash of their content. */
declare const OFFLINE: { readonly version: string; readonly files: readonly string[] };
const { version, files } = OFFLINE;

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
const { clients, registration } = globalThis as unknown as {
  clients: Clients;
  registration: { readonly scope: string };
};
const PREFIX = "wings ";
const cacheName = PREFIX + version;

addEventListener("install", (event) => {
  const work = caches
    .open(cacheName)
    .then((cache) => cache.addAll(files.map((file) => new Request(file, { cache: "reload" }))));
  (event as Extendable).waitUntil(work);
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
  if (request.method !== "GET" || !request.url.startsWith(registration.scope)) return;
  (event as Fetching).respondWith(answer(request));
});

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request.mode === "navigate" ? registration.scope : request, { ignoreSearch: true });
  return kept ?? fetch(request);
}
