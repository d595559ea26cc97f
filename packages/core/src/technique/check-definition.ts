import { badTechnique, wrongApi } from "../errors.js";
import type { Message } from "./message.js";
import { type OptionSpec, fitsOption } from "./options.js";
import { faultOfTranslations } from "./check-translations.js";
import { type RolesOf, faultOfRoles, splitRoles } from "./roles.js";
import { API, type Technique, checkParts } from "./technique.js";

/** Checks the fields of a definition; throws an error that says in one sentence what is wrong. */
export function checkDefinition(definition: object, rejectUnknown = true): void {
  const fields = Object(definition) as Readonly<Record<string, unknown>>;
  const { id, pattern, roles, message } = fields;
  // What may be left out, with a value that is right.
  const {
    options = {},
    minSize = 1,
    assumes = "unique-solution",
    ties = true,
    rigid = true,
    needs = "boxes",
    after = id,
  } = fields;
  const require = (condition: boolean, problem: string): void => {
    if (!condition) throw badTechnique(String(id), problem);
  };
  require(typeof id === "string" &&
    /^([a-z\d][a-z\d-]*\/)?[a-z][a-z\d-]*$/.test(id), "id must be lower-case author/name");
  for (const field of ["find", "reason", "marks", "data"])
    require(isPlainFunction(fields[field]), `${field} must be a function that is not async`);
  require(isText(fields.name), "name must be a text");
  require(isRecord(pattern) && Object.keys(pattern).length > 0, "pattern must name at least one field");
  for (const [field, kind] of Object.entries(pattern as object))
    require(KINDS.includes(String(kind)), `pattern.${field} must be one of ${KINDS.join(", ")}`);
  require(!Object.hasOwn(
    pattern as object,
    "outcome",
  ), "pattern.outcome must have another name: {outcome} is the step");
  require(isRecord(roles), "roles must be a record of texts");
  const roleFault = faultOfRoles(roles as object, pattern as object);
  require(roleFault === undefined, String(roleFault));
  for (const form of ["long", "short", "vague"])
    require(isText((Object(message) as Record<string, unknown>)[form]), `message.${form} must be a text`);
  const { parts = {} } = message as { parts?: unknown };
  require(isRecord(parts) && Object.values(parts).every(isText), "message.parts must be texts");
  const fault = faultOfTranslations(
    fields.translations,
    message as Message,
    splitRoles(roles as RolesOf<string>).roles,
  );
  require(fault === undefined, String(fault));
  require(Number.isInteger(minSize) && Number(minSize) > 0, "minSize must be a whole number from 1");
  require(assumes === "unique-solution", "assumes must be unique-solution");
  require(typeof ties === "boolean", "ties must be true or false");
  require(typeof rigid === "boolean", "rigid must be true or false");
  require(needs === "boxes", "needs must be boxes");
  require(isText(after), "after must be an id");
  require(isRecord(options), "options must be a record");
  for (const [name, spec] of Object.entries(options as Record<string, OptionSpec | undefined>))
    require(fitsOption(spec, spec?.default) &&
      isText(spec?.description), `options.${name} needs a default and a description`);
  if (!rejectUnknown) return;
  for (const field of Object.keys(fields)) require(DEFINITION_FIELDS.includes(field), `${field} is not a known field`);
}

const KINDS = "cell cells sets digit digits house houses nodes links".split(" ");
/** The fields of a definition. */
export const DEFINITION_FIELDS: readonly string[] =
  "id name pattern roles options minSize assumes ties rigid needs after message translations find reason marks data".split(
    " ",
  );

const isText = (value: unknown): boolean => typeof value === "string" && value !== "";
const isRecord = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** An `async` function has another constructor. */
const isPlainFunction = (value: unknown): boolean =>
  typeof value === "function" && value.constructor.name === "Function";

/**
 * Checks what hosts need of a technique from any core, and returns the same object. Unknown fields come from a later core with the
 * same `api` and are ignored.
 */
export function checkTechnique<T extends Technique>(technique: T, name = "undefined"): T {
  const { api, id = name, meta } = Object(technique) as Omit<Technique, "id"> & { id?: string };
  if (api !== API) throw wrongApi(id, api, API);
  checkDefinition(Object.assign({}, technique, { name: undefined }, meta), false);
  if (typeof meta.options !== "object") throw badTechnique(id, "options must be a record");
  checkParts(technique);
  return technique;
}
