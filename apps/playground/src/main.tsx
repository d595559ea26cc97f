import { render } from "preact";
import { startEngine } from "./engine/engine.js";
import { offlineScript } from "./offline/offered.js";
import { Session } from "./session.js";
import "./styles.css";
import { trustedScript } from "./trusted.js";
import { App } from "./ui/app.js";

/** Where the engine is: the build writes its name into the page. */
const { content: engine } = document.querySelector<HTMLMetaElement>("meta[name=engine]")!;

const session = new Session(
  {
    engine: startEngine(new URL(engine, document.baseURI)),
    store: storage(),
    showHash: (hash, board) => {
      if (hash !== location.hash || board !== history.state) history.replaceState(board, "", hash);
    },
    openSandbox: async (...plugin) => (await import("./sandbox/open.js")).openSandbox(...plugin),
  },
  location.hash,
  typeof history.state === "string" ? history.state : undefined,
);
render(<App session={session} />, document.getElementById("app")!);

// From the second visit on, the page comes from its cache. Where that can't be, it works all the same.
const offline = offlineScript();
if (offline !== undefined && "serviceWorker" in navigator) {
  addEventListener("load", () => {
    navigator.serviceWorker.register(trustedScript(offline)).catch(() => undefined);
  });
}

/** A browser that forbids storage throws already where it is named. */
function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
