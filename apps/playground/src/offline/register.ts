import { trustedScript } from "../engine/trusted-types.js";
import { isLocalPage, offlineScript } from "./offline-script.js";

/** A new version that waits. */
let waiting: ServiceWorker | undefined;

/** Registers the service worker, and tells when a new version waits. */
export function registerOffline(onUpdate: () => void): void {
  const script = offlineScript();
  if (script === undefined || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  const look = (worker: ServiceWorker | null): void => {
    // The first version replaces nothing.
    if (worker === null || serviceWorker.controller === null || isLocalPage()) return;
    waiting = worker;
    onUpdate();
  };
  addEventListener("load", () => {
    serviceWorker
      .register(trustedScript(script))
      .then((registration) => {
        look(registration.waiting);
        registration.addEventListener("updatefound", () => {
          const { installing } = registration;
          installing?.addEventListener("statechange", () => {
            if (installing.state === "installed") look(registration.waiting);
          });
        });
      })
      // Then the page works from the network.
      .catch(() => undefined);
  });
}

/** Lets the new version take over, and reloads the page when it has. */
export function activateUpdate(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    location.reload();
  });
  waiting?.postMessage("activate");
}
