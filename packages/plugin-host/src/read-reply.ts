import { HOST_LIMITS, faultOfParts } from "@wings/core/host";
import { fieldsOf } from "./fields-of.js";
import { LONGEST_REPLY } from "./limits.js";
import type { FoundHit, Question, PluginReply } from "./protocol.js";

/** What is read of a reply: hits that can be proved, explained and drawn, or a fault in words that follow the technique. */
type Read =
  Omit<Extract<PluginReply, { kind: "found" }>, "number"> | Omit<Extract<PluginReply, { kind: "threw" }>, "number">;

const INVALID: Read = { kind: "threw", why: "its answer is invalid." };

/** Reads the reply to a question. A plugin can send anything; throws if it is no JSON. */
export function readReply(received: unknown, { number: expected, board }: Question): Read {
  if (typeof received !== "string" || received.length > LONGEST_REPLY) return INVALID;
  const { number, kind, why, technique, hits } = fieldsOf(JSON.parse(received));
  if (kind === "threw" && typeof number === "number")
    return {
      kind,
      why: typeof why === "string" ? why : typeof why,
      ...(typeof technique === "number" && { technique }),
    };
  if (number !== expected || !Array.isArray(hits) || hits.length > HOST_LIMITS.findings || !hits.every(isFoundHit))
    return INVALID;
  for (const parts of hits) {
    const fault = faultOfParts(parts);
    if (fault !== undefined) return { kind: "threw", why: `${fault}. Board: ${board}` };
  }
  return { kind: "found", hits };
}

/** Whether the value has the shape of a finding. `faultOfParts`, the sink and the proof check the rest. */
function isFoundHit(value: unknown): value is FoundHit {
  const { hit } = fieldsOf(value);
  const { pattern, size, eliminations, placements } = fieldsOf(hit);
  return (
    [eliminations, placements].every(Array.isArray) &&
    [size, eliminations, (placements as unknown[]).map(fieldsOf).map(({ cell, digit }) => [cell, digit])]
      .flat(2)
      .every(Number.isInteger) &&
    typeof pattern === "object" &&
    pattern !== null
  );
}
