/** The roles of a technique, each with words for the legend. */
export type Roles = Readonly<Record<string, string>>;

/** The fields of the pattern that roles name, by role. */
export type RoleFields = Readonly<Record<string, readonly string[]>>;

/** The roles as an author writes them: the words, or the words and the fields whose cells or houses have the role. */
export type RolesOf<Field extends string> = Readonly<
  Record<string, string | { readonly words: string; readonly fields: readonly Field[] }>
>;

/** The words of roles, and the fields of those that name them. */
export function splitRoles(declared: RolesOf<string>): { readonly roles: Roles; readonly roleFields?: RoleFields } {
  const entries = Object.entries(declared);
  const roles = entries.map(([role, each]) => [role, typeof each === "string" ? each : each.words] as const);
  const fields = entries.flatMap(([role, each]) => (typeof each === "string" ? [] : [[role, each.fields] as const]));
  return {
    roles: Object.fromEntries(roles),
    ...(fields.length > 0 && { roleFields: Object.fromEntries(fields) }),
  };
}

/** What is wrong with the roles that an author wrote, in words; nothing where they are right. */
export function faultOfRoles(roles: object, pattern: object): string | undefined {
  for (const [role, declared] of Object.entries(roles)) {
    const at = `roles.${role}`;
    if (["eliminated", "placed"].includes(role)) return `${at} must have another name: the core marks what is ${role}`;
    if (typeof declared === "string" && declared !== "") continue;
    const { words, fields, ...others } = Object(declared) as Readonly<Record<string, unknown>>;
    if (typeof words !== "string" || words === "") return `${at} must be a text, or { words, fields } with the text`;
    if (!Array.isArray(fields) || fields.length === 0) return `${at}.fields must be a list of fields of the pattern`;
    const wrong = fields.findIndex((field) => typeof field !== "string" || !Object.hasOwn(pattern, field));
    if (wrong >= 0) return `${at}.fields[${wrong}] must be a field of the pattern: ${Object.keys(pattern).join(", ")}`;
    const [unknown] = Object.keys(others);
    if (unknown !== undefined) return `${at}.${unknown} is not a known field`;
  }
  return undefined;
}
