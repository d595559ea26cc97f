// The browser that the tests share.

import { chromium } from "playwright-core";

const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A browser that several processes use. @param {string} path */
export const launchServer = (path) => chromium.launchServer({ executablePath: path, args: FLAGS });

/** @param {string} address of a browser that `launchServer` started */
export const connect = (address) => chromium.connect(address);
