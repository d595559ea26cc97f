import {
  type Board,
  type Hit,
  type Policy,
  Sink,
  type Technique,
  type WingsError,
  checkHit,
  explain,
  findingOf,
  format,
  isWingsError,
  runTechnique,
  search,
} from "@wings/core";
import { describe } from "@wings/draw";
import { pluginFailed, pluginLies } from "../errors.js";
import { clip } from "../state/clip.js";
import type { Step } from "../state/step.js";
import type { PluginLine } from "./plugin-line.js";

/** A technique and where it runs: here, or behind a line to the worker of a plugin. */
export interface Source {
  readonly technique: Technique;
  readonly line?: PluginLine;
}

/** An error that a plugin is to blame for. */
interface Fault extends WingsError {
  readonly plugin: number;
}

export const isFault = (value: unknown): value is Fault => isWingsError(value) && "plugin" in value;

/** The steps that a technique finds. A stranger's are proved by their reasons; throws a `Fault` where that fails. */
export async function stepsOf(source: Source, board: Board, policy: Policy): Promise<Step[]> {
  const { technique, line } = source;
  // One that assumes one solution is not asked where there are none or many, whoever made it.
  if (technique.meta.assumes !== undefined && search(board).status !== "one") return [];
  if (line === undefined) return told(technique, board, policy);
  try {
    await line.ask(technique.id, board, policy);
    return told(technique, board, policy, (hit) => {
      hold(line.name, technique, board, hit);
    });
  } catch (error) {
    // It is gone already: removed, or named for what went wrong before.
    if (line.isClosed) return [];
    line.close();
    const isNamed = isWingsError(error) && error.code.startsWith("WINGS_PLUGIN");
    const fault = isNamed ? error : pluginFailed(line.name, technique.id, clip((error as Error).message, 500));
    throw Object.assign(fault, { plugin: line.plugin } satisfies Omit<Fault, keyof WingsError>);
  }
}

function told(technique: Technique, board: Board, policy: Policy, check?: (hit: Hit) => void): Step[] {
  const sink = new Sink(board, policy);
  runTechnique(technique, board, sink);
  const text = format(board, "url");
  return sink.hits.map((hit) => {
    check?.(hit);
    return { board: text, finding: findingOf(technique, board, hit) };
  });
}

/** So many characters a finding may have, and so many of them in each of its messages. */
const LONGEST = 50_000;
const LONGEST_TEXT = 4000;

/** Holds a stranger's finding to its reason, its marks to what can be drawn, and its words to what can be shown. */
function hold(plugin: string, technique: Technique, board: Board, hit: Hit): void {
  const finding = findingOf(technique, board, hit);
  describe(board, finding);
  const isLong = (["long", "short", "vague"] as const).some((form) => explain(finding, form).length > LONGEST_TEXT);
  if (isLong || JSON.stringify(finding).length > LONGEST)
    throw pluginFailed(plugin, technique.id, "its finding is longer than there is room for.");
  try {
    checkHit(technique, board, hit);
  } catch (error) {
    if (!isWingsError(error) || error.code !== "WINGS_FINDING_REJECTED") throw error;
    const why = /(?:refuted|undecided): (.*?)\. Board: /s.exec(error.message)?.[1] ?? error.message;
    throw pluginLies(plugin, technique.id, `“${String(finding.message.data.outcome)}”`, why);
  }
}
