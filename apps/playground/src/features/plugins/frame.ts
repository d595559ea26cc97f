/**
 * The script of the frame between the page and a plugin. The frame has no origin, so it has no storage, caches or service
 * worker. Its policy forbids all requests. The worker that it starts inherits both.
 */
export {};

interface Package {
  readonly host: string;
  readonly plugin: string;
}

/** An import of the core in the source of a module. */
const CORE = /(\bfrom|\bimport)(\s*\(?\s*)(["'])@wings\/core(?:\/author)?\3/g;

/** Number of unexpected messages before the worker is terminated. */
const STRAYS = 100;

let worker: Worker | undefined;

addEventListener("message", ({ data, ports, source }: MessageEvent<Package | null>) => {
  // Do nothing if the frame has an origin, as when it is opened as a page.
  if (origin !== "null" || source !== parent) return;
  const [port] = ports;
  // After the plugin itself, each message is a new connection to it.
  if (data === null) worker?.postMessage(null, [port]);
  else worker = started(data, port);
});

function started({ host, plugin }: Package, port: MessagePort): Worker {
  const core = addressOf(host);
  const text = addressOf(plugin.replace(CORE, `$1$2"${core}"`));
  // In Chromium, a worker without an origin can't be a module, but it can import one.
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

/** Marks an address as trusted, for browsers with trusted types. */
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
