import { makePuzzle, makeTask } from "./make.js";
import { problemOf } from "../model/problem.js";
import type { Answer, Asked } from "./messages.js";

/** Generates puzzles in a worker, so that the page and its hints don't wait. */
addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  void answerTo(data).then((answer) => (postMessage as (answer: Answer) => void)(answer));
});

async function answerTo({ id, request, asked }: Asked): Promise<Answer> {
  try {
    switch (request.kind) {
      case "play":
        return { id, kind: "play", made: makePuzzle(request.level, request.seed) };
      case "practice":
        return { id, kind: "practice", task: await makeTask(request.technique, request.seed) };
      case "fit": {
        // A first puzzle doesn't wait for it.
        const { FIT_LIMIT, makeToFit } = await import("./make-to-fit.js");
        return { id, kind: "fit", made: await makeToFit(request.need, request.seed, asked + FIT_LIMIT) };
      }
    }
  } catch (error) {
    return { id, kind: "failed", ...problemOf(error) };
  }
}
