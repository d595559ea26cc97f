import { digitsOf } from "@wings/core/author";
import { CELL, cornerOf, spotOf } from "@wings/draw";
import { Component } from "preact";

/** All that a cell shows, in plain values, so that it is redrawn only when one of them changes. */
export interface CellProps {
  readonly cell: number;
  readonly value: number;
  readonly isGiven: boolean;
  /** Masks of candidates, notes, and of what a practice answer marks. */
  readonly mask: number;
  readonly corner: number;
  readonly centre: number;
  readonly marked: number;
  /** The digit to highlight, or 0. */
  readonly highlight: number;
  readonly className: string;
  readonly isStop: boolean;
  readonly isSelected: boolean;
  readonly isWrong: boolean;
  /** Changes when the label changes for a reason that is not seen. */
  readonly said: string;
  /** What a screen reader says. */
  label(this: void): string;
}

/** The spots of corner notes, in their order. */
const CORNERS = [
  [11, 16],
  [53, 16],
  [11, 58],
  [53, 58],
  [32, 16],
  [32, 58],
  [11, 37],
  [53, 37],
  [32, 37],
] as const;

/** The texts of a cell together read as its label does, `1 4`. The space at the end takes no room. */
const apart = (digit: number): string => `${digit} `;

export class Cell extends Component<CellProps> {
  override shouldComponentUpdate(next: CellProps): boolean {
    return (Object.keys(next) as (keyof CellProps)[]).some((key) => key !== "label" && next[key] !== this.props[key]);
  }

  override render() {
    const { cell, value, isGiven, mask, corner, centre, marked, highlight } = this.props;
    const { className, label, isStop, isSelected, isWrong } = this.props;
    const { x, y } = cornerOf(cell);
    const notes = digitsOf(corner);
    return (
      <g
        id={`cell-${cell}`}
        role="gridcell"
        class={`cell ${className}`}
        // In SVG, the name of the attribute is in lower case.
        tabindex={isStop ? 0 : -1}
        aria-label={label()}
        aria-selected={isSelected}
        aria-invalid={isWrong}
      >
        <rect class="ground" x={x} y={y} width={CELL} height={CELL} />
        {isWrong && <rect class="wrong-mark" x={x + 3} y={y + 3} width={CELL - 6} height={CELL - 6} rx="4" />}
        {value !== 0 ? (
          <text class={isGiven ? "digit given" : "digit"} x={x + CELL / 2} y={y + 44}>
            {value}
          </text>
        ) : mask !== 0 ? (
          digitsOf(mask).map((digit) => {
            const spot = spotOf(cell, digit);
            const isMarked = (marked >> (digit - 1)) & 1;
            const isNoted = ((corner | centre) >> (digit - 1)) & 1;
            const kind = `${digit === highlight ? " same" : ""}${isNoted ? " noted" : ""}${isMarked ? " marked" : ""}`;
            return [
              isMarked !== 0 && <path key={`m${digit}`} class="mark-out" d={`M${spot.x - 9} ${spot.y + 9}l18-18`} />,
              digit === highlight && (
                <rect
                  key={`h${digit}`}
                  class="same-ground"
                  x={spot.x - 9}
                  y={spot.y - 9}
                  width="18"
                  height="18"
                  rx="4"
                />
              ),
              <text key={digit} class={`candidate${kind}`} x={spot.x} y={spot.y + 6}>
                {apart(digit)}
              </text>,
            ];
          })
        ) : (
          <>
            {notes.map((digit, i) => (
              <text
                key={digit}
                class={digit === highlight ? "note same" : "note"}
                x={x + CORNERS[i][0]}
                y={y + CORNERS[i][1]}
              >
                {apart(digit)}
              </text>
            ))}
            {centre !== 0 && (
              <text class="note centre" x={x + CELL / 2} y={y + 38}>
                {digitsOf(centre).join(" ")}
              </text>
            )}
          </>
        )}
        <rect class="ring" x={x + 2.5} y={y + 2.5} width={CELL - 5} height={CELL - 5} rx="4" />
      </g>
    );
  }
}
