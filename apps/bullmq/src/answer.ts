// The thread that answers parts. The thread that started it renews the locks of their jobs meanwhile.

import { parentPort } from "node:worker_threads";
import { makePartWorker } from "@wings/runner/bulk";

const parts = makePartWorker();
parentPort!.on("message", (part: unknown) => {
  void parts.answer(part).then((reply) => {
    parentPort!.postMessage(reply);
  });
});
