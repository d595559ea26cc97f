import { CELL, type Route, WIDTH, cornerOf, pictureOf, spotOf } from "@wings/draw";
import { patternOf } from "@wings/draw/hint";
import { digitsOf } from "@wings/core/author";
import { useMemo } from "preact/hooks";
import { useSelect, useWords } from "../ui/context.js";
import { boardOf } from "../model/board-of.js";
import { knownAs, nameOf } from "../model/known.js";
import { routesOf } from "../model/curves.js";
import type { Step } from "../model/step.js";
import { Grid, Marks } from "./marks.js";
import { BARE_VIEW_BOX, viewBoxOf } from "./view-box.js";
import "./drawing.css";

/** A step as a picture that nobody presses. */
export function Thumbnail({
  step,
  routes,
  isMoving = false,
  title,
  names = false,
  frame = "remove",
}: {
  step: Step;
  routes?: readonly Route[];
  isMoving?: boolean;
  title?: string;
  /** Whether rows and columns have their numbers. */
  names?: boolean;
  /** How much is drawn: the pattern, with its links, and what goes. */
  frame?: "find" | "reason" | "remove";
}) {
  const plugins = useSelect((state) => state.plugins);
  const board = boardOf(step.board);
  const words = useWords();
  const known = knownAs({ plugins }, step.finding.technique);
  const picture = useMemo(() => pictureOf(step.finding, known.meta), [step, known]);
  const shown = useMemo(
    () => ({
      ...picture,
      roles:
        frame === "remove"
          ? picture.roles
          : frame === "find"
            ? patternOf(step.finding, picture)
            : picture.roles.filter(({ look }) => look >= 0),
      links: frame === "find" ? [] : picture.links,
    }),
    [picture, step, frame],
  );
  return (
    <svg
      class="thumbnail"
      viewBox={names ? viewBoxOf(false) : BARE_VIEW_BOX}
      role="img"
      aria-label={title ?? nameOf(known, words)}
    >
      <rect class="paper" width={WIDTH} height={WIDTH} />
      <Grid names={names ? 12 : 0} layout={board.layout} />
      <Marks
        layout={board.layout}
        picture={shown}
        routes={frame === "find" ? undefined : (routes ?? routesOf(step))}
        isMoving={isMoving}
        pace={4}
      />
      <g aria-hidden="true">
        {Array.from({ length: 81 }, (_, cell) => {
          const { x, y } = cornerOf(cell);
          const value = board.values[cell];
          if (value !== 0)
            return (
              <text key={cell} class={board.isGiven(cell) ? "digit given" : "digit"} x={x + CELL / 2} y={y + 44}>
                {value}
              </text>
            );
          return digitsOf(board.masks[cell]).map((digit) => {
            const spot = spotOf(cell, digit);
            return (
              <text key={`${cell} ${digit}`} class="candidate" x={spot.x} y={spot.y + 6}>
                {digit}
              </text>
            );
          });
        })}
      </g>
    </svg>
  );
}
