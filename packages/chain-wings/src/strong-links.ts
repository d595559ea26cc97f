import {
  DIGIT_COUNT,
  type Board,
  type Fact,
  PEERS,
  almostLockedSets,
  bitOf,
  candidateOf,
  cellFact,
  cellsOfAls,
  digitsOf,
  houseFact,
  maskOf,
  memo,
  placesByHouse,
  placesIn,
} from "@wings/core/author";

/** A digit in one cell or in several cells of a house. */
export interface Node {
  readonly index: number;
  readonly digit: number;
  readonly cells: readonly number[];
  /** Its cells, and the other places of the digit that see all of them, as three words each. */
  readonly w0: number;
  readonly w1: number;
  readonly w2: number;
  readonly s0: number;
  readonly s1: number;
  readonly s2: number;
  /** The links that lead from this node to another one. */
  readonly ways: Way[];
  /** By exclusion and kind: the ways that go on from nodes that it excludes; listed when first asked for. */
  readonly next: (readonly Way[] | undefined)[];
}

/** Two nodes of which one is true: the two digits of a cell, the places of a digit in a house, or two digits of a set. */
export interface StrongLink {
  readonly index: number;
  readonly kind: "cell" | "house" | "set";
  readonly facts: readonly Fact[];
  /** Whether it is a house with a node of two or more cells. */
  readonly isGrouped: boolean;
}

/** A strong link in one direction: when `near` is false, `far` is true. */
export interface Way {
  readonly link: StrongLink;
  readonly near: Node;
  readonly far: Node;
}

/** What a strong link of a wing is: two digits of a cell or of a set, two digits of a set, or the places of a digit in a house. */
export type Kind = "V" | "A" | "L";
const KINDS: readonly Kind[] = ["V", "A", "L"];
/** How a node excludes the next one: cells that see each other, or two digits of one cell. */
export type Exclusion = "sees" | "cell";

/** Whether a link is of a kind. */
export const isOfKind = ({ kind: is }: StrongLink, kind: Kind): boolean =>
  kind === "A" ? is === "set" : (kind === "L") === (is === "house");

/** What a wing may be made of: cells and pairs; or any two groups of a house too; or almost locked sets, too. */
export type Form = "plain" | "grouped" | "als";

/** The strong links of a board in both directions, made once for a position. */
export const strongLinksOf = (board: Board, form: Form): StrongLinks =>
  memo(board, `chain-wings-${form}`, () => new StrongLinks(board, form));

/** All strong links of a board. Two nodes are linked once, by the first of what links them. */
export class StrongLinks {
  readonly ways: Way[] = [];
  private readonly nodes = new Map<number, Node[]>();
  /** The same nodes by house, digit and positions, so that most are known at once. */
  private readonly byPositions = new Map<number, Node>();
  /** The pairs of nodes that are linked. */
  private readonly pairs = new Set<number>();
  private readonly byDigit: Node[][] = Array.from({ length: 10 }, () => []);
  /** By candidate: the node of it alone. */
  private readonly single: (Node | undefined)[] = Array<Node | undefined>(729).fill(undefined);
  private count = 0;

  constructor(
    private readonly board: Board,
    form: Form,
  ) {
    for (let cell = 0; cell < 81; cell++) {
      const [x, y, more] = digitsOf(board.masks[cell]);
      if (y === undefined || more !== undefined) continue;
      this.add("cell", this.nodeOf(x, [cell]), this.nodeOf(y, [cell]), [cellFact(cell)]);
    }
    const positions = placesByHouse(board);
    for (let house = 0; house < 27; house++) {
      for (let digit = 1; digit <= 9; digit++) {
        const count = DIGIT_COUNT[positions[house * 10 + digit]];
        if (count === 2 || (count > 2 && form !== "plain")) this.addHouse(house, digit);
      }
    }
    if (form === "als") this.addSets();
  }

  /** The ways that go on after a node: over nodes that it excludes, by links of a kind. */
  waysAfter(node: Node, exclusion: Exclusion, kind: Kind): readonly Way[] {
    const slot = (exclusion === "sees" ? 0 : KINDS.length) + KINDS.indexOf(kind);
    return (node.next[slot] ??= (exclusion === "sees" ? this.seenFrom(node) : this.inCell(node)).flatMap((other) =>
      other.ways.filter(({ link }) => isOfKind(link, kind)),
    ));
  }

  /** The nodes of the same digit whose cells all see the cells of a node. */
  private seenFrom(node: Node): readonly Node[] {
    return this.byDigit[node.digit].filter((other) => exclude(node, other));
  }

  /** The nodes of the other digits of its cell. */
  private inCell({ digit, cells }: Node): readonly Node[] {
    if (cells.length > 1) return [];
    return digitsOf(this.board.masks[cells[0]] & ~maskOf(digit)).flatMap(
      (other) => this.single[candidateOf(cells[0], other)] ?? [],
    );
  }

