import { bash } from "../completion/bash.js";
import { fish } from "../completion/fish.js";
import { SHELLS } from "../completion/words.js";
import { zsh } from "../completion/zsh.js";
import { badValue } from "../errors.js";
import { write } from "../output.js";
import type { Run } from "../cli/run.js";
import { suggest } from "../cli/suggest.js";

/** Scripts that complete commands, flags, their values, technique ids and files. */
export const run: Run = async ({ inputs: [shell] }) => {
  const which = SHELLS.find((each) => each === shell);
  if (which === undefined) throw badValue("The shell", shell, "bash, zsh or fish", suggest(shell, SHELLS));
  await write({ bash, zsh, fish }[which]());
  return 0;
};
