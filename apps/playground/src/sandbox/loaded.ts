import { API, type Message, defineTechnique } from "@wings/core";
import { pluginBroken, pluginId, pluginShape } from "../errors.js";
import { clip } from "../state/clip.js";
import { importError } from "./import-error.js";
import type { Described } from "./messages.js";

/** So many characters the description of a file may have, and so many techniques. */
const LONGEST = 200_000;
const MOST = 100;
/** So many characters an id may have (links take no more), and each length of a message. */
const LONGEST_ID = 80;
const LONGEST_MESSAGE = 2000;

/** Reads what the worker of a plugin says of itself. The plugin may have written it: nothing is taken for what it seems. */
export function readLoaded(name: string, said: unknown): readonly Described[] {
  if (typeof said !== "string" || said.length > LONGEST)
    throw pluginBroken(name, `it does not describe itself in a text of at most ${LONGEST} characters.`);
  const { kind, fault, why, techniques } = fieldsOf(JSON.parse(said));
  if (kind === "failed") {
    const words = clip(typeof why === "string" ? why : typeof why, 500);
    throw fault === "shape" ? pluginShape(name, words) : importError(name, words);
  }
  if (!Array.isArray(techniques)) throw pluginShape(name, typeof techniques);
  if (techniques.length > MOST)
    throw pluginBroken(name, `it has ${techniques.length} techniques, and a page takes ${MOST} at most.`);
  const described = techniques.map((each) => technique(name, fieldsOf(each)));
  const twice = described.find(({ id }, i) => described.findIndex((other) => other.id === id) !== i);
  if (twice !== undefined) throw pluginBroken(name, `it has two techniques ${twice.id}.`);
  return described;
}

/** A technique with the fields that are known here and no others: those of a later core of the same api do no harm. */
function technique(name: string, { api, id, meta, message }: Readonly<Record<string, unknown>>): Described {
  if (api !== API) throw pluginBroken(name, `it speaks api ${clip(inWords(api))}, this page api ${API}.`);
  if (typeof id !== "string" || !id.includes("/"))
    throw pluginId(name, clip(typeof id === "string" ? id : inWords(id)));
  const { long, short, vague } = fieldsOf(message) as unknown as Message;
  for (const text of [id, long, short, vague]) {
    const most = text === id ? LONGEST_ID : LONGEST_MESSAGE;
    if (typeof text !== "string" || text.length > most)
      throw pluginBroken(
        name,
        `of ${clip(id)}, expected a text of at most ${most} characters, seen ${clip(inWords(text))}.`,
      );
  }
  const {
    name: title,
    pattern,
    roles,
    options,
    minSize,
    assumes,
    after,
  } = fieldsOf(meta) as unknown as Described["meta"];
  const idle = (): never[] => [];
  const whole = defineTechnique({
    id,
    name: title,
    pattern,
    roles,
    message: { long, short, vague },
    ...(options !== undefined && { options }),
    ...(minSize !== undefined && { minSize }),
    ...(assumes !== undefined && { assumes }),
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

/** Only for what was JSON: nothing else could have come here. */
const inWords = (value: unknown): string => JSON.stringify(value) ?? "nothing";
