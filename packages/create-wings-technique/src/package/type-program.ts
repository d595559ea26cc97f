import type { Findings } from "./findings.js";
import { CORE } from "./fields.js";
import type { Export, Told } from "./module.js";

/** A line of the program that the compiler is given, and what it means where the compiler refuses it. */
export interface Line {
  readonly code: string;
  /** What it is about: of each only the first fault is told, the others are mostly its echo. */
  readonly about: string;
  /** What is wrong, given what the compiler says; undefined, where nothing is: then all that is about it is not asked. */
  readonly say: (compiler: string) => string | undefined;
}

/**
 * A program that imports all that the module exports, and uses it as what it is: the types must declare that, and nothing
 * else. What is really found stands in it as literals.
 */
export function typeProgram(name: string, exports: readonly Export[], patterns: Findings["patterns"]): Line[] {
  const from = `from ${text(name)};`;
  const names = exports.map((each) => text(each.name)).join(" | ");
  const lines = [
    line("the package", `import type * as all ${from}`),
    line(CORE, `import type { NamedPattern, Pattern, Technique } from "${CORE}";`),
    line(CORE, "type IsAny<T> = 0 extends 1 & T ? true : false;"),
    line(CORE, "type HasAny<T> = true extends IsAny<T> | { [F in keyof T]: IsAny<T[F]> }[keyof T] ? true : false;"),
    ...assign("what is not there", "never", `Exclude<keyof typeof all, ${names}>`, (compiler) => {
      const absent = [...compiler.matchAll(/"([^"]+)"/g)].map(([, each]) => each);
      return `The types declare ${absent.join(" and ")}, which the module does not export.`;
    }),
    ...exports.flatMap((each, i) => exportLines(each, `E${i}`, patterns)),
    ...exports.flatMap((each, i) => patternTypeLines(each, `P${i}`, from, patterns)),
  ];
  return lines.map((each, i) => ({ ...each, code: each.code.replace("const _:", `const c${i}:`) }));
}

function exportLines({ name, kind, techniques }: Export, type: string, patterns: Findings["patterns"]): Line[] {
  const about = name === "default" ? "the default export" : name;
  const lines = [
    line(
      about,
      `type ${type} = (typeof all)[${text(name)}];`,
      () => `The types do not declare ${about}, which the module exports.`,
    ),
    ...assign(
      about,
      "false",
      `IsAny<${type}>`,
      () => `The types of ${about} are any: the compiler sees no mistake with it.`,
    ),
  ];
  if (kind === "other") return lines;
  if (kind === "list") {
    const each = `${type}[number]`;
    return [
      ...lines,
      ...assign(about, "readonly Technique[]", type),
      ...loose(about, `${each}["meta"]["pattern"]`),
      ...techniques.flatMap(({ pattern }) =>
        assign(about, `${each}["meta"]["pattern"]`, shapeOf(pattern), patternSaid(about)),
      ),
    ];
  }
  const [told] = techniques;
  const shape = `${type}["meta"]["pattern"]`;
  return [
    ...lines,
    ...assign(about, "Technique", type),
    ...(told.pattern === undefined
      ? []
      : [
          ...loose(about, shape),
          ...assign(about, shapeOf(told.pattern), shape, patternSaid(about)),
          ...assign(about, shape, shapeOf(told.pattern), patternSaid(about)),
          ...optionLines(about, type, told),
          ...(patterns[told.id] ?? []).map(({ named }) => literal(about, `NamedPattern<${shape}>`, named)),
        ]),
  ];
}

/** Every option that there is, with its kind. */
function optionLines(about: string, type: string, { options }: Told): Line[] {
  const said = (compiler: string): string => `The types of ${about} say other options than it has: ${compiler}`;
  const names = Object.keys(options);
  const values = names.map((name) => `readonly ${key(name)}: ${typeof options[name]};`).join(" ");
  return [
    ...assign(
      about,
      "false",
      `HasAny<${type}["options"]>`,
      () => `The types of ${about} leave open what its options are: any.`,
    ),
    ...assign(about, `${type}["options"]`, `{ ${values} }`, said),
    ...names.flatMap((name) => assign(about, `keyof ${type}["options"]`, text(name), said)),
  ];
}

/** A type that is called as the technique is, such as `TwoStringKite`, is that of its pattern; there need be none. */
function patternTypeLines(
  { name, kind, techniques: [told] }: Export,
  type: string,
  from: string,
  patterns: Findings["patterns"],
): Line[] {
  if (kind !== "technique" || name === "default" || told.pattern === undefined) return [];
  const about = name.charAt(0).toUpperCase() + name.slice(1);
  if (about === name || !/^[\w$]+$/.test(name)) return [];
  return [
    line(about, `import type { ${about} as ${type} } ${from}`, () => undefined),
    ...loose(about, type),
    ...assign(about, `Pattern<${shapeOf(told.pattern)}>`, type, patternSaid(about)),
    ...(patterns[told.id] ?? []).map(({ raw }) => literal(about, type, raw)),
  ];
}

const text = (name: string): string => JSON.stringify(name);
/** A name as a field is written. */
const key = (name: string): string => (/^[a-z_$][\w$]*$/i.test(name) ? name : text(name));

const line = (about: string, code: string, say = wrong(about)): Line => ({ code, about, say });

const wrong =
  (about: string): Line["say"] =>
  (compiler) =>
    `The types of ${about} are wrong: ${compiler}`;

/** A constant of a type that is given a value of another one. */
const assign = (about: string, to: string, type: string, say = wrong(about)): Line[] => [
  line(about, `export const _: ${to} = null! as ${type};`, say),
];

const literal = (about: string, type: string, value: object): Line =>
  line(
    about,
    `export const _: ${type} = ${JSON.stringify(value)};`,
    (compiler) => `The types of ${about} do not fit what is found, ${JSON.stringify(value)}: ${compiler}`,
  );

const loose = (about: string, type: string): Line[] =>
  assign(about, "false", `HasAny<${type}>`, () => `The types of ${about} leave open what a pattern holds: any.`);

const patternSaid =
  (about: string): Line["say"] =>
  (compiler) =>
    `The types of ${about} say another pattern than it has: ${compiler}`;

const shapeOf = (pattern: Told["pattern"] = {}): string =>
  `{ ${Object.entries(pattern)
    .map(([field, kind]) => `readonly ${key(field)}: ${text(kind)};`)
    .join(" ")} }`;
