/**
 * Boards for techniques that hardly any puzzle needs, by id: a board, or a stage and a puzzle that the basics solve to that stage.
 * On most of them the technique is the next step. Boards that were made for their pattern may have several solutions or none: most
 * have four to seven digits open in all their cells, and one of these digits in fewer cells.
 */
export const PREPARED = `
vwxyz-wing w1IgAgCeD0A8L1A4EgEbB0A5AcA4A2F4gIsMiA2E4E0I4C0EiA1fAoC8D0AbF0L1EcAgA1B1A1E9G5DhD4A2A8I0C0AoIgLoAoClG0M1A2B6C0B0CgA1IcM9AmKcE5hAjK0C1AgC8fAmA1A4A8B9bEpNgI0K0Al
uvwxyz-wing w1M2D9AcA2BoGgA4A9C0G2AkE2CoC4aBgiAmC0J1BgEkFoI0EgA8CiA1E0iC3AjA4B8AqB4A8AjA4AoE0J0I0C1A5AgC0B1A1I1A8A3E1L7A4IgC3B4BqGgC0A2E4J0A8C0E0A1AaAiA6O0C6EmE0iEkC0A1fAr
franken-x-wing w1dgicabfehbefdghjijchaiefdgbeahgicbfdicdbfaghefbgehdjcjgfejdijbchdbfceijgaichbgedf
h1-ring w13F2A17A34B0IgIhA2jB05I0N0jL549GoAg3A1B0E02l2hA859C03Agj4I07A1bB08gI0E06AcA21kf1I0jAg37j24j3jE0C15I1B08AgCgAafK2A8IcA1
mutant-x-wing w1gcafiebhddifhcbejghbegadcfifeicgahdbjhgdbifkbdcehfgijigdbfcjehkbiehdgfefhjdgijc
whale S4 .....1.......7.6.3614.8..5.3.........472.5.....9.....2.....7.6...3.6.8....81..4..
siamese-whale S4 ...9.72.59..65...7..8.........1..8...3..64...16...9...2.3...56....31.9..........2
leviathan S4 ......1......68.....72..9.......9...18.....5.9...73..6..13..2.765.....8...28.....
sashimi-leviathan S4 .....47.38......5..23..6...3..2.......5..8.17.7.....421.7.5.....3.1......8..2....
siamese-leviathan w1A7A5A2A2A7iA6B0A5A2A3A3A6A6A7A5A1A5A6A5hA4A6A4A4B0A4A5A2A3A7A4A7A6A4A7A2A5A5A6A7A7A7A5A7A4A7A1A5A5A6A5A5A4A4A5A3A7A4A7A6A4A2hA3A2A5A3A7B0B0A4A3A3gA6A7A4A2A2A4
`
  .trim()
  .split("\n")
  .map((line) => line.split(" "))
  .map(([id = "", ...rest]) => ({ id, stage: rest.length > 1 ? rest[0] : undefined, board: rest.at(-1) ?? "" }));
