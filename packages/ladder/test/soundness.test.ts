import type { Board, Technique } from "@wings/core";
import { randomBoards, soundness } from "@wings/testing";
import { expect, it } from "vitest";
import { techniques } from "../src/index.js";

/** The basics: all below the first wing. On a fresh board they find hundreds of things. */
const basics: readonly Technique[] = techniques.slice(
  0,
  techniques.findIndex(({ id }) => id === "xy-wing"),
);
const boards: Board[] = [];
for (const { board } of randomBoards(11, 20_000)) boards.push(board);

it.each(basics.map((technique) => [technique.id, technique] as const))(
  "%s contradicts no solution and is proved, on 20,000 boards",
  (_, technique) => {
    expect(soundness(technique, { boards, least: 1000 }).boards).toBe(boards.length);
  },
  300_000,
);
