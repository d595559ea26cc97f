import { CELL, ELIMINATED_LOOK, PLACED_LOOK, cornerOf, spotOf } from "@wings/draw";
import { NO_ARGUMENT, lacksFacts, partsOfClaim, partsOfFact, shownDigits } from "@wings/player/argument";
import { useSelect } from "../../ui/context.js";
import { type Box, boxBetween } from "../../board/box.js";
import { HouseMark, Shape } from "../../board/marks.js";
import { boardOf } from "../../model/board-of.js";
import { isArguing, viewOf } from "../../store/view.js";
import "./argue.css";

/** On the board: the facts and the claim of an argument, the case that it leaves open, and own steps that nothing shows. */
export function ArgueLayer() {
  const isOn = useSelect(isArguing);
  const board = boardOf(useSelect((state) => viewOf(state).board));
  const guesses = useSelect((state) =>
    viewOf(state).preview || state.about.finish !== undefined ? NONE : state.drawing.guesses,
  );
  return (
    <g class="argued" aria-hidden="true">
      {isOn && <ArgumentMarks />}
      {guesses.map((guess) => {
        const { cell, digit, isPlaced } = partsOfClaim(guess);
        // A candidate that was taken away left its place free.
        const { x, y } = isPlaced ? { x: cornerOf(cell).x + CELL - 9, y: cornerOf(cell).y + 12 } : spotOf(cell, digit);
        return isPlaced || board.values[cell] === 0 ? (
          <text key={guess} class="guess" x={x} y={y + 5}>
            ?
          </text>
        ) : null;
      })}
    </g>
  );
}

const NONE: readonly string[] = [];

function ArgumentMarks() {
  const board = boardOf(useSelect((state) => viewOf(state).board));
  const argument = useSelect((state) => state.about.argument) ?? NO_ARGUMENT;
  const marks = useSelect((state) => (state.route.room === "practice" ? state.practice?.marks : undefined));
  const facts = argument.facts.map((fact) => partsOfFact(fact, board));
  const names = marks ?? argument.claim;
  const claim = names.map(partsOfClaim);
  const cell = useSelect((state) => (state.input.cells.length === 1 ? state.input.cell : -1));
  // Without a fact, a case says nothing.
  const shown = lacksFacts(argument) ? [] : shownDigits(argument.judgement, names);
  const isWrong = ({ cell: at, digit, isPlaced }: (typeof claim)[number]): boolean =>
    shown.some(([each, value]) => each === at && (value === digit) !== isPlaced);
  return (
    <>
      {facts.map((fact) =>
        fact.kind === "cell" ? (
          <rect key={`c${fact.cell}`} class="argue-fact" rx="4" {...boxOf(fact.cell, fact.cell)} />
        ) : (
          <g key={`h${fact.house} ${fact.digit}`}>
            <HouseMark {...{ layout: board.layout, house: fact.house, inset: 1, look: "argue-house", radius: 6 }} />
            {fact.cells.map((each) => (
              <circle
                key={each}
                class="argue-place"
                cx={spotOf(each, fact.digit).x}
                cy={spotOf(each, fact.digit).y}
                r="10"
              />
            ))}
          </g>
        ),
      )}
      {cell >= 0 && argument.digit > 0 && board.has(cell, argument.digit) && (
        <circle class="argue-chosen" cx={spotOf(cell, argument.digit).x} cy={spotOf(cell, argument.digit).y} r="11.5" />
      )}
      {claim
        .filter(({ cell: at, digit }) => board.has(at, digit))
        .map(({ cell: at, digit, isPlaced }) => (
          <Shape key={`${at} ${digit}`} look={isPlaced ? PLACED_LOOK : ELIMINATED_LOOK} {...spotOf(at, digit)} />
        ))}
      {shown.map(([at, digit]) => {
        const { x, y } = cornerOf(at);
        const isBad = claim.some((each) => each.cell === at && isWrong(each));
        return (
          <g key={`o${at}`} class={isBad ? "case bad" : "case"}>
            <rect x={x + 1} y={y + 1} width={CELL - 2} height={CELL - 2} rx="4" />
            <text class="digit" x={x + CELL / 2} y={y + 44}>
              {digit}
            </text>
          </g>
        );
      })}
    </>
  );
}

const boxOf = (first: number, last: number, inset = 3): Box => boxBetween(first, last, inset);
