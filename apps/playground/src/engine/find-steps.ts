import { type Board, type CodedError, type Technique, explain, isWingsError } from "@wings/core";
import {
  HOST_LIMITS,
  type Hit,
  type Policy,
  Sink,
  describeGuarded,
  proveHit,
  refuseUndeclared,
  runTechnique,
} from "@wings/core/host";
import { describe } from "@wings/draw";
import { pluginFailed, pluginLies } from "../model/errors.js";
import { boardText } from "../model/board-text.js";
import { isUndecided } from "../model/decided.js";
import { truncate } from "../model/truncate.js";
import { type Step, outcomeText } from "../model/step.js";
import type { PluginConnection } from "./plugin-connection.js";

/** A technique and where it runs: in this worker, or in the worker of a plugin. */
export interface Source {
  readonly technique: Technique;
  readonly line?: PluginConnection;
}

/** An error that a plugin caused. */
interface Fault extends CodedError {
  readonly plugin: number;
}

export const isFault = (value: unknown): value is Fault => isWingsError(value) && "plugin" in value;

/** The steps that a technique finds. Steps of a plugin are proved; throws a `Fault` if a proof fails. */
export async function stepsOf(source: Source, board: Board, policy: Policy): Promise<Step[]> {
  const { technique, line } = source;
  if (line === undefined) return describeAll(technique, board, policy);
  // Plugins know classic boards only.
  if (board.layout !== undefined) return [];
  try {
    await line.ask(technique.id, board, policy);
    return describeAll(technique, board, policy, (hit) => {
      checkFinding(line.name, technique, board, hit);
    });
  } catch (error) {
    // The plugin was removed or has already failed.
    if (line.isClosed) return [];
    if (isUndecided(error)) throw error;
    line.close();
    const isNamed = isWingsError(error) && error.code.startsWith("WINGS_PLUGIN");
    const fault = isNamed ? error : pluginFailed(line.name, technique.id, truncate((error as Error).message, 500));
    throw Object.assign(fault, { plugin: line.plugin } satisfies Omit<Fault, keyof CodedError>);
  }
}

function describeAll(technique: Technique, board: Board, policy: Policy, check?: (hit: Hit) => void): Step[] {
  const sink = new Sink(board, policy);
  runTechnique(technique, board, sink);
  const text = boardText(board);
  return sink.hits.map((hit) => {
    check?.(hit);
    const finding = describeGuarded(technique, board, hit);
    return { board: text, finding, short: explain(finding, "short") };
  });
}

/** Checks the proof, the marks and the text lengths of a third-party finding. */
function checkFinding(plugin: string, technique: Technique, board: Board, hit: Hit): void {
  const finding = describeGuarded(technique, board, hit);
  describe(board, finding);
  const isLong = (["long", "short", "vague"] as const).some((form) => explain(finding, form).length > HOST_LIMITS.text);
  if (isLong || JSON.stringify(finding).length > HOST_LIMITS.finding)
    throw pluginFailed(plugin, technique.id, "its finding is too long.");
  const proof = proveHit(board, technique.reason(hit.pattern as never, board), hit);
  const { status, text } = refuseUndeclared(proof, technique.meta.assumes);
  if (status !== "proved") throw pluginLies(plugin, technique.id, `“${outcomeText(finding, "short")}”`, text);
}
