import { describe, expect, it } from "vitest";
import { type Board, parse, search, solvePath } from "@wings/core";
import { proveHit } from "@wings/core/host";
import { generate } from "@wings/generate";
import { techniques } from "@wings/ladder";
import { layoutOf } from "@wings/layouts";
import { seed, someOf } from "@wings/test-kit/depth";

/** Ten patterns of regions: equal after half a turn, after a quarter turn, or in a mirror. */
const MAPS: readonly (readonly [kind: string, map: string])[] = [
  ["a half turn, much like boxes", "AAABBBCCCAAAABBCCCAABBBBCCDEEEFFFFCDEEEEFDDDDEGFFFFDDDEGGHHHHIIGGGHHIIIIGGGHHHIII"],
  ["a quarter turn", "ABBBBBCCCAAAABBCCDAAAABBCCDEEEFFFCCDEEEFFFDDDEGGFFFDDDEGGHHIIIIEGGHHIIIIGGGHHHHHI"],
  ["a mirror", "AABBBBBCCAAAABCCCCADABBBCECADDFFFEECDDDFFFEEEDDDFFFEEEGGGGHIIIIGGHGHIHIIGGHHHHHII"],
  [
    "a half turn, with long regions",
    "ABBBBBBCCAAAABBBCCAADACCCCCADDDEEFFFDDEEEEEFFDDDEEFFFGHHHHHGFGGHHIIIGGGGHHIIIIIIG",
  ],
  [
    "a half turn, with whole columns",
    "ABBBCCDDDABCCCCDDDABBECCDDDAABECEFGGAABEEEFGGAABEHEFGGIIIHHEFFGIIIHHHHFGIIIHHFFFG",
  ],
  ["a half turn, with staircases", "AAABBCCCCAAABBBBCDAAABBBCCDEEEFFCCDDEEFFFFFDDEEGGFFDDDEGGHHHIIIEGHHHHIIIGGGGHHIII"],
  ["a half turn, with hooks", "AAABBBCCCAAAABDCCCAEEEBDCCCAEBBBDFFFEEBDDDGFFEEEDGGGFHIIIDGFFFHIIIDGHHHHIIIGGGHHH"],
  ["a quarter turn, with hooks", "AAAAABCCCABBBABCDCAABBBBDDCEEEFFFDDCGGEFFFDCCGEEFFFDDDGEEHHHHIIGEGHIHHHIGGGHIIIII"],
  ["a mirror, with hooks", "AAABBBCCCAAABBBCCCADEBBBEFCADEEEEEFCADDDEFFFCDDDDEFFFFGGHHHHHIIGGGGHIIIIGGGHHHIII"],
  ["a mirror along the diagonal", "AABBBBCCCAAABBBCCCDAAABBCCCDDAEEEFFFDDDEEEFFFDDDEEEGFFHHHIIGGGFHHHIIIGGGHHHIIIIGG"],
];

const puzzleOn = (map: string): Board => {
  const layout = layoutOf(`jigsaw:${map}`)!;
  const [{ puzzle }] = generate({ seed: seed(1), count: 1, layout });
  return parse(puzzle, 1, layout);
};

describe("a jigsaw that is the same after", () => {
  it.each(MAPS)("%s has a puzzle with one solution", (_, map) => {
    const board = puzzleOn(map);
    expect(board.layout?.name).toBe(`jigsaw:${map}`);
    expect(search(board).count).toBe(1);
  });

  it.each(someOf(MAPS))("%s has a puzzle that the ladder solves, each step proved", (_, map) => {
    const board = puzzleOn(map);
    const path = solvePath(
      board,
      techniques.filter(({ id }) => id !== "trial"),
    );
    expect(path.status).toBe("solved");
    expect(path.board.values.join("")).toBe(search(board).solution);
    for (const { technique, hit, board: before } of path.steps) {
      const proof = proveHit(before, technique.reason(hit.pattern as never, before), hit);
      expect(proof, technique.id).toMatchObject({ status: "proved" });
    }
  });
});
