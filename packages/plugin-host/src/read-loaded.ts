import { defineTechnique } from "@wings/core/author";
import { API, DEFINITION_FIELDS } from "@wings/core/host";
import { fieldsOf } from "./fields-of.js";
import type { DescriptionLimits } from "./limits.js";
import type { Described } from "./protocol.js";

/** A host of plugins: its limits, and its errors about a plugin that it can't load. */
export interface Host {
  /** What it calls itself, as in `this page`. */
  readonly name: string;
  readonly limits: DescriptionLimits;
  broken(why: string): Error;
  /** For an id without an author. */
  id(id: string): Error;
  /** For an export that is no technique. */
  shape(seen: string): Error;
  /** For an import that failed. */
  import(why: string): Error;
}

/** Reads what a plugin sends after its import. The plugin may have forged it. */
export function readLoaded(received: unknown, host: Host): readonly Described[] {
  const { limits } = host;
  if (typeof received !== "string" || received.length > limits.characters)
    throw host.broken(`its description is not a text of at most ${limits.characters} characters.`);
  const { kind, fault, why, techniques } = fieldsOf(JSON.parse(received));
  if (kind === "failed") {
    const words = shortened(typeof why === "string" ? why : typeof why, 500);
    throw fault === "shape" ? host.shape(words) : host.import(words);
  }
  if (!Array.isArray(techniques)) throw host.shape(typeof techniques);
  if (techniques.length > limits.techniques)
    throw host.broken(`it has ${techniques.length} techniques, expected at most ${limits.techniques}.`);
  const described = techniques.map((each) => readTechnique(fieldsOf(each), host));
  const twice = described.find(({ id }, i) => described.findIndex((other) => other.id === id) !== i);
  if (twice !== undefined) throw host.broken(`duplicate technique id ${twice.id}.`);
  return described;
}

/** A technique with the fields that this core knows. A later core with the same api may have others. */
function readTechnique(technique: Readonly<Record<string, unknown>>, host: Host): Described {
  const { api, id, meta, options, message } = technique;
  if (api !== API) throw host.broken(`it was made for api ${inWords(api)}, but ${host.name} has api ${API}.`);
  if (typeof id !== "string" || !id.includes("/")) throw host.id(typeof id === "string" ? shortened(id) : inWords(id));
  const { long, short, vague, parts } = fieldsOf(message);
  for (const text of [id, long, short, vague, ...Object.values(fieldsOf(parts))]) {
    const most = text === id ? host.limits.id : host.limits.template;
    if (typeof text !== "string" || text.length > most)
      throw host.broken(
        `technique ${shortened(id)}: expected a text of at most ${most} characters, found ${inWords(text)}.`,
      );
  }
  const nothing = (): never[] => [];
  const known = Object.entries(fieldsOf(meta)).filter(([field]) => DEFINITION_FIELDS.includes(field));
  const whole = defineTechnique({
    ...(Object.fromEntries(known) as unknown as Described["meta"]),
    id,
    message: { long, short, vague, ...(parts !== undefined && { parts }) } as Described["message"],
    find: () => undefined,
    reason: nothing,
    marks: nothing,
    data: () => ({}),
  }).with(fieldsOf(options) as Described["options"]);
  return { api: API, id, meta: whole.meta, options: whole.options, message: whole.message };
}

/** Third-party text, at most a line or two. */
const shortened = (text: string, most = 80): string =>
  text.length <= most ? text : `${Array.from(text).slice(0, most).join("")}…`;

/** The value comes from JSON. */
const inWords = (value: unknown): string => shortened(JSON.stringify(value) ?? "nothing");
