import { type Board, type Finding, explain, parseCandidate, parseHouse } from "@wings/core";
import { CLASSIC_GRID, sees } from "@wings/core/author";
import { HOUSES } from "./grid.js";

/** The candidates of a position under assumptions, with the cells that hold one. */
class Position {
  constructor(
    readonly candidates: Set<number>,
    readonly held: Set<number> = new Set(),
  ) {}

  copy(): Position {
    return new Position(new Set(this.candidates), new Set(this.held));
  }

  hold(candidate: number): void {
    const [cell, digit] = [Math.floor(candidate / 9), candidate % 9];
    this.held.add(cell);
    for (const other of this.candidates) {
      const [otherCell, otherDigit] = [Math.floor(other / 9), other % 9];
      if (otherCell === cell ? otherDigit !== digit : otherDigit === digit && sees(CLASSIC_GRID, cell, otherCell))
        this.candidates.delete(other);
    }
  }

  inCell(cell: string): number[] {
    const first = parseCandidate(`${cell}#1`);
    return [...this.candidates].filter((each) => each >= first && each < first + 9);
  }

  inHouse(house: string, digit: string): number[] {
    const index = parseHouse(house.replace(/^(.).* /, "$1"));
    return [...this.candidates].filter(
      (each) => (each % 9) + 1 === Number(digit) && HOUSES[index].includes(Math.floor(each / 9)),
    );
  }
}

/**
 * What is wrong with the words of a net or a trial, sentence by sentence on the board: a candidate must be the only one when the words say
 * so, a contradiction must be there, and nothing may follow it. A candidate is tried in a cell with at most this many candidates.
 */
export function wrongInNet(board: Board, finding: Finding, mostTried = 9): string | undefined {
  const sentences = explain(finding).split(/(?<=\.) /);
  let position = new Position(
    new Set([...board.values.keys()].flatMap((cell) => board.candidates(cell).map((digit) => cell * 9 + digit - 1))),
    new Set([...board.values.keys()].filter((cell) => board.values[cell] !== 0)),
  );
  const outer: { position: Position; tried: number }[] = [];
  let isContradictory = false;
  const patterns: [RegExp, (match: string[]) => boolean][] = [
    [/^Suppose (r\dc\d) is (\d)\.$/, ([cell, digit]) => hold(cell, digit)],
    [
      /^Then (r\dc\d) can only be (\d)\.$/,
      ([cell, digit]) => isOnly(position.inCell(cell), cell, digit) && hold(cell, digit),
    ],
    [
      /^Then (r\dc\d) is the only place for (\d) in (.*)\.$/,
      ([cell, digit, house]) => isOnly(position.inHouse(house, digit), cell, digit) && hold(cell, digit),
    ],
    [/^Then no candidate is left for (r\dc\d)\.$/, ([cell]) => contradict(position.inCell(cell))],
    [/^Then no place is left for (\d) in (.*)\.$/, ([digit, house]) => contradict(position.inHouse(house, digit))],
    [
      /^Try (\d) in (r\dc\d)\.$/,
      ([digit, cell]) => {
        outer.push({ position: position.copy(), tried: parseCandidate(`${cell}#${digit}`) });
        const count = position.inCell(cell).length;
        return count > 1 && count <= mostTried && hold(cell, digit);
      },
    ],
    [
      /^So it is false\.$/,
      () => {
        const { position: before, tried } = outer.pop()!;
        before.candidates.delete(tried);
        position = before;
        const isRefuted = isContradictory;
        isContradictory = false;
        return isRefuted;
      },
    ],
    [/^So the assumption is wrong: .*\.$/, () => isContradictory && outer.length === 0],
  ];
  function hold(cell: string, digit: string): boolean {
    const candidate = parseCandidate(`${cell}#${digit}`);
    const isNew =
      !isContradictory && position.candidates.has(candidate) && !position.held.has(Math.floor(candidate / 9));
    position.hold(candidate);
    return isNew;
  }
  const isOnly = (left: readonly number[], cell: string, digit: string): boolean =>
    left.length === 1 && left[0] === parseCandidate(`${cell}#${digit}`);
  function contradict(left: readonly number[]): boolean {
    const isFirst = !isContradictory;
    isContradictory = true;
    return isFirst && left.length === 0;
  }
  return sentences.find((sentence) => {
    for (const [pattern, isTrue] of patterns) {
      const match = pattern.exec(sentence);
      if (match) return !isTrue(match.slice(1));
    }
    return true;
  });
}
