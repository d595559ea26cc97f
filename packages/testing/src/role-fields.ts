import type { Board, Technique } from "@wings/core";
import { type Fault, fault } from "./faults.js";
import { roleName } from "./normalize.js";
import { valuesMarked } from "./properties-marks.js";
import type { Subject } from "./subject.js";
import { type Entities, entityOf, fieldEntities } from "./text-entities.js";

/** What a role should mark: a cell, a house or a digit of one of these fields. */
interface Meant {
  readonly fields: readonly string[];
  readonly what: keyof Entities;
  /** Why these are its fields. */
  readonly why: string;
}

/** Collects over all boards what roles mark: a role marks what is in its fields. */
export class RoleFields {
  readonly #meant = new Map<string, Meant>();
  /** Roles with a mark, and those with a mark on something of their fields. */
  readonly #marked = new Set<string>();
  readonly #right = new Set<string>();
  #shown: Board | undefined;

  constructor({ meta }: Technique) {
    for (const role of Object.keys(meta.roles)) {
      const meant = declaredFields(meta, role) ?? fieldsInWords(meta, role);
      if (meant !== undefined) this.#meant.set(role, meant);
    }
  }

  look({ technique, board, hits }: Subject): void {
    if (this.#meant.size === 0) return;
    const { pattern: kinds, roles } = technique.meta;
    for (const { pattern } of hits) {
      const marks = technique.marks(pattern as never, board);
      for (const [role, { fields, what }] of this.#meant) {
        // Roles that may be exchanged, such as "wing 1" and "wing 2", are one.
        const same = Object.keys(roles).filter((each) => roleName(roles[each]) === roleName(roles[role]));
        const values = same.flatMap((each) => valuesMarked(marks, each, what));
        if (values.length === 0) continue;
        this.#shown ??= board;
        this.#marked.add(role);
        const isRight = fields.some((field) => {
          const own = fieldEntities(kinds[field], pattern[field])[what];
          return values.some((value) => own.has(value));
        });
        if (isRight) this.#right.add(role);
      }
    }
  }

  /** A warning: no mark of a role is on something that is in its fields. */
  wrong(technique: Technique): Fault | undefined {
    const role = [...this.#marked].find((each) => !this.#right.has(each));
    if (role === undefined) return undefined;
    const { fields, what, why } = this.#meant.get(role)!;
    return fault("WRONG_ROLE", technique, this.#shown!, {
      expected: `the role ${role} on ${what} of ${fields.join(" or ")} somewhere, because ${why}`,
      seen: `marks on other ${what}, on every board`,
    });
  }
}

/** The fields that a role names. */
function declaredFields({ pattern, roleFields }: Technique["meta"], role: string): Meant | undefined {
  const fields = roleFields?.[role];
  if (fields === undefined) return undefined;
  const kinds = fields.map((field) => entityOf(pattern[field]));
  // A link names several things, its candidates as well.
  const what = (["cells", "houses", "digits"] as const).find((each) => kinds.includes(each)) ?? "cells";
  return { fields, what, why: "it names these fields; or other fields" };
}

/** The fields with cells whose names have the first word of a role: in "end of the link", it says what the role is. */
function fieldsInWords({ pattern, roles }: Technique["meta"], role: string): Meant | undefined {
  const [meant] = wordsOf(roles[role].replace(/^(the|an?) /i, ""));
  const fields = Object.keys(pattern).filter(
    (field) => entityOf(pattern[field]) === "cells" && meant !== "cell" && wordsOf(field).includes(meant),
  );
  if (fields.length === 0) return undefined;
  return { fields, what: "cells", why: `its words are ${JSON.stringify(roles[role])}; or other words` };
}

/** The words of a text or of a name such as `wingA`, without letters that only number things. */
const wordsOf = (text: string): string[] =>
  (text.match(/[A-Z]?[a-z]{2,}/g) ?? []).map((word) => word.toLowerCase().replace(/s$/, ""));
