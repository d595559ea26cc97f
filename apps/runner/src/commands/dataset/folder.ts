import { createHash } from "node:crypto";
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import type { Values } from "../../command/flag.js";
import type { Shard } from "../../run/input.js";
import { lock } from "../../run/resume/lock.js";
import { type Settings, compareSettings } from "../../run/resume/run-file.js";
import { KEEP_RECIPE, folderInTheWay, noFolder, otherParts, otherRecipe } from "./errors.js";
import { unwritable } from "../../terminal/errors.js";
import { toJson } from "../../terminal/sanitize.js";
import { cardOf } from "./card.js";
import { KEY_BYTES, KeySet, keyOf } from "./keys.js";
import { openParquet } from "./parquet.js";
import { dataset } from "./command.js";
import { type FileFormat, type Recipe, plainPart } from "./recipe.js";
import type { PuzzleRecord } from "./record.js";
import { SCHEMA } from "./schema.js";
import { type Summary, addRecord, addSummary, emptySummary } from "./summary.js";
import { type Unit, filesOf, isInShard } from "./units.js";

/** The end of the name of a file that is not complete. */
const PART = ".part";

/** What is known of a file that is complete. */
interface FileSummary {
  /** The digest of its recipe: files are copied from folder to folder. */
  readonly recipe: string;
  readonly summary: Summary;
  /** The keys of its puzzles, in their order. */
  readonly keys: string;
  /** The sizes of its data files, by name. */
  readonly bytes: Readonly<Record<string, number>>;
}

/** Keys of puzzles that equal one of an earlier file, by file. */
type Dropped = Record<string, string[] | undefined>;

/**
 * The folder of a data set. Each unit is kept in its own file until all units of its data file are there; then the data file is
 * written at once. Every file gets its name when it is complete, so a run can be killed at any moment.
 */
export class DatasetFolder {
  readonly #recipe: string;
  readonly #files: readonly (readonly Unit[])[];

  private constructor(
    readonly path: string,
    readonly recipe: Recipe,
    readonly shard: Shard,
  ) {
    this.#recipe = digestOf(JSON.stringify(recipe.settings));
    this.#files = [...filesOf(recipe)];
  }

  /** Opens a folder that is new, or that a run with the same recipe began. */
  static async open(path: string, recipe: Recipe, shard: Shard): Promise<DatasetFolder> {
    const name = join(path, "recipe.json");
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === false) throw noFolder(path);
    // Another run may write it meanwhile. A recipe that is there stays as it is: it may have defaults that are written out.
    const check = (): Recipe => {
      if (existsSync(name)) {
        const settings = readSettings(name);
        compare(path, settings, recipe.settings);
        return { ...recipe, settings };
      }
      if (filesIn(path).some((each) => each !== "work")) throw folderInTheWay(path, `${name} is not there`);
      return recipe;
    };
    check();
    try {
      mkdirSync(join(path, "work"), { recursive: true });
    } catch (error) {
      throw unwritable(path, error);
    }
    await lock(join(path, "work", "run"));
    const folder = new DatasetFolder(path, check(), shard);
    // What a run that was killed had not finished.
    for (const each of [
      ...filesIn(path).map((file) => join(path, file)),
      ...filesIn(folder.#work()).map((file) => folder.#work(file)),
    ])
      if (each.endsWith(PART)) rmSync(each);
    folder.#checkFiles();
    if (!existsSync(name)) folder.#write("recipe.json", `${JSON.stringify(recipe.settings, null, 2)}\n`);
    return folder;
  }

