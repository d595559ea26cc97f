import {
  type Board,
  type Cell,
  type Cells,
  type Digit,
  countBits,
  houseSet,
  limitReached,
  lowestBit,
  meet,
  peersOf,
  setsOf,
} from "@wings/core/author";
import { JUST, NO_CELLS, cellsOfHouses, common, firstOf, housesWith, union, without } from "./places.js";
import type { Wanted } from "./find-fish.js";
import type { Shape } from "./shapes.js";

/** A fish: its base and cover as sets of houses, and the number of places in the base. */
export interface ComplexFish {
  readonly base: number;
  readonly cover: number;
  readonly size: number;
}

/** A search on any board takes fewer steps than this, or fails. */
const MOST_STEPS = 20_000_000;

/**
 * Finds the least fish of a digit that eliminates a place, the target t.
 *
 * The places that t doesn't see must be covered as often as they are in the base, and t more often. A house that contains t has
 * none of these places. A place in two base houses has only one other house, so no such place is in two of them. Each place in
 * one base house needs one of its two other houses in the cover.
 */
export class ComplexFishSearch {
  readonly #board: Board;
  /** The places of the digit. */
  readonly #all: Cells;
  readonly #inHouse: readonly Cells[];
  /** The houses with two or more places of the digit, in order of how many they have. */
  readonly #order: readonly number[];
  readonly #counts: readonly number[];

  readonly #size: number;
  readonly #shapes: readonly Shape[];
  readonly #hasFins: boolean;

  #steps = 0;
  #shape!: Shape;
  #target: Cell = 0;
  /** The houses of the target. */
  #through = 0;
  /** The places that the target does not see, without itself. */
  #far: Cells = NO_CELLS;
  #most = 0;
  #found: ComplexFish | undefined;

