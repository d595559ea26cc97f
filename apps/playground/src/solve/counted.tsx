import { HOUSE_CELLS } from "@wings/core/author";
import { CELL, type Picture, type Point, cornerOf } from "@wings/draw";
import { useDispatch, useSelect, useWords } from "../app/context.js";
import { Shape } from "../board/marks.js";
import { COUNTED, countedIn } from "../state/counted.js";
import type { Step } from "../state/step.js";
import "./counted.css";

/** Shows the facts of a proof by counting, or its sets, or both. */
export function CountedSwitch() {
  const words = useWords();
  const dispatch = useDispatch();
  const counted = useSelect((state) => state.counted);
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

/** The digits of facts and sets at the edge of their houses, and weights over 1. */
export function CountedSigns({ step, picture }: { step: Step; picture: Picture }) {
  const counted = useSelect((state) => state.counted);
  const roles = countedIn(picture, counted).roles.filter(({ look }) => look === 0 || look === 1);
  const signs = roles.flatMap(({ look, houses }) => houses.map((mark) => ({ look, ...mark })));
  const whole = roles.flatMap(({ look, cells }) => cells.map(({ cell }) => ({ look, cell })));
  return (
    <g aria-hidden="true">
      {signs.map(({ look, house, digit }, i) => {
        const { x, y } = edgeOf(
          house,
          signs.slice(0, i).filter((each) => each.house === house).length,
          signs.filter((each) => each.house === house).length,
        );
        return (
          <g key={`${look} ${house} ${digit}`} class={`house-sign sign-${look}`}>
            <circle cx={x} cy={y} r="9" />
            <Shape look={look} x={x} y={y} />
            <text x={x} y={y + 5.4}>
              {digit}
            </text>
            <Times
              at={{ x, y }}
              weight={weightOf(step, look, `${"rcb"[Math.floor(house / 9)]}${(house % 9) + 1}`, digit)}
            />
          </g>
        );
      })}
      {whole.map(({ look, cell }) => {
        const { x, y } = cornerOf(cell);
        const name = `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;
        return (
          <Times key={`${look} ${cell}`} at={{ x: x + CELL - 12, y: y + 8 }} weight={weightOf(step, look, name)} />
        );
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

const Times = ({ at: { x, y }, weight }: { at: Point; weight: number }) =>
  weight > 1 ? (
    <text class="link-number times" x={x + 9} y={y - 5}>
      ×{weight}
    </text>
  ) : null;

/** Right of a row, below a column, above a box, and several side by side. */
function edgeOf(house: number, before: number, count: number): Point {
  const along = before * 18 - count * 9 + 9;
  const { x, y } = cornerOf(HOUSE_CELLS[house * 9]);
  const edge = CELL * 9 - 5;
  return {
    x: x + (house < 9 ? edge : along + (house < 18 ? CELL / 2 : CELL)),
    y: y + (house < 9 ? along + CELL / 2 : house < 18 ? edge : 5),
  };
}