  /** A data file that is not there, or not whole, is made again: it may have been copied badly. Refuses one of another recipe. */
  #checkFiles(): void {
    for (const file of this.#files.keys()) {
      if (!this.#isDone(file)) continue;
      const name = this.#work(`file-${file}.json`);
      const known = readFileSummary(name);
      if (known !== undefined && known.recipe !== this.#recipe)
        throw otherRecipe(this.path, Object.keys(known.bytes).join(" and "));
      const isWhole = Object.entries(known?.bytes ?? {}).every(
        ([data, bytes]) => statSync(join(this.path, data), { throwIfNoEntry: false })?.size === bytes,
      );
      if (known === undefined || !isWhole) rmSync(name);
    }
  }

  /** The units that are to be made: those of files of this shard that are not there. */
  *missing(): Generator<Unit, void, undefined> {
    for (const [file, units] of this.#files.entries())
      if (isInShard(file, this.shard) && !this.#isDone(file))
        for (const unit of units) if (this.#unit(unit) === undefined) yield unit;
  }

  /** Keeps what a unit made. */
  save({ index }: Unit, lines: readonly string[]): void {
    const text = lines.map((line) => `${line}\n`).join("");
    this.#write(`work/unit-${index}.jsonl`, `${this.#digestOf(text)}\n${text}`);
  }

  /** Writes the data files whose units are all there: that of one unit, or any. */
  async assemble(after?: Unit): Promise<void> {
    for (const [file, units] of this.#files.entries()) {
      const isMeant = after === undefined ? isInShard(file, this.shard) : units.includes(after);
      if (!isMeant) continue;
      // They come in order, so the last one is likely to be missing.
      const isReady = units.findLast((unit) => !existsSync(this.#nameOf(unit))) === undefined;
      if (!this.#isDone(file) && isReady) await this.#assembleFile(file, units);
      if (this.#isDone(file)) for (const unit of units) rmSync(this.#nameOf(unit), { force: true });
    }
  }

  /** How many puzzles are there already. */
  get done(): number {
    return this.#files.reduce(
      (sum, units, file) =>
        sum +
        (isInShard(file, this.shard)
          ? units
              .filter((unit) => this.#isDone(file) || existsSync(this.#nameOf(unit)))
              .reduce((n, { count }) => n + count, 0)
          : 0),
      0,
    );
  }

  /** How many files there are, and how many there must be. */
  get files(): { readonly there: number; readonly all: number } {
    return { there: this.#files.filter((_, file) => this.#isDone(file)).length, all: this.#files.length };
  }

  /**
   * Finds puzzles that equal one of an earlier file up to symmetry, and removes their files, to be made again without them. Returns
   * how many files these are.
   */
  dropEqual(): number {
    const seen = new KeySet();
    const dropped = this.#dropped();
    let count = 0;
    for (const file of this.#files.keys()) {
      const keys = Buffer.from(this.#summary(file).keys, "base64");
      const equal: string[] = [];
      for (let at = 0; at < keys.length; at += KEY_BYTES)
        if (!seen.add(keys, at)) equal.push(keys.toString("hex", at, at + KEY_BYTES));
      if (equal.length === 0) continue;
      count++;
      dropped[file] = [...(dropped[file] ?? []), ...equal];
      this.#write("work/dropped.json", `${JSON.stringify(dropped)}\n`);
      rmSync(this.#work(`file-${file}.json`));
    }
    return count;
  }

  /** Writes the schema and the card. */
  finish(): Summary {
    const total = emptySummary();
    for (const file of this.#files.keys()) addSummary(total, this.#summary(file).summary);
    this.#write("schema.json", `${JSON.stringify(SCHEMA, null, 2)}\n`);
    this.#write("README.md", cardOf(this.recipe, total));
    return total;
  }

  async #assembleFile(file: number, units: readonly Unit[]): Promise<void> {
    const summary = emptySummary();
    const seen = new KeySet();
    for (const key of this.#dropped()[file] ?? []) seen.add(Buffer.from(key, "hex"));
    const keys: Buffer[] = [];
    const outputs = new Map<string, Output>();
    try {
      for (const unit of units)
        for (const line of this.#unit(unit) ?? []) {
          const record = JSON.parse(line) as PuzzleRecord;
          const key = keyOf(record.canonical);
          if (!seen.add(key)) continue;
          keys.push(key);
          addRecord(summary, record);
          for (const format of this.recipe.formats) {
            const name = `${record.split}-${String(file).padStart(5, "0")}.${format}`;
            let output = outputs.get(name);
            if (output === undefined) outputs.set(name, (output = await this.#open(name, format)));
            await output.add(line, record);
          }
        }
      for (const output of outputs.values()) await output.close();
    } catch (error) {
      for (const output of outputs.values()) output.discard();
      throw error;
    }
    const bytes = Object.fromEntries([...outputs.keys()].map((name) => [name, statSync(join(this.path, name)).size]));
    const known: FileSummary = { recipe: this.#recipe, summary, keys: Buffer.concat(keys).toString("base64"), bytes };
    this.#write(`work/file-${file}.json`, `${JSON.stringify(known)}\n`);
  }

  async #open(name: string, format: FileFormat): Promise<Output> {
    const path = join(this.path, name);
    const temporary = path + PART;
    if (format === "parquet") {
      const file = await openParquet(temporary, this.recipe);
      return outputOf(file, (_, record) => file.add(record), temporary, path);
    }
    const file = openLines(temporary);
    return outputOf(
      file,
      (line) => {
        file.add(line);
      },
      temporary,
      path,
    );
  }

  #dropped(): Dropped {
    const name = this.#work("dropped.json");
    return existsSync(name) ? (JSON.parse(readFileSync(name, "utf8")) as Dropped) : {};
  }

  #summary(file: number): FileSummary {
    return readFileSummary(this.#work(`file-${file}.json`))!;
  }

  #isDone(file: number): boolean {
    return existsSync(this.#work(`file-${file}.json`));
  }

  /** The lines of a unit; undefined where it is not there, or not whole: a machine may have failed. */
  #unit(unit: Unit): string[] | undefined {
    const name = this.#nameOf(unit);
    if (!existsSync(name)) return undefined;
    const text = readFileSync(name, "utf8");
    const start = text.indexOf("\n") + 1;
    const lines = text.slice(start);
    if (this.#digestOf(lines) === text.slice(0, start - 1)) return lines.split("\n").slice(0, -1);
    rmSync(name);
    return undefined;
  }

  /** A unit of another recipe has another digest, even if its lines are the same. */
  #digestOf(lines: string): string {
    return digestOf(this.#recipe + lines);
  }

  #nameOf({ index }: Unit): string {
    return this.#work(`unit-${index}.jsonl`);
  }

  #work(name = ""): string {
    return join(this.path, "work", name);
  }

  /** Writes a file that is complete at every moment. */
  #write(name: string, text: string): void {
    const path = join(this.path, name);
    const temporary = path + PART;
    try {
      writeFileSync(temporary, text);
      renameSync(temporary, path);
    } catch (error) {
      rmSync(temporary, { force: true });
      throw unwritable(path, error);
    }
  }
}

/** What is known of a file; undefined if it can't be read. */
function readFileSummary(name: string): FileSummary | undefined {
  try {
    const known = JSON.parse(readFileSync(name, "utf8")) as Partial<FileSummary>;
    const isKnown = [known.summary, known.bytes].every((each) => typeof each === "object");
    return isKnown && typeof known.recipe === "string" && typeof known.keys === "string"
      ? (known as FileSummary)
      : undefined;
  } catch {
    return undefined;
  }
}

const digestOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Refuses a folder that a run with another recipe began. */
function compare(path: string, before: Settings, now: Settings): void {
  const [earlier, wanted] = [before, now].map(({ parts }) => JSON.stringify((parts as Values[]).map(plainPart)));
  if (earlier !== wanted) throw otherParts(path, earlier, wanted);
  const flat = (settings: Settings): Settings =>
    Object.fromEntries(Object.entries(settings).filter(([name]) => name !== "parts"));
  try {
    compareSettings(path, dataset.flags, flat(before), flat(now));
  } catch (error) {
    throw Object.assign(error as Error, { hint: KEEP_RECIPE });
  }
}

function filesIn(path: string): string[] {
  try {
    return readdirSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw unwritable(path, error);
  }
}

function readSettings(name: string): Settings {
  try {
    const value: unknown = JSON.parse(readFileSync(name, "utf8"));
    if (typeof value === "object" && value !== null && "parts" in value && areParts(value.parts)) return value;
  } catch {
    // It is no file of ours, or damaged.
  }
  throw folderInTheWay(name, "it is no recipe of wings dataset");
}

const areParts = (parts: unknown): boolean =>
  Array.isArray(parts) && parts.every((part) => typeof part === "object" && part !== null);

/** A data file that is being written. */
interface Output {
  add(line: string, record: PuzzleRecord): Promise<void> | void;
  /** The file gets its name. */
  close(): Promise<void>;
  discard(): void;
}

function outputOf(
  file: { close(): void | Promise<void> },
  add: Output["add"],
  temporary: string,
  path: string,
): Output {
  const run = async (action: () => void | Promise<void>): Promise<void> => {
    try {
      await action();
    } catch (error) {
      throw unwritable(path, error);
    }
  };
  return {
    add: (line, record) => run(() => add(line, record)),
    close: () =>
      run(async () => {
        await file.close();
        renameSync(temporary, path);
      }),
    discard: () => {
      rmSync(temporary, { force: true });
    },
  };
}

function openLines(path: string): { add(line: string): void; close(): void } {
  const file = openSync(path, "w");
  let text = "";
  const flush = (): void => {
    const bytes = Buffer.from(text);
    for (let done = 0; done < bytes.length;) done += writeSync(file, bytes, done);
    text = "";
  };
  return {
    add: (line) => {
      text += `${line}\n`;
      if (text.length > BUFFER) flush();
    },
    close: () => {
      flush();
      closeSync(file);
    },
  };
}

const BUFFER = 2 ** 20;

/** A record as a line of JSON. */
export const lineOf = (record: PuzzleRecord): string => toJson(record);
