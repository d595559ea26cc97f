/**
 * Built-in objects before and after a technique is loaded. A technique may have replaced any function by then, so this code
 * uses only syntax and the functions taken here.
 */

const { ownKeys, getOwnPropertyDescriptor } = Reflect;
const { hasOwn } = Object;
const text = String;

/** What the properties of built-in objects hold at a moment. */
export interface Builtins {
  /** Such as `Array.prototype.at`. */
  readonly names: readonly string[];
  /** By the index of the name: the value of the property, or its getter. */
  readonly values: readonly unknown[];
  /** By the index of the name: the setter of the property, if it has one. */
  readonly setters: readonly unknown[];
}

/** The built-in objects whose properties are compared. Those of `Error` change by themselves, with each trace. */
const OBJECTS = objectsOf();
/** Names that the program reads as they are. */
const GLOBALS = OBJECTS.map(([name]) => name).filter((name) => Object.hasOwn(globalThis, name));

function objectsOf(): readonly (readonly [name: string, object: object])[] {
  const iterators = {
    Array: [].values(),
    Map: new Map().values(),
    Set: new Set().values(),
    String: ""[Symbol.iterator](),
  };
  const typed = { Int8Array, Uint8Array, Int16Array, Uint16Array, Int32Array, Uint32Array, Float64Array };
  const classes = {
    Object,
    Function,
    Array,
    String,
    Number,
    Boolean,
    BigInt,
    Symbol,
    RegExp,
    Date,
    Promise,
    Map,
    Set,
    WeakMap,
    WeakSet,
    ArrayBuffer,
    DataView,
    TypedArray: Reflect.getPrototypeOf(Int8Array)!,
    ...typed,
  };
  return [
    ...Object.entries({ ...classes, Math, JSON, Reflect }),
    ...Object.entries({ ...classes, Error }).map(
      ([name, { prototype }]: [string, { prototype?: object }]) => [`${name}.prototype`, prototype!] as const,
    ),
    ...Object.entries(iterators).map(([name, each]) => [`${name} iterator`, Reflect.getPrototypeOf(each)!] as const),
    ["iterator", Reflect.getPrototypeOf(Reflect.getPrototypeOf([].values())!)!],
    [
      "generator",
      Reflect.getPrototypeOf(
        Reflect.getPrototypeOf(
          (function* () {
            yield 0;
          })(),
        )!,
      )!,
    ],
  ];
}

/** The properties of built-in objects, to compare them before and after a technique is loaded. */
export function builtinProperties(): Builtins {
  const names: string[] = [];
  const values: unknown[] = [];
  const setters: unknown[] = [];
  for (let i = 0; i < OBJECTS.length; i++) {
    const object = OBJECTS[i][1];
    const keys = ownKeys(object);
    for (let k = 0; k < keys.length; k++) {
      const property = getOwnPropertyDescriptor(object, keys[k])!;
      // A field that it doesn't have could come from `Object.prototype`.
      const hasValue = hasOwn(property, "value");
      const at = names.length;
      names[at] = `${OBJECTS[i][0]}.${text(keys[k])}`;
      values[at] = hasValue ? property.value : property.get;
      setters[at] = hasValue ? undefined : property.set;
    }
  }
  for (let i = 0; i < GLOBALS.length; i++) {
    const at = names.length;
    names[at] = GLOBALS[i];
    values[at] = (globalThis as Record<string, unknown>)[GLOBALS[i]];
    setters[at] = undefined;
  }
  return { names, values, setters };
}

/** How built-in objects have changed. */
export interface BuiltinChanges {
  /** Such as `Array.prototype.last was added`. */
  readonly added: readonly string[];
  /** Functions and values that other code may need: `Array.prototype.map was replaced`. */
  readonly broken: readonly string[];
}

/** How built-in objects have changed since `builtinProperties()` was called. */
export function builtinChanges(before: Builtins): BuiltinChanges {
  const after = builtinProperties();
  const added: string[] = [];
  const broken: string[] = [];
  // Mostly, a name has the same index as before.
  let next = 0;
  for (let i = 0; i < before.names.length; i++) {
    const name = before.names[i];
    const at = after.names[next] === name ? next : indexOf(after.names, name);
    if (at < 0) {
      broken[broken.length] = `${name} was removed`;
      continue;
    }
    next = at + 1;
    if (!isSame(after.values[at], before.values[i]) || after.setters[at] !== before.setters[i])
      broken[broken.length] = `${name} was replaced`;
  }
  next = 0;
  for (let i = 0; i < after.names.length; i++) {
    const name = after.names[i];
    const at = before.names[next] === name ? next : indexOf(before.names, name);
    if (at < 0) added[added.length] = `${name} was added`;
    else next = at + 1;
  }
  return { added, broken };
}

/** Removes what was added to all objects: with it, hardly any other program runs. */
export function cleanObjects(before: Builtins): void {
  for (const key of ownKeys(Object.prototype)) {
    if (indexOf(before.names, `Object.prototype.${text(key)}`) < 0) Reflect.deleteProperty(Object.prototype, key);
  }
}

/** `Number.NaN` is equal to itself here. */
const isSame = (one: unknown, other: unknown): boolean => one === other || (one !== one && other !== other);

function indexOf(list: readonly string[], wanted: string): number {
  for (let i = 0; i < list.length; i++) if (list[i] === wanted) return i;
  return -1;
}
