import {
  type Board,
  type Hit,
  type Policy,
  Sink,
  type Technique,
  type WingsError,
  checkHit,
  findingOf,
  format,
  isWingsError,
  runTechnique,
  search,
} from "@wings/core";
import { describe } from "@wings/draw";
import { pluginFailed, pluginLies } from "../errors.js";
import type { Step } from "../state/step.js";
import type { PluginLine } from "./plugin-line.js";

/** A technique and where it runs: here, or behind a line to the worker of a plugin. */
export interface Source {
  readonly technique: Technique;
  readonly line?: PluginLine;
}

/** An error that a plugin is to blame for. */
interface Fault extends WingsError {
  readonly plugin: string;
}

export const isFault = (value: unknown): value is Fault => isWingsError(value) && "plugin" in value;

/** The steps that a technique finds. A stranger's are proved by their reasons; throws a `Fault` where that fails. */
export async function stepsOf(source: Source, board: Board, policy: Policy): Promise<Step[]> {
  const { technique, line } = source;
  if (line === undefined) {
    if (technique.meta.assumes !== undefined && search(board).status !== "one") return [];
    return told(technique, board, policy);
  }
  try {
    await line.ask(technique.id, board, policy);
    return told(technique, board, policy, (hit) => {
      hold(line.plugin, technique, board, hit);
    });
  } catch (error) {
    if (isWingsError(error) && error.code.startsWith("WINGS_PLUGIN")) throw faultOf(line.plugin, error);
    throw faultOf(line.plugin, pluginFailed(line.plugin, technique.id, (error as Error).message));
  }
}

const faultOf = (plugin: string, error: WingsError): Fault => Object.assign(error, { plugin });

function told(technique: Technique, board: Board, policy: Policy, check?: (hit: Hit) => void): Step[] {
  const sink = new Sink(board, policy);
  runTechnique(technique, board, sink);
  const text = format(board, "url");
  return sink.hits.map((hit) => {
    check?.(hit);
    return { board: text, finding: findingOf(technique, board, hit) };
  });
}

/** Holds a stranger's finding to its reason, and its marks to what can be drawn. */
function hold(plugin: string, technique: Technique, board: Board, hit: Hit): void {
  const finding = findingOf(technique, board, hit);
  describe(board, finding);
  try {
    checkHit(technique, board, hit);
  } catch (error) {
    if (!isWingsError(error) || error.code !== "WINGS_FINDING_REJECTED") throw error;
    const why = /(?:refuted|undecided): (.*?)\. Board: /s.exec(error.message)?.[1] ?? error.message;
    throw pluginLies(plugin, technique.id, `“${String(finding.message.data.outcome)}”`, why);
  }
}
