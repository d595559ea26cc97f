// What a package says about its techniques: difficulty, names in other programs, an example. These are types, so apps load none of it.

/** How hard a technique is. */
export type Level = "easy" | "medium" | "hard" | "unfair" | "extreme";

/** The presets that leave techniques out. */
export type PartialPreset = "players" | "no-uniqueness" | "counting";

/** The lines of the map on which players learn techniques. */
export type LineName = "singles" | "digit" | "sets" | "wings" | "uniqueness" | "chains" | "beyond";

/** What is known of a technique: the ladder, the command, the page and the documents read it. */
export interface About {
  readonly level: Level;
  /** What one step counts. */
  readonly score: number;
  /**
   * People can choose a new technique, but ratings and the ladder don't know it yet: it would change the scores of puzzles. A minor
   * release promotes it, by taking this line away.
   */
  readonly stage?: "new";
  /** The presets that leave it out. The one without techniques that assume one solution also leaves out those. */
  readonly leftOutOf?: readonly PartialPreset[];
  readonly hodoku?: InHodoku;
  readonly names: OtherNames;
  readonly station: StationAbout;
  /** A board on which it finds something, as text for `parse`. `node scripts/examples.mjs` looks for one. */
  readonly example?: string;
  /** The finding that the README of its package draws. */
  readonly drawing?: DrawingAbout;
  /** The row of the benchmarks in which it is timed together with others, as HoDoKu is (bench/hodoku.json). */
  readonly timedWith?: string;
}

/** A technique in HoDoKu. One that HoDoKu lacks has the score of what HoDoKu finds in its place. */
export interface InHodoku {
  /** HoDoKu's default score. */
  readonly score: number;
  readonly level: Level;
  /** The codes that HoDoKu's library has for it. */
  readonly codes?: readonly string[];
  /** The codes of other techniques whose cases it passes as well. */
  readonly covers?: readonly string[];
  /** In the cases of its codes each elimination may come from another finding. Otherwise one finding has exactly the outcome. */
  readonly isUnion?: true;
}

/** What other programs call a technique. A program that lacks it, or of which it is not known, has no name here. */
export interface OtherNames {
  readonly hodoku?: string;
  readonly sudokuExplainer?: string;
  readonly sudokuWiki?: string;
  readonly sudokuStudio?: string;
  readonly sudokuCoach?: string;
  /** Other words by which players look for it. */
  readonly others?: readonly string[];
}

/** The station of a technique on the map. The stations of a line are in the order of the ladder. */
export interface StationAbout {
  readonly line: LineName;
  /** The ids of the techniques to know before. */
  readonly buildsOn: readonly string[];
  /** Its place among the stations of its line that the map shows at once. The others are behind "more". */
  readonly front?: number;
}

/** A drawing for a README. */
export interface DrawingAbout {
  /** The puzzle, or a board. */
  readonly board: string;
  /** What is solved first: `S1` singles, up to `S4` the basics. */
  readonly stage?: "S1" | "S2" | "S3" | "S4";
  /** The end of the text of the finding, where it isn't the first one. */
  readonly finding?: string;
}
