import { pluginHangs } from "../errors.js";
import { trustedMarkup } from "../trusted.js";
import { readLoaded } from "./loaded.js";
import type { Described } from "./messages.js";

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
  const close = (): void => {
    frame.remove();
  };
  // The frame has no origin that could be named here; nobody else is in it.
  const send = (message: unknown, port: MessagePort): void => {
    frame.contentWindow!.postMessage(message, "*", [port]);
  };
  try {
    return {
      techniques: readLoaded(
        name,
        await firstWord(name, timeout, (port) => {
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

/** What is said first on a line. The page hears nothing behind it: nobody can keep it busy with more. */
function firstWord(name: string, timeout: number, send: (port: MessagePort) => void): Promise<unknown> {
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
