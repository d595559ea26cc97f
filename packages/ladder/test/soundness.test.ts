import type { Board, Technique } from "@wings/core";
import { randomBoards, soundness } from "@wings/testing";
import { expect, it } from "vitest";
import { boards, seed } from "@wings/test-kit/depth";
import { techniques } from "../src/index.js";

/** The basics: up to hidden quads. On a fresh board they find hundreds of things. */
const basics: readonly Technique[] = techniques.slice(0, techniques.findIndex(({ id }) => id === "hidden-quad") + 1);
const moments: Board[] = [];
for (const { board } of randomBoards(seed(11), boards(100, 20_000))) moments.push(board);

it.each(basics.map((technique) => [technique.id, technique] as const))(
  "%s contradicts no solution and is proved",
  (_, technique) => {
    expect(soundness(technique, { boards: moments, least: moments.length / 20 }).boards).toBe(moments.length);
  },
  300_000,
);
