import { type PictureLink, type Route, pictureOf } from "@wings/draw";
import type { Engine } from "../../engine/engine.js";
import { boardOf } from "../../model/board-of.js";
import { routesOf, setRoutes } from "../../model/curves.js";
import type { Step } from "../../model/step.js";
import { knownNext, viewOf } from "../../store/view.js";
import { keyed } from "../../store/keyed.js";
import { run } from "../../store/run.js";
import type { PageStore } from "../../store/store.js";

/** The curves of the links of the step that is shown, or of the next one. */
export function startRoutes(store: PageStore, engine: Engine): void {
  keyed(
    store,
    (state) => {
      const step =
        viewOf(state).step ?? (state.about.path?.status === "searching" ? undefined : knownNext(state)) ?? undefined;
      const shown = [...(step === undefined ? [] : [step]), ...(state.practice?.also ?? [])];
      return shown.find((each) => routesOf(each) === undefined);
    },
    (step, { signal, dispatch }) => {
      const { links } = pictureOf(step.finding);
      if (links.length === 0) {
        setRoutes(step, []);
        return;
      }
      run(engine, { kind: "route", board: step.board, links }, signal, (news) => {
        if (news.kind !== "routed") return;
        void placed(news.routes, links, step).then((routes) => {
          setRoutes(step, routes);
          dispatch({ type: "routed" });
        });
      });
    },
  );
}

/** The curves with places for the numbers of their links. Without a network, these are in the middle. */
async function placed(routes: readonly Route[], links: readonly PictureLink[], step: Step): Promise<readonly Route[]> {
  if (links.every(({ number }) => number === "")) return routes;
  const numbers = await import("../../board/place-numbers.js").catch(() => undefined);
  return numbers?.placeNumbers(routes, links, boardOf(step.board), numberSize()) ?? routes;
}

/** The size of the numbers of links, in the units of the board: as `board.css` has it. */
const numberSize = (): number => {
  const width = document.querySelector(".board")?.clientWidth ?? 600;
  return [24, 20.5, 17.5, 15].find((_, i) => width < [340, 400, 460, 540][i]) ?? 13;
};
