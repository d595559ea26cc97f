import type { Described } from "@wings/plugin-host";
import { pluginHangs } from "../../model/errors.js";
import { trustedMarkup } from "../../engine/trusted-types.js";
import { readTechniques } from "./read-techniques.js";

/** Inserted by the build: the script of the frame, the script of the worker, and the policy of both. */
declare const SANDBOX: { readonly frame: string; readonly host: string; readonly policy: string };
// Use the name once, because the build inserts the texts at each use.
const texts = SANDBOX;

/** A running plugin. */
export interface Sandbox {
  readonly techniques: readonly Described[];
  /** Opens a new connection to its worker, for an engine. */
  connect(): MessagePort;
  /** Terminates the plugin. */
  close(): void;
}

/** Runs the text of a plugin in a separate worker. Throws if the plugin is invalid. */
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
  const close = (): void => {
    frame.remove();
  };
  // The frame has no origin to name here, and nothing else is in it.
  const send = (message: unknown, port: MessagePort): void => {
    frame.contentWindow!.postMessage(message, "*", [port]);
  };
  try {
    return {
      techniques: readTechniques(
        name,
        await firstMessage(name, timeout, (port) => {
          send({ host: texts.host, plugin: text }, port);
        }),
      ),
      connect: () => {
        const { port1: engine, port2: plugin } = new MessageChannel();
        send(null, plugin);
        return engine;
      },
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

/** The first message on a new connection. Later messages are ignored, so a plugin can't flood the page. */
function firstMessage(name: string, timeout: number, send: (port: MessagePort) => void): Promise<unknown> {
  const { port1: here, port2: there } = new MessageChannel();
  return new Promise<unknown>((resolve, reject) => {
    const timer = setTimeout(() => {
      here.close();
      reject(pluginHangs(name, "its import", timeout));
    }, timeout);
    here.onmessage = ({ data }: MessageEvent<unknown>) => {
      clearTimeout(timer);
      here.close();
      resolve(data);
    };
    send(there);
  });
}
