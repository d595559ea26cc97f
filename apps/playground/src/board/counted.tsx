import { type Board, houseName } from "@wings/core";
import { cellsIn } from "@wings/core/author";
import { type Picture, type Point, cornerOf } from "@wings/draw";
import { useDispatch, useSelect, useWords } from "../ui/context.js";
import { freeSpots } from "./free-spots.js";
import { Shape } from "./marks.js";
import { boardOf } from "../model/board-of.js";
import { COUNTED, countedIn } from "../model/counted.js";
import type { Step } from "../model/step.js";
import "./counted.css";

/** Shows the facts of a proof by counting, or its sets, or both. */
export function CountedSwitch() {
  const words = useWords();
  const dispatch = useDispatch();
  const counted = useSelect((state) => state.drawing.counted);
  return (
    <div class="segments counted" role="group" aria-label={words.counted}>
      {COUNTED.map((each) => (
        <button key={each} aria-pressed={each === counted} onClick={() => dispatch({ type: "counted", counted: each })}>
          {words.countedParts[each]}
        </button>
      ))}
    </div>
  );
}

/** The digits of facts and sets in their houses, and weights over 1. They stand at places that no candidate has. */
export function CountedSigns({ step, picture }: { step: Step; picture: Picture }) {
  const counted = useSelect((state) => state.drawing.counted);
  const board = boardOf(step.board);
  const roles = countedIn(picture, counted).roles.filter(({ look }) => look === 0 || look === 1);
  const signs = roles.flatMap(({ look, houses }) => houses.map((mark) => ({ look, ...mark })));
  const whole = roles.flatMap(({ look, cells }) => cells.map(({ cell }) => ({ look, cell })));
  const taken = new Set<string>();
  /** The first free place of some cells. */
  const take = (cells: readonly number[]): Point => {
    // Where all cells are full of candidates, the corners between cells are free.
    const spots = [...cells.flatMap((cell) => freeSpots(cell, board)), ...cells.map(cornerOf)];
    const spot = spots.find(({ x, y }) => !taken.has(`${x} ${y}`)) ?? cornerOf(cells[0]);
    taken.add(`${spot.x} ${spot.y}`);
    return spot;
  };
  return (
    <g aria-hidden="true">
      {signs.map(({ look, house, digit }) => {
        const cells = fromEdge(board, house);
        const { x, y } = take(cells);
        const weight = weightOf(step, look, houseName(house), digit);
        return (
          <g key={`${look} ${house} ${digit}`} class={`house-sign sign-${look}`}>
            <circle cx={x} cy={y} r="9" />
            <Shape look={look} x={x} y={y} />
            <text x={x} y={y + 5.4}>
              {digit}
            </text>
            {weight > 1 && <Times at={take(cells)} weight={weight} />}
          </g>
        );
      })}
      {whole.map(({ look, cell }) => {
        const weight = weightOf(step, look, `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`);
        return weight > 1 && <Times key={`${look} ${cell}`} at={take([cell])} weight={weight} />;
      })}
    </g>
  );
}

/** How often a fact or a set counts. */
function weightOf({ finding }: Step, look: number, name: string, digit?: number): number {
  const { facts, sets } = finding.counts![0];
  const its = (look === 0 ? facts : sets).find((each) =>
    "house" in each ? each.house === name && each.digit === digit : "cell" in each && each.cell === name,
  );
  return its?.weight ?? 1;
}

const Times = ({ at: { x, y }, weight }: { at: Point; weight: number }) => (
  <text class="link-number times" x={x} y={y}>
    ×{weight}
  </text>
);

/** The cells of a row from its right end, of a column from below, and of others from their first cell. */
const fromEdge = (board: Board, house: number): number[] => {
  const cells = cellsIn(board, house);
  return house < 18 ? cells.reverse() : cells;
};
