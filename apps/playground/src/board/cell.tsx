import { digitsOf } from "@wings/core/author";
import { CELL, cornerOf, spotOf } from "@wings/draw";
import { CORNERS } from "./note-spots.js";

/** All that a cell shows, in plain values, so that it is redrawn only when one of them changes. */
export interface CellProps {
  readonly cell: number;
  readonly value: number;
  readonly isGiven: boolean;
  /** Masks of candidates, notes, and of what a practice answer marks. */
  readonly mask: number;
  readonly corner: number;
  readonly center: number;
  readonly marked: number;
  /** The candidates that play a part in the step that is explained. */
  readonly part: number;
  /** The digit to highlight, or 0 if the cell doesn't show it. */
  readonly highlight: number;
  readonly className: string;
  readonly isSelected: boolean;
  readonly isWrong: boolean;
  /** Whether it may be outlined: selected, or with the cursor. Outlines of all cells would have to be painted, too. */
  readonly hasRing: boolean;
  /** Changes when the label changes for a reason that is not seen. */
  readonly cacheKey: string;
}

const apart = (digits: readonly number[]): string => digits.join(" ");

interface Props extends CellProps {
  /** What a screen reader says. */
  label(this: void): string;
}

export function Cell({ label, ...props }: Props) {
  const { cell, className, isSelected, isWrong, hasRing } = props;
  const { x, y } = cornerOf(cell);
  return (
    <g
      id={`cell-${cell}`}
      role="gridcell"
      class={`cell ${className}`}
      // In SVG, the name of the attribute is in lower case.
      tabindex={-1}
      aria-label={label()}
      aria-selected={isSelected}
      aria-invalid={isWrong}
    >
      <rect class="ground" x={x} y={y} width={CELL} height={CELL} />
      {isWrong && <rect class="wrong-mark" x={x + 3} y={y + 3} width={CELL - 6} height={CELL - 6} rx="4" />}
      {contentOf(props)}
      {hasRing && <rect class="ring" x={x + 2.5} y={y + 2.5} width={CELL - 5} height={CELL - 5} rx="4" />}
    </g>
  );
}

function contentOf(props: CellProps) {
  const { cell, value, isGiven, mask } = props;
  if (value !== 0) {
    const { x, y } = cornerOf(cell);
    return (
      <text class={isGiven ? "digit given" : "digit"} x={x + CELL / 2} y={y + 44}>
        {value}
      </text>
    );
  }
  return mask !== 0 ? candidatesOf(props) : notesOf(props);
}

/**
 * Candidates that look alike are one text with a position for each digit: a board has hundreds of them, and the browser lays
 * out each text on its own.
 */
function candidatesOf({ cell, mask, corner, center, marked, part, highlight }: CellProps) {
  // The text of a cell is its digits in order, as its label has it: so none is left out of the order where some play a part.
  const special = part !== 0 ? mask : (marked | corner | center | (highlight === 0 ? 0 : 1 << (highlight - 1))) & mask;
  const plain = digitsOf(mask & ~special);
  // Spaces keep the text as its label has it, `1 4`. Each has a position, too.
  const list = (at: "x" | "y", shift: number): string =>
    plain
      .map((digit) => spotOf(cell, digit)[at] + shift)
      .flatMap((each, i) => (i === 0 ? [each] : [each, each]))
      .join(" ");
  return (
    <>
      {plain.length > 0 && (
        <text class="candidate" x={list("x", 0)} y={list("y", 6)}>
          {apart(plain)}
        </text>
      )}
      {digitsOf(special).map((digit) => {
        const { x, y } = spotOf(cell, digit);
        const isMarked = ((marked >> (digit - 1)) & 1) === 1;
        const isNoted = (((corner | center) >> (digit - 1)) & 1) === 1;
        const isSame = digit === highlight;
        const isPart = ((part >> (digit - 1)) & 1) === 1;
        return (
          <g key={digit}>
            {isMarked && <path class="mark-out" d={`M${x - 9} ${y + 9}l18-18`} />}
            {isSame && <rect class="same-ground" x={x - 9} y={y - 9} width="18" height="18" rx="4" />}
            <text
              class={`candidate${isSame ? " same" : ""}${isNoted ? " noted" : ""}${isMarked ? " marked" : ""}${isPart ? " part" : ""}`}
              x={x}
              y={y + 6}
            >
              {`${digit} `}
            </text>
          </g>
        );
      })}
    </>
  );
}

function notesOf({ cell, corner, center, highlight }: CellProps) {
  const { x, y } = cornerOf(cell);
  const middle = digitsOf(center);
  return (
    <>
      {digitsOf(corner).map((digit, i) => (
        <text
          key={digit}
          class={digit === highlight ? "note same" : "note"}
          x={x + CORNERS[i][0]}
          y={y + CORNERS[i][1]}
        >
          {`${digit} `}
        </text>
      ))}
      {center !== 0 && (
        <text class="note center" style={{ "--count": middle.length }} x={x + CELL / 2} y={y + 38}>
          {apart(middle)}
        </text>
      )}
    </>
  );
}
