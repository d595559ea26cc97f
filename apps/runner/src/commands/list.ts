import { canonical } from "./canonical/command.js";
import { check } from "./check/command.js";
import { completion } from "./completion/command.js";
import { convert } from "./convert/command.js";
import { dataset } from "./dataset/command.js";
import { draw } from "./draw/command.js";
import { generate } from "./generate/command.js";
import { hint } from "./hint/command.js";
import { mcp } from "./mcp/command.js";
import { play } from "./play/command.js";
import { practice } from "./practice/command.js";
import { print } from "./print/command.js";
import { prove } from "./prove/command.js";
import { rate } from "./rate/command.js";
import { regress } from "./regress/command.js";
import { solve } from "./solve/command.js";
import { steps } from "./steps/command.js";
import { techniques } from "./techniques/command.js";
import { test } from "./test/command.js";
import { transform } from "./transform/command.js";
import { verify } from "./verify/command.js";
import { work } from "./work-parts/command.js";
import type { Command } from "../command/define-command.js";
import type { FilterCommand } from "../run/answer.js";

/** All commands, in the order of the help. This is the only list of them. */
export const COMMANDS: readonly Command[] = [
  solve,
  hint,
  steps,
  check,
  rate,
  prove,
  verify,
  regress,
  draw,
  generate,
  dataset,
  practice,
  canonical,
  convert,
  transform,
  print,
  play,
  techniques,
  test,
  mcp,
  work,
  completion,
];

/** The command that answers boards under this name. */
export const filterNamed = (name: string): FilterCommand | undefined =>
  COMMANDS.find((each) => each.name === name && each.answers !== undefined) as FilterCommand | undefined;

/** The names of the commands that answer boards. */
export const FILTERS: readonly string[] = COMMANDS.filter(({ answers }) => answers !== undefined).map(
  ({ name }) => name,
);
