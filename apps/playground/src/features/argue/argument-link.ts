import { type Board, houseName, parseCell } from "@wings/core";
import { housesIn } from "@wings/core/author";
import { type Argument, partsOfClaim, partsOfFact } from "@wings/player/argument";
import { argumentSign } from "../../model/link.js";
import { truncate } from "../../model/truncate.js";
import { badArgumentInLink } from "./errors.js";

/**
 * Reads the argument of a link: `r8c2.r7-9:r8c5-2:k3x` has two facts, what follows, and three letters that depend on all of it and on
 * the board. `text` is the board as the link has it.
 */
export function readArgument(text: string, said: string, board: Board): Pick<Argument, "facts" | "claim"> {
  // What follows in a message is no part of it.
  const [, content, sign] = /^([^:]*:[^:]*):([a-z\d]{3})(?![a-z\d])/.exec(said) ?? [];
  if (content === undefined)
    throw badArgumentInLink(/:[^:]*:[a-z\d]{3}/.test(said) ? "changed" : "cut", truncate(said, 60));
  if (sign !== argumentSign(text, content)) throw badArgumentInLink("changed", truncate(said, 60));
  const [facts, claim] = content.split(":").map((list) => (list === "" ? [] : list.split(".")));
  for (const fact of facts) if (!isFact(fact, board)) throw badArgumentInLink("entry", fact);
  for (const each of claim) if (!isClaim(each, board)) throw badArgumentInLink("entry", each);
  return { facts: [...new Set(facts)].map((fact) => fact.replace("-", "#")), claim: [...new Set(claim)] };
}

function isFact(fact: string, board: Board): boolean {
  if (/^r[1-9]c[1-9]$/.test(fact)) return board.values[parseCell(fact)] === 0;
  if (!/^[rcbdw][1-9]-[1-9]$/.test(fact) || !housesIn(board).some((house) => houseName(house) === fact.slice(0, 2)))
    return false;
  const parts = partsOfFact(fact.replace("-", "#"), board);
  return parts.kind === "house" && parts.cells.some((cell) => board.values[cell] === 0);
}

function isClaim(name: string, board: Board): boolean {
  if (!/^r[1-9]c[1-9][-=][1-9]$/.test(name)) return false;
  const { cell, digit } = partsOfClaim(name);
  return board.values[cell] === 0 && board.has(cell, digit);
}
