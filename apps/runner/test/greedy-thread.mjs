// A thread of the server for assistants whose calls ask for too much.

import { parentPort } from "node:worker_threads";

/** @type {Record<string, () => unknown>} */
const WORK = {
  rate: () => ({ text: "done", data: {} }),
  solve: () => {
    const list = [];
    for (;;) list.push(Array.from({ length: 1000 }, () => ({})));
  },
  prove: () => {
    for (;;);
  },
};
parentPort?.on("message", (/** @type {{ name: string }} */ { name }) => {
  parentPort?.postMessage({ kind: "answer", answer: WORK[name]?.() });
});
