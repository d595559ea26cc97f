import type { TestProject } from "vitest/node";
import { findChromium } from "@wings/test-kit/find-chromium";
import { launchServer } from "./chromium.mjs";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the browser of this run listens; empty if there is no browser. */
    browser: string;
  }
}

/** Starts one browser for all test files. Each file connects to it, and each test has its own context. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const path = findChromium();
  if (path === undefined) {
    project.provide("browser", "");
    return undefined;
  }
  const browser = await launchServer(path);
  project.provide("browser", browser.wsEndpoint());
  return () => browser.close();
}
