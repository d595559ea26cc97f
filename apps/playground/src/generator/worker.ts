import { makePuzzle, makeTask } from "./make.js";
import { problemOf } from "../model/problem.js";
import type { Answer, Asked, Made } from "./messages.js";

/** Generates puzzles in a worker, so that the page and its hints don't wait. */
addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  void answerTo(data).then(send);
});

async function madeToPlay(
  id: number,
  { level, seed, rules }: Extract<Asked["request"], { kind: "play" }>,
): Promise<Made> {
  if (rules === undefined) return makePuzzle(level, seed);
  // Other boards are loaded with the first one.
  const { makeOtherPuzzle } = await import("./make-other.js");
  let said = 0;
  return makeOtherPuzzle(rules, level, seed, (attempts) => {
    if (Date.now() - said < PROGRESS_INTERVAL) return;
    said = Date.now();
    send({ id, kind: "attempts", attempts });
  });
}

/** How often a search tells how far it is, in milliseconds. */
const PROGRESS_INTERVAL = 250;

const send = (answer: Answer): void => {
  (postMessage as (answer: Answer) => void)(answer);
};

async function answerTo({ id, request, asked }: Asked): Promise<Answer> {
  try {
    switch (request.kind) {
      case "play":
        return { id, kind: "play", made: await madeToPlay(id, request) };
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
