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

addEventListener("message", ({ data, ports, source }: MessageEvent<Package>) => {
  // Opened as a page of its own, it would have an origin: then it does nothing.
  if (origin !== "null" || source !== parent) return;
  const [port] = ports;
  const host = addressOf(data.host);
  const plugin = addressOf(data.plugin.replace(CORE, `$1$2"${host}"`));
  // A worker without an origin can't begin as a module (Chromium), but it can import one.
  const worker = new Worker(trusted(addressOf(`import("${host}")`)));
  worker.onmessage = () => {
    worker.onmessage = null;
    worker.postMessage({ plugin }, [port]);
  };
});

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
