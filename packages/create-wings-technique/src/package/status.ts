/** Where a command goes on, or ends well, whatever became of what stands in front: `a || true`, `a; b`, `a & b`, `a | b`. */
const GOES_ON = /\|\|\s*(?:true|:|exit 0|echo)(?![\w-])|;(?=\s*\S)|(?<![&>|])&(?![&>\d])|(?<!\|)\|(?!\|)/g;
/** What may fail without harm: it makes room, or says something. */
const HARMLESS = /^\s*(?:npx\s+)?(?:rm|rimraf|del|rmdir|mkdir|shx|cat|printf|echo|true|:|export)(?![\w-])|^\s*$/;
const JOINT = /&&|\|\||[;&|]/;

/** Whether a script goes on where something in it fails, so that nobody notices. */
export function dropsStatus(script: string): boolean {
  const bare = script
    // What stands in a text is for another program.
    .replace(/"(?:\\.|[^"\\])*"|'[^']*'/g, "''")
    .replace(/\|\|\s*exit(?:\s+[1-9]\d*)?\s*;/g, "&&");
  if (/^\s*set -e\b/.test(bare)) return false;
  return [...bare.matchAll(GOES_ON)].some(({ index }) =>
    bare
      .slice(0, index)
      .split(JOINT)
      .some((command) => !HARMLESS.test(command)),
  );
}
