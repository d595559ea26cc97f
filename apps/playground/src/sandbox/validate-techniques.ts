import type { Message } from "@wings/core";
import { defineTechnique } from "@wings/core/author";
import { API, HOST_LIMITS } from "@wings/core/host";
import { pluginBroken, pluginId, pluginShape } from "../errors.js";
import { truncate } from "../state/truncate.js";
import { importError } from "./import-error.js";
import type { Described } from "./messages.js";

/** Maximum number of characters in the description of a plugin, and of techniques. */
const LONGEST = 200_000;
const MOST = 100;

/** Validates the description that the worker of a plugin sends. The plugin may have forged it. */
export function validateTechniques(name: string, said: unknown): readonly Described[] {
  if (typeof said !== "string" || said.length > LONGEST)
    throw pluginBroken(name, `its description is not a text of at most ${LONGEST} characters.`);
  const { kind, fault, why, techniques } = fieldsOf(JSON.parse(said));
  if (kind === "failed") {
    const words = truncate(typeof why === "string" ? why : typeof why, 500);
    throw fault === "shape" ? pluginShape(name, words) : importError(name, words);
  }
  if (!Array.isArray(techniques)) throw pluginShape(name, typeof techniques);
  if (techniques.length > MOST)
    throw pluginBroken(name, `it has ${techniques.length} techniques, expected at most ${MOST}.`);
  const described = techniques.map((each) => technique(name, fieldsOf(each)));
  const twice = described.find(({ id }, i) => described.findIndex((other) => other.id === id) !== i);
  if (twice !== undefined) throw pluginBroken(name, `duplicate technique id ${twice.id}.`);
  return described;
}

/** A technique with only the known fields. A newer core with the same api may add others. */
function technique(name: string, { api, id, meta, message }: Readonly<Record<string, unknown>>): Described {
  if (api !== API)
    throw pluginBroken(name, `it was made for api ${truncate(inWords(api))}, but this page has api ${API}.`);
  if (typeof id !== "string" || !id.includes("/"))
    throw pluginId(name, truncate(typeof id === "string" ? id : inWords(id)));
  const { long, short, vague, parts } = fieldsOf(message) as unknown as Message;
  for (const text of [id, long, short, vague, ...Object.values(fieldsOf(parts))]) {
    const most = text === id ? HOST_LIMITS.id : HOST_LIMITS.template;
    if (typeof text !== "string" || text.length > most)
      throw pluginBroken(
        name,
        `technique ${truncate(id)}: expected a text of at most ${most} characters, got ${truncate(inWords(text))}.`,
      );
  }
  const {
    name: title,
    pattern,
    roles,
    options,
    minSize,
    assumes,
    ties,
    after,
  } = fieldsOf(meta) as unknown as Described["meta"];
  const idle = (): never[] => [];
  const whole = defineTechnique({
    id,
    name: title,
    pattern,
    roles,
    message: { long, short, vague, ...(parts !== undefined && { parts }) },
    ...(options !== undefined && { options }),
    ...(minSize !== undefined && { minSize }),
    ...(assumes !== undefined && { assumes }),
    ...(ties !== undefined && { ties }),
    ...(after !== undefined && { after }),
    find: () => undefined,
    reason: idle,
    marks: idle,
    data: () => ({}),
  });
  return { api, id, meta: whole.meta, message: whole.message };
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** The value comes from JSON. */
const inWords = (value: unknown): string => JSON.stringify(value) ?? "nothing";
