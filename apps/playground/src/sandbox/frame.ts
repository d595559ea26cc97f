/**
 * The script of the frame that stands between the page and a plugin. The frame has no origin (so no storage, no caches,
 * no service worker of the page's) and a policy that lets nothing be fetched; the worker that it starts inherits both.
 */
export {};

interface Package {
  readonly host: string;
  readonly plugin: string;
}

/** Where a module says that it imports the core. */
const CORE = /(\bfrom|\bimport)(\s*\(?\s*)(["'])@wings\/core\3/g;

/** So many words that nobody asked for are overlooked; whoever goes on can only mean to keep the page busy. */
const STRAYS = 100;

let worker: Worker | undefined;

addEventListener("message", ({ data, ports, source }: MessageEvent<Package | null>) => {
  // Opened as a page of its own, it would have an origin: then it does nothing.
  if (origin !== "null" || source !== parent) return;
  const [port] = ports;
  // All that comes behind the plugin is a new line to it.
  if (data === null) worker?.postMessage(null, [port]);
  else worker = started(data, port);
});

function started({ host, plugin }: Package, port: MessagePort): Worker {
  const core = addressOf(host);
  const text = addressOf(plugin.replace(CORE, `$1$2"${core}"`));
  // A worker without an origin can't begin as a module (Chromium), but it can import one.
  const fresh = new Worker(trusted(addressOf(`import("${core}")`)));
  let strays = 0;
  const stray = (): void => {
    if (++strays > STRAYS) fresh.terminate();
  };
  fresh.onerror = stray;
  fresh.onmessage = () => {
    fresh.onmessage = stray;
    fresh.postMessage({ plugin: text }, [port]);
  };
  return fresh;
}

const addressOf = (text: string): string => URL.createObjectURL(new Blob([text], { type: "text/javascript" }));

/** An address of our own making, for browsers that ask who made it. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as unknown as {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(text: string): string },
      ): { createScriptURL(text: string): string };
    };
  };
  return trustedTypes?.createPolicy("wings", { createScriptURL: (text) => text }).createScriptURL(address) ?? address;
}
