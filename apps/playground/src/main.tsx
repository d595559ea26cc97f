import { render } from "preact";
import { startEngine } from "./engine/engine.js";
import { offlineScript } from "./offline/offline-script.js";
import { Session } from "./session.js";
import "./styles.css";
import { trustedScript } from "./trusted-types.js";
import { App } from "./ui/app.js";

/** The URL of the engine, which the build writes into the page. */
const { content: engine } = document.querySelector<HTMLMetaElement>("meta[name=engine]")!;

const session = new Session(
  {
    engine: startEngine(new URL(engine, document.baseURI)),
    store: storage(),
    showHash: (hash, board) => {
      if (hash !== location.hash || board !== history.state) history.replaceState(board, "", hash);
    },
    openSandbox: async (...plugin) => (await import("./sandbox/open-sandbox.js")).openSandbox(...plugin),
  },
  location.hash,
  typeof history.state === "string" ? history.state : undefined,
);
render(<App session={session} />, document.getElementById("app")!);

// From the second visit on, the page comes from the cache. If that fails, it works from the network.
const offline = offlineScript();
if (offline !== undefined && "serviceWorker" in navigator) {
  addEventListener("load", () => {
    navigator.serviceWorker.register(trustedScript(offline)).catch(() => undefined);
  });
}

/** A browser that forbids storage throws on access. */
function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