  constructor(board: Board, digit: Digit, { size, shapes, hasFins }: Wanted) {
    this.#size = size;
    this.#shapes = shapes;
    this.#hasFins = hasFins;
    this.#board = board;
    this.#all = setsOf(board).places[digit];
    this.#inHouse = Array.from({ length: 27 }, (_, house) => common(houseSet(board, house), this.#all));
    this.#counts = this.#inHouse.map(countOf);
    this.#order = this.#counts
      .map((_, house) => house)
      .filter((house) => this.#counts[house] >= 2)
      .sort((a, b) => this.#counts[a] - this.#counts[b]);
  }

  /** The fish with the fewest places in the base that eliminates the target, `most` at most. */
  find(target: Cell, most: number): ComplexFish | undefined {
    this.#target = target;
    this.#through = housesWith(this.#board, target);
    this.#far = without(this.#all, union(peersOf(this.#board, target), JUST[target]));
    this.#most = most;
    this.#found = undefined;
    for (const shape of this.#shapes) {
      this.#shape = shape;
      this.#chooseBase(0, this.#size, 0, NO_CELLS, false);
    }
    return this.#found;
  }

  /** Chooses `more` base houses. `places` are the places of the houses that are chosen already. */
  #chooseBase(from: number, more: number, base: number, places: Cells, isEndo: boolean): void {
    if (more === 0) {
      this.#chooseTargetCover(base, places, isEndo);
      return;
    }
    for (let i = from; i <= this.#order.length - more; i++) {
      const house = this.#order[i];
      const chosen = base | (1 << house);
      if ((this.#shape.base & (1 << house)) === 0 || countBits(chosen & this.#through) > 1) continue;
      const own = this.#inHouse[house];
      const shared = common(own, places);
      if (meet(shared, this.#far) || (!this.#hasFins && !shared.isEmpty)) continue;
      const both = union(places, own);
      // Without fins, base houses share no place, and the others have no fewer places.
      const least = countOf(both) + (this.#hasFins ? 0 : (more - 1) * this.#counts[house]);
      if (least > this.#most) continue;
      const onTarget = (chosen & this.#through) === 0 ? 1 : 2;
      if (!this.#isCoverable(common(both, this.#far), this.#size - onTarget, chosen)) continue;
      if (!this.#hasFins && !this.#isCoverable(without(both, JUST[this.#target]), this.#size, chosen)) continue;
      this.#chooseBase(i + 1, more - 1, chosen, both, isEndo || !shared.isEmpty);
    }
  }

  /** Whether `more` houses can cover the places. */
  #isCoverable(places: Cells, more: number, excluded: number): boolean {
    if (places.isEmpty) return true;
    if (more <= 0) return false;
    this.#count();
    for (
      let rest = housesWith(this.#board, firstOf(places)) & this.#shape.cover & ~excluded;
      rest !== 0;
      rest &= rest - 1
    )
      if (this.#isCoverable(without(places, houseSet(this.#board, lowestBit(rest))), more - 1, excluded)) return true;
    return false;
  }

  /** Chooses the cover houses that contain the target: one more than base houses, or two or three. */
  #chooseTargetCover(base: number, places: Cells, isEndo: boolean): void {
    const needs = this.#shape.needs(base);
    if (needs === null) return;
    const fish: Fish = { base, places, isEndo, needs, excluded: base | this.#through };
    const all = this.#through & this.#shape.cover & ~base;
    const isCannibal = (base & this.#through) !== 0;
    const least = isCannibal ? 2 : 1;
    for (let count = least; count <= Math.min(isCannibal ? 2 : 3, this.#size); count++) {
      for (let subset = all; subset !== 0; subset = (subset - 1) & all) {
        if (countBits(subset) !== count || !this.#haveBasePlaces(subset, places)) continue;
        const open = this.#hasFins ? common(places, this.#far) : without(places, JUST[this.#target]);
        if (this.#chooseCover(fish, without(open, cellsOfHouses(this.#board, subset)), this.#size - count, subset))
          return;
      }
    }
  }

  #haveBasePlaces(houses: number, places: Cells): boolean {
    for (let rest = houses; rest !== 0; rest &= rest - 1)
      if (!meet(places, houseSet(this.#board, lowestBit(rest)))) return false;
    return true;
  }

  /** Chooses `more` cover houses so that they cover the open places. Returns whether there is such a fish. */
  #chooseCover(fish: Fish, open: Cells, more: number, cover: number): boolean {
    if (open.isEmpty) return this.#chooseRest(fish, 0, more, cover);
    if (more === 0) return false;
    this.#count();
    for (
      let rest = housesWith(this.#board, firstOf(open)) & this.#shape.cover & ~fish.excluded;
      rest !== 0;
      rest &= rest - 1
    ) {
      const house = lowestBit(rest);
      if (this.#chooseCover(fish, without(open, houseSet(this.#board, house)), more - 1, cover | (1 << house)))
        return true;
    }
    return false;
  }

  /** Chooses the cover houses that are not needed to cover the open places. */
  #chooseRest(fish: Fish, from: number, more: number, cover: number): boolean {
    if (more === 0) return this.#keep(fish, cover);
    this.#count();
    // A need can't be met if no such house has a place of the base.
    const missing = fish.needs.filter((houses) => (houses & cover) === 0);
    if (missing.length > more) return false;
    for (let house = from; house < 27; house++) {
      const bit = 1 << house;
      if ((bit & this.#shape.cover & ~fish.excluded & ~cover) === 0 || !meet(fish.places, houseSet(this.#board, house)))
        continue;
      if (this.#chooseRest(fish, house + 1, more - 1, cover | bit)) return true;
    }
    return false;
  }

  /** Keeps a fish if it has the shape, and fins or none. */
  #keep({ base, places, isEndo, needs }: Fish, cover: number): boolean {
    if (needs.some((houses) => (houses & cover) === 0)) return false;
    if (
      this.#hasFins &&
      !isEndo &&
      without(without(places, JUST[this.#target]), cellsOfHouses(this.#board, cover)).isEmpty
    )
      return false;
    const size = countOf(places);
    this.#most = size - 1;
    this.#found = { base, cover, size };
    return true;
  }

  #count(): void {
    if (++this.#steps > MOST_STEPS) throw limitReached("steps of a search for fish", MOST_STEPS);
  }
}

/** A base, and what is known of it. */
interface Fish {
  readonly base: number;
  readonly places: Cells;
  /** Whether a place is in two base houses: it is a fin. */
  readonly isEndo: boolean;
  readonly needs: readonly number[];
  /** No further cover houses. */
  readonly excluded: number;
}

const countOf = ({ w0, w1, w2 }: Cells): number => countBits(w0) + countBits(w1) + countBits(w2);
