import { type Flags, type NamedFlag, type Values, type ValuesOf, namedFlags } from "./flag.js";

/** What a command gets. */
export interface Call<V extends Values = Values> {
  readonly command: string;
  /** The flags of the command, completed by settings and defaults. */
  readonly flags: V;
  /** The flags that were given, on the command line or by a setting. */
  readonly given: Values;
  /** Where the paths of plugins start. */
  readonly pluginFolder: string;
  readonly inputs: readonly string[];
}

/** Runs a command; resolves to the exit status. */
export type Run<V extends Values = Values> = (call: Call<V>) => Promise<number>;

/** The module of a command. */
interface Runner<V extends Values> {
  // A method: a list of commands has flags of all kinds.
  run(call: Call<V>): Promise<number>;
}

/** How a command answers boards, one by one: any thread or machine can do that. `A` is the module that does. */
interface Answers<A = unknown> {
  /**
   * How many boards a thread gets at once. Finished parts wait in memory for their turn, so commands that print much get few:
   * all steps of one board may take megabytes.
   */
  readonly partSize: number;
  readonly usesTechniques?: true;
  /** Whether an answer takes several lines, and so gets a heading. */
  readonly hasHeading?: true;
  readonly load: () => Promise<A>;
}

/** A command, described once. Its code is loaded when it is called. */
export interface Command<F extends Flags = Flags, A = unknown> {
  readonly name: string;
  readonly about: string;
  /** The operands as the help shows them. */
  readonly operands: string;
  readonly inputs: "none" | "one" | "many" | "file" | "optional";
  /** The flag with which the command needs no input. */
  readonly flagWithoutInput?: string;
  /** What the operand is, if it is not a board. */
  readonly wants?: string;
  /** What completion offers for the operand, if it is not a file. */
  readonly completes?: "technique" | readonly string[];
  /** For a command that takes no boards with other houses. */
  readonly boards?: "classic";
  readonly flags: F;
  /** What the command itself adds to its flags. */
  readonly hidden?: readonly string[];
  /** What to do without a flag that other commands have. */
  readonly flagHints?: Readonly<Record<string, string>>;
  readonly examples: readonly (readonly [line: string, about: string])[];
  /** Runs the command. One that only answers boards is a line filter, which needs none. */
  readonly load?: () => Promise<Runner<ValuesOf<F>>>;
  readonly answers?: Answers<A>;
}

/** Keeps the types of the flags. */
export const defineCommand = <const F extends Flags, A = unknown>(command: Command<F, A>): Command<F, A> => command;

const HELP: NamedFlag = { name: "help", short: "h", about: "show this help" };

/** All flags of a command, with `--help`. */
export const flagsOf = ({ flags }: Command): readonly NamedFlag[] => [...namedFlags(flags), HELP];

/** All flags that may also be set by the environment or a configuration file. */
export const settingsIn = (commands: readonly Command[]): readonly NamedFlag[] => [
  ...new Map(
    commands
      .flatMap(({ flags }) => namedFlags(flags))
      .flatMap((flag) => (flag.setting === true ? [[flag.name, flag] as const] : [])),
  ).values(),
];
