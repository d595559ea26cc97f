import { API } from "@wings/core";
import { pluginBroken, pluginHangs, pluginId, pluginShape } from "../errors.js";
import { trustedMarkup } from "../trusted.js";
import { importError } from "./import-error.js";
import type { Described, Loaded } from "./messages.js";

/** The texts that the build puts here: the script of the frame, the worker's, and the policy that holds in both. */
declare const SANDBOX: { readonly frame: string; readonly host: string; readonly policy: string };
// Named once: the build writes the texts wherever the name stands.
const texts = SANDBOX;

/** A plugin that runs, and the only two things that can be done with it. */
export interface Sandbox {
  readonly techniques: readonly Described[];
  /** A new line to its worker, for an engine. */
  connect(): MessagePort;
  /** Ends it, whatever it does. */
  close(): void;
}

/** Runs the text of a plugin in a worker of its own; throws an error that names what is wrong with it. */
export async function openSandbox(name: string, text: string, timeout: number): Promise<Sandbox> {
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-scripts");
  frame.hidden = true;
  frame.title = name;
  frame.srcdoc = trustedMarkup(
    `<!doctype html><meta http-equiv="content-security-policy" content="${texts.policy}"><script>${texts.frame}</script>`,
  );
  await new Promise((resolve) => {
    frame.addEventListener("load", resolve, { once: true });
    document.body.append(frame);
  });
  const { port1: page, port2: there } = new MessageChannel();
  const close = (): void => {
    page.close();
    frame.remove();
  };
  try {
    const techniques = await new Promise<readonly Described[]>((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(pluginHangs(name, "its import", timeout));
      }, timeout);
      page.onmessage = ({ data }: MessageEvent<Loaded>) => {
        clearTimeout(timer);
        if (data.kind === "loaded") resolve(data.techniques);
        else reject(data.fault === "shape" ? pluginShape(name, data.why) : importError(name, data.why));
      };
      // The frame has no origin that could be named here; nobody else is in it.
      frame.contentWindow!.postMessage({ host: texts.host, plugin: text }, "*", [there]);
    });
    for (const { api, id } of techniques) {
      if (api !== API) throw pluginBroken(name, `it speaks api ${String(api)}, this page api ${API}.`);
      if (typeof id !== "string" || !id.includes("/")) throw pluginId(name, id);
    }
    return {
      techniques,
      connect: () => {
        const { port1: engine, port2: plugin } = new MessageChannel();
        page.postMessage(null, [plugin]);
        return engine;
      },
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}
