import { type PictureLink, type Route, pictureOf } from "@wings/draw";
import type { Engine, Job } from "../engine/engine.js";
import type { News, Task } from "../engine/messages.js";
import { boardOf } from "../state/board-of.js";
import type { Group } from "../state/filter.js";
import { selectedOf } from "../state/known.js";
import type { PathStatus } from "../state/path.js";
import { samePuzzle } from "../state/puzzle.js";
import { routesOf, setRoutes } from "../state/routes.js";
import { type Step, applied } from "../state/step.js";
import { knownNext, nextKey, viewOf } from "../store/view.js";
import { noticeOf } from "./complain.js";
import { type PageStore, keyed } from "./keyed.js";
import { throttle } from "./throttle.js";

/** Lets the engine find out what the state lacks. Each effect ends when the board or the techniques change. */
export function startEngineEffects(store: PageStore, engine: Engine): void {
  const { dispatch } = store;
  const run = (task: Task, listen: (news: News) => void): (() => void) => {
    const job: Job = engine.run(task, listen);
    return () => {
      job.cancel();
    };
  };

  // How many solutions the board has.
  keyed(
    store,
    ({ game }) => game?.history.now.board,
    (board) =>
      run({ kind: "judge", board }, (news) => {
        if (news.kind === "verdict") dispatch({ type: "judged", board, verdict: news.verdict });
      }),
  );

  // The next step, before anybody asks.
  keyed(
    store,
    (state) => (state.game === undefined || state.route.room === "practise" ? undefined : nextKey(state)),
    (key) => {
      let found: Step | null = null;
      const { state } = store;
      const known = knownNext(state);
      if (known !== undefined) {
        dispatch({ type: "foreseen", key, step: known });
        return undefined;
      }
      const task: Task = { kind: "next", board: state.game!.history.now.board, techniques: selectedOf(state) };
      return run(task, (news) => {
        if (news.kind === "step") found = news.step;
        if (news.kind === "done" || news.kind === "failed") dispatch({ type: "foreseen", key, step: found });
      });
    },
  );

  // The step of a link.
  keyed(
    store,
    ({ recall }) => recall,
    (recall) =>
      run({ kind: "recall", ...recall }, (news) => {
        const { board } = recall;
        if (news.kind === "step") dispatch({ type: "recalled", board, step: news.step });
        if (news.kind === "failed")
          void noticeOf(news).then((notice) => dispatch({ type: "recall-failed", board, notice }));
      }),
  );

  // The last board without a mistake.
  keyed(
    store,
    ({ hint }) => (hint?.mistake && hint.mistake.since === undefined ? hint.mistake : undefined),
    () => {
      const { past, now } = store.state.game!.history;
      const boards = [...past, now].map(({ board }) => board).filter((board, i, all) => board !== all[i - 1]);
      const earlier = samePuzzle({ past: boards.slice(0, -1), now: now.board });
      return run({ kind: "sound", boards: earlier }, (news) => {
        if (news.kind !== "sound") return;
        const since = news.at < 0 ? undefined : earlier.length - news.at;
        dispatch({ type: "mistaken", board: now.board, since });
      });
    },
  );

  // The path, when nothing else is to be done.
  keyed(
    store,
    (state) => {
      const { route, verdict, path, survey } = state;
      const isIdle = route.room === "solve" && path === undefined && !survey?.running;
      return isIdle && verdict?.solutions === "one" && knownNext(state) !== undefined ? nextKey(state) : undefined;
    },
    () => {
      const timer = setTimeout(() => dispatch({ type: "path-find" }), PAUSE);
      return () => {
        clearTimeout(timer);
      };
    },
  );

  keyed(
    store,
    (state) => (state.path?.status === "searching" ? nextKey(state) : undefined),
    () => {
      const { game, path } = store.state;
      const board = game!.history.now.board;
      const steps: Step[] = [];
      const show = (status: PathStatus = "searching"): void => {
        const last = steps.at(-1);
        const end = last === undefined ? board : applied(last);
        dispatch({ type: "path-found", path: { steps: [...steps], end, status } });
      };
      const updates = throttle(() => show());
      const isTrimmed = path!.whole !== undefined;
      const task: Task = { kind: "path", board, techniques: selectedOf(store.state), isTrimmed };
      const stop = run(task, (news) => {
        if (news.kind === "step") {
          steps.push(news.step);
          updates.schedule();
        } else if (news.kind === "done" || news.kind === "failed") {
          updates.drop();
          if (news.kind === "failed") show("stopped");
          else dispatch({ type: "path-found", path: { steps, end: news.end, status: news.status } });
        }
      });
      return () => {
        stop();
        // What has arrived is kept.
        if (updates.drop()) show("stopped");
      };
    },
  );

  // The ratings of Sudoku Explainer.
  keyed(
    store,
    ({ explainer }) => (explainer !== undefined && explainer.rating === undefined ? explainer.puzzle : undefined),
    (puzzle) =>
      run({ kind: "rate", board: puzzle }, (news) => {
        if (news.kind === "rated") dispatch({ type: "rated", puzzle, rating: news.rating });
        if (news.kind === "failed") void noticeOf(news).then((notice) => dispatch({ type: "rate-failed", notice }));
      }),
  );

  // All steps.
  keyed(
    store,
    ({ survey }) => (survey?.running ? survey.techniques : undefined),
    (techniques) => {
      const { board } = store.state.game!.history.now;
      const found = new Map<string, Step[]>();
      let done = 0;
      const show = (running = true): void => {
        const groups = Array.from(found, ([technique, steps]): Group => ({ technique, steps: [...steps] }));
        dispatch({ type: "survey-found", survey: { groups, done, running } });
      };
      const updates = throttle(() => show());
      const stop = run({ kind: "all", board, techniques }, (news) => {
        if (news.kind === "group") {
          const { technique, steps } = news;
          if (steps.length > 0) found.set(technique, found.get(technique) ?? []);
          found.get(technique)?.push(...steps);
          done = news.done;
          updates.schedule();
        } else if (news.kind === "done" || news.kind === "failed") {
          updates.drop();
          show(false);
        }
      });
      return () => {
        stop();
        if (updates.drop()) show(false);
      };
    },
  );

  // The curves of the links of the step that is shown, or of the next one.
  keyed(
    store,
    (state) => {
      const step =
        viewOf(state).step ?? (state.path?.status === "searching" ? undefined : knownNext(state)) ?? undefined;
      const shown = [...(step === undefined ? [] : [step]), ...(state.practice?.also ?? [])];
      return shown.find((each) => routesOf(each) === undefined);
    },
    (step) => {
      const { links } = pictureOf(step.finding);
      if (links.length === 0) {
        setRoutes(step, []);
        return undefined;
      }
      return run({ kind: "route", board: step.board, links }, (news) => {
        if (news.kind !== "routed") return;
        void placed(news.routes, links, step).then((routes) => {
          setRoutes(step, routes);
          dispatch({ type: "routed" });
        });
      });
    },
  );

  // The path of a finished puzzle, for its ribbon and its hardest step.
  keyed(
    store,
    ({ finish, game }) => (finish !== undefined && !finish.isWhole ? game?.start : undefined),
    (start) => {
      const steps: Step[] = [];
      return run({ kind: "path", board: start, techniques: selectedOf(store.state) }, (news) => {
        if (news.kind === "step") steps.push(news.step);
        else if (news.kind === "done" || news.kind === "failed") dispatch({ type: "finished", steps, isWhole: true });
      });
    },
  );
}

/** The curves with places for the numbers of their links. Without a network, these are in the middle. */
async function placed(routes: readonly Route[], links: readonly PictureLink[], step: Step): Promise<readonly Route[]> {
  if (links.every(({ number }) => number === "")) return routes;
  const numbers = await import("../board/place-numbers.js").catch(() => undefined);
  return numbers?.placeNumbers(routes, links, boardOf(step.board), numberSize()) ?? routes;
}

/** The size of the numbers of links, in the units of the board: as `board.css` has it. */
const numberSize = (): number => {
  const width = document.querySelector(".board")?.clientWidth ?? 600;
  return [24, 20.5, 17.5, 15].find((_, i) => width < [340, 400, 460, 540][i]) ?? 13;
};

/** How long the page waits before it looks for the path, in milliseconds. */
const PAUSE = 500;
