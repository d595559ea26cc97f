// Flags, described once: parsing, help, completion, settings, resume and parts all use this.

/** What a flag can have as its value. */
export type FlagValue = string | number | boolean | readonly string[];
export type Values = Readonly<Record<string, FlagValue | undefined>>;

interface Description {
  readonly short?: string;
  /** What completion offers for the value: an id, a list of ids and packages, an option of a technique, or a file. */
  readonly completes?: "id" | "ids" | "option" | "file";
  /** May also be set by the environment (`WINGS_…`) and by configuration files. */
  readonly setting?: true;
  /**
   * What the flag changes, if not the answers: which boards are answered, or nothing about them. An output can be continued with
   * other flags that change nothing, and neither kind is sent with parts.
   */
  readonly changes?: "boards" | "nothing";
  /** Chooses the techniques. An error about them names the place where it is set, which may be outside the command line. */
  readonly choosesTechniques?: true;
  /** The order of the values says nothing. */
  readonly ordered?: false;
  /** What the help shows as the default, if that depends on other flags or on the machine. */
  readonly shownDefault?: string;
}

/** A flag. `V` is the type of its value; it is there for the compiler alone. */
export interface Flag<V extends FlagValue | undefined = FlagValue | undefined> extends Description {
  readonly about: string;
  /** The placeholder for the value in the help; a flag without one is a switch. */
  readonly value?: string;
  /** May be given several times (or as a list, if `commas`); the value is then an array. */
  readonly many?: boolean;
  readonly commas?: boolean;
  readonly choices?: readonly string[];
  /** A whole number in this range. */
  readonly range?: readonly [min: number, max: number];
  readonly pattern?: RegExp;
  /** An example of a value that matches the pattern. */
  readonly example?: string;
  /** Refuses other values of a setting. `source` names the setting or the flag. */
  readonly check?: (value: string, source: string) => void;
  /** The value of a call without the flag. */
  readonly default?: string | number | readonly string[];
  readonly type?: V;
}

/** A flag with its name. */
export interface NamedFlag extends Flag {
  readonly name: string;
}

/** The flags of a command, by name. */
export type Flags = Readonly<Record<string, Flag>>;

/** The values of these flags. Those with a default always have one. */
export type ValuesOf<F extends Flags> = { readonly [K in keyof F]: F[K] extends Flag<infer V> ? V : never };

/** Makes flags: the type of the value follows from the description. */
export const flag = {
  /** A flag without a value. */
  on: (about: string, more: Description = {}): Flag<boolean | undefined> => ({ about, ...more }),

  number: <const D extends { readonly default?: number }>(
    value: string,
    range: readonly [min: number, max: number],
    about: string,
    more: Description & D = {} as D,
  ): Flag<D extends { readonly default: number } ? number : number | undefined> => ({ value, range, about, ...more }),

  text: <const D extends { readonly default?: string }>(
    value: string,
    about: string,
    more: Description & D & Pick<Flag, "pattern" | "example" | "check"> = {} as D,
  ): Flag<D extends { readonly default: string } ? string : string | undefined> => ({ value, about, ...more }),

  choice: <const C extends string, const D extends { readonly default?: C }>(
    value: string,
    choices: readonly C[],
    about: string,
    more: Description & D = {} as D,
  ): Flag<D extends { readonly default: C } ? C : C | undefined> => ({ value, choices, about, ...more }),

  /** A flag that may be given several times. */
  list: (value: string, about: string, more: Description = {}): Flag<readonly string[] | undefined> => ({
    value,
    many: true,
    about,
    ...more,
  }),

  /** The same, as words separated by commas, too. */
  commas: <const D extends { readonly default?: readonly string[] }>(
    value: string,
    about: string,
    more: Description & D = {} as D,
  ): Flag<D extends { readonly default: readonly string[] } ? readonly string[] : readonly string[] | undefined> => ({
    value,
    many: true,
    commas: true,
    about,
    ...more,
  }),
};

/** The same flags, where they decide which boards are answered. */
export const changingBoards = <F extends Flags>(flags: F): F =>
  Object.fromEntries(Object.entries(flags).map(([name, each]) => [name, { ...each, changes: "boards" }])) as F;

export const namedFlags = (flags: Flags): readonly NamedFlag[] =>
  Object.entries(flags).map(([name, each]) => ({ name, ...each }));

/** The values, completed by the defaults. */
export const withDefaults = <F extends Flags>(flags: F, given: Values): ValuesOf<F> & Values => {
  const defaults = namedFlags(flags).flatMap(({ name, default: byDefault }) =>
    byDefault === undefined || given[name] !== undefined ? [] : [[name, byDefault] as const],
  );
  return { ...given, ...Object.fromEntries(defaults) } as ValuesOf<F> & Values;
};

/** The values without those that are the default anyway: a default that is written out changes nothing. */
export const withoutDefaults = (flags: Flags, given: Values): Values =>
  Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) => !Object.hasOwn(flags, name) || !isSame(value, flags[name].default, flags[name].ordered),
    ),
  );

const isSame = (a: FlagValue | undefined, b: FlagValue | undefined, ordered?: false): boolean =>
  JSON.stringify(inOrder(a, ordered)) === JSON.stringify(inOrder(b, ordered));

/** The value, sorted if its order says nothing. */
export const inOrder = <V>(value: V, ordered: false | undefined): V =>
  ordered === false && Array.isArray(value) ? ([...(value as readonly string[])].sort() as V) : value;

/** What a flag of a command changes. */
export const changesOf = (flags: Flags, name: string): "answers" | "boards" | "nothing" =>
  (Object.hasOwn(flags, name) ? flags[name].changes : undefined) ?? "answers";