  /** The two places of a digit in a house; or each group of one box and line, and all the others. */
  private addHouse(house: number, digit: number): void {
    const places = placesIn(this.board, house, digit);
    const facts = [houseFact(house, digit)];
    if (places.length === 2) {
      this.add("house", this.nodeOf(digit, [places[0]]), this.nodeOf(digit, [places[1]]), facts);
      return;
    }
    for (const part of partsOf(house, places)) {
      for (let subset = 1; subset < 1 << part.length; subset++) {
        const group = part.filter((_, i) => (subset & (1 << i)) !== 0);
        if (group.length === places.length) continue;
        const others = places.filter((cell) => !group.includes(cell));
        this.add("house", this.nodeOf(digit, group), this.nodeOf(digit, others), facts);
      }
    }
  }

  private addSets(): void {
    const sets = almostLockedSets(this.board);
    const positions = placesByHouse(this.board);
    for (let als = 0; als < sets.count; als++) {
      if (sets.size[als] === 1) continue;
      const cells = cellsOfAls(sets, als);
      const facts = cells.map(cellFact);
      const nodes = digitsOf(sets.digits[als]).map((digit) => {
        const house = sets.house[als];
        const key = (house * 10 + digit) * 512 + (sets.positions[als] & positions[house * 10 + digit]);
        const known = this.byPositions.get(key);
        if (known !== undefined) return known;
        const node = this.nodeOf(
          digit,
          cells.filter((cell) => this.board.has(cell, digit)),
        );
        this.byPositions.set(key, node);
        return node;
      });
      nodes.forEach((a, i) => nodes.slice(i + 1).forEach((b) => this.add("set", a, b, facts)));
    }
  }

  private add(kind: StrongLink["kind"], a: Node, b: Node, facts: readonly Fact[]): void {
    const pair = Math.min(a.index, b.index) * 0x10000 + Math.max(a.index, b.index);
    if (this.pairs.has(pair)) return;
    this.pairs.add(pair);
    const isGrouped = kind === "house" && a.cells.length + b.cells.length > 2;
    const link: StrongLink = { index: this.count++, kind, facts, isGrouped };
    for (const way of [
      { link, near: a, far: b },
      { link, near: b, far: a },
    ]) {
      way.near.ways.push(way);
      this.ways.push(way);
    }
  }

  private nodeOf(digit: number, cells: readonly number[]): Node {
    const key = candidateOf(cells[0], digit);
    if (cells.length === 1) return (this.single[key] ??= this.keep(this.make(digit, cells)));
    const made = this.make(digit, cells);
    let list = this.nodes.get(key);
    if (list === undefined) this.nodes.set(key, (list = []));
    for (const known of list) if (known.w0 === made.w0 && known.w1 === made.w1 && known.w2 === made.w2) return known;
    list.push(made);
    return this.keep(made);
  }

  private make(digit: number, cells: readonly number[]): Node {
    const { places } = this.board;
    let [w0, w1, w2] = [0, 0, 0];
    let [s0, s1, s2] = [places[digit * 3], places[digit * 3 + 1], places[digit * 3 + 2]];
    for (const cell of cells) {
      if (cell < 27) w0 |= bitOf(cell);
      else if (cell < 54) w1 |= bitOf(cell);
      else w2 |= bitOf(cell);
      s0 &= PEERS[cell * 3];
      s1 &= PEERS[cell * 3 + 1];
      s2 &= PEERS[cell * 3 + 2];
    }
    return { index: this.byDigit[digit].length * 10 + digit, digit, cells, w0, w1, w2, s0, s1, s2, ways: [], next: [] };
  }

  private keep(node: Node): Node {
    this.byDigit[node.digit].push(node);
    return node;
  }
}

/** The places of a house by box and line: the three parts of a line, or the rows and columns of a box. */
function partsOf(house: number, places: readonly number[]): number[][] {
  const third = (cell: number): number => (house < 9 ? ((cell % 9) / 3) | 0 : (cell / 27) | 0);
  const keys = house < 18 ? [third] : [(cell: number): number => (cell / 9) | 0, (cell: number): number => cell % 9];
  return keys.flatMap((key) => [...new Set(places.map(key))].map((k) => places.filter((cell) => key(cell) === k)));
}

/** Whether two nodes share a candidate. */
export const overlap = (a: Node, b: Node): boolean =>
  a.digit === b.digit && ((a.w0 & b.w0) | (a.w1 & b.w1) | (a.w2 & b.w2)) !== 0;

/** Whether two nodes exclude each other: one digit in cells that see each other, or two digits of one cell. */
export const exclude = (a: Node, b: Node): boolean =>
  a.digit === b.digit
    ? ((b.w0 & ~a.s0) | (b.w1 & ~a.s1) | (b.w2 & ~a.s2)) === 0
    : a.cells.length === 1 && b.cells.length === 1 && a.cells[0] === b.cells[0];
