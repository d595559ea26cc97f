// The types of `@wings/runner/bulk`. They import nothing, so that they can be published as they are.

/** The text of a board and its place in the input. */
export interface Item {
  readonly index: number;
  readonly text: string;
  /** The number of its first line in its file. */
  readonly line: number;
  /** How it was read, if it is from a picture. */
  readonly picture?: PictureFacts | undefined;
  /** Why there is no board: the answer is this error. */
  readonly problem?: Failure | undefined;
}

/** How a board was read from a picture. */
export interface PictureFacts {
  readonly file: string;
  readonly source: "photo" | "qr";
  readonly status: "sure" | "mended" | "doubtful";
  /** Cells that the rules decided: the picture alone says something else. */
  readonly mended: readonly string[];
  /** Cells to compare with the picture. */
  readonly doubtful: readonly string[];
  /** Where other grids are in the picture, such as `top right`. */
  readonly others: readonly string[];
}

/** Counts of answers. */
export interface Tally {
  boards: number;
  /** Boards with a negative answer, such as "not solved", and bad lines. */
  notGood: number;
  readonly statuses: Record<string, number>;
  readonly levels: Record<string, number>;
  /** How often each technique was used, and on how many boards. */
  readonly techniques: Record<string, number>;
  readonly boardsBy: Record<string, number>;
}

/** An error that ends a run, as JSON. */
export interface Failure {
  readonly code: string;
  readonly message: string;
  /** 1: a board can't be read. 2: wrong usage. 3: the run had to stop. */
  readonly exit: 1 | 2 | 3;
  readonly hint?: string;
}

/** The answers to some boards. */
export interface Batch {
  /** Whole lines for stdout. They are bytes because these cross threads fastest. */
  readonly out: Uint8Array;
  /** Text for stderr. */
  readonly err: string;
  readonly tally: Tally;
  /** Whether the run was stopped before the last of the boards. */
  readonly isCut?: boolean;
  readonly fatal?: Failure;
}

/** Answers parts of the input, in this thread or elsewhere. It accepts a part before earlier ones are done. */
export interface Executor {
  run(items: readonly Item[]): Promise<Batch>;
  close(): Promise<void>;
}

/** An executor of another package. */
export interface RemoteExecutor extends Executor {
  /** How many parts may be in progress. It is asked before each part. */
  window(): number;
  /** How many boards a part has. */
  readonly partSize?: number;
}

/** What all parts of a run have in common. */
export interface RunSpec {
  readonly command: string;
  readonly flags: Readonly<Record<string, unknown>>;
  readonly json: boolean;
}

/** The export `makeExecutor` of a package for `--executor`. It is called once a run. */
export type MakeExecutor = (spec: RunSpec) => RemoteExecutor | Promise<RemoteExecutor>;

/** Boards for another process, as JSON: all that decides the answers is in it. */
export interface Part extends RunSpec {
  /** The version of wings. */
  readonly wings: string;
  readonly items: readonly Item[];
}

/** The answers of another process, as JSON. */
export interface Reply {
  readonly wings: string;
  readonly out: string;
  readonly err: string;
  readonly tally: Tally;
  readonly fatal?: Failure;
}

/** Answers parts in this process. A part that can't be answered gets a reply with `fatal`. */
export interface PartWorker {
  answer(part: unknown): Promise<Reply>;
  close(): Promise<void>;
}
