// The drawings in the READMEs of techniques: which finding on which board. The pictures are in the folder of the package, for
// the pages of the repository, and are not packed.

import { importProgram } from "./bundle.mjs";

/** @typedef {{ folder: string, id: string, svg: string, alt: string, line: string }} Drawing */

/**
 * One drawing a line: package, technique, puzzle (with `_` for a space), the stage to which it is solved first, the end of the
 * finding's text.
 */
const CASES = `
singles hidden-single 6..1....7..18.73...2.3...9..5.9.8641.........1482.6.3..7...2.1...64.18..8....3..4 - r3c7=1
locked-candidates pointing .1..7.69.4.6.9..1.5.9.2...87....9....9..3..8....8....41...6.8.9.8..4.7.5.67.8..4. S1 r9c46≠1
locked-candidates claiming .1..7.69.4.6.9..1.5.9.2...87....9....9..3..8....8....41...6.8.9.8..4.7.5.67.8..4. S1 r9c46≠1
subsets naked-triple 4.27..65.....2..41.5......9..8..9...2.....9.45..8....6.3.517.......8279.......... S3
subsets hidden-pair ..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946.... S2
subsets locked-pair ..3..4...1.86539...5.7...83..6.37.9.7..4....54.....72.....9.51...9..6...8..3..26. S2
fish x-wing :0300:3:9.....+5+6+1..+6.+1.7+937+1..962486...2+147+9........5....4...642..+586+1+75.71.+2..+4..1....+52::: - r1456c34 r9c4≠3
fish finned-x-wing :0310:3:1.........5.....61..8+1..2...7...9.......1.3..4...5...6.+6.+398+14+2+9+42+5+71+6..+8+136+4279+5:962:: - r13c5≠3
xy-wing xy-wing .1..7.69.4.6.9..1.5.9.2...87....9....9..3..8....8....41...6.8.9.8..4.7.5.67.8..4. S1 r9c9≠2
w-wing w-wing ..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6 S4
w-wing grouped-w-wing ...........6...17951....6.4......8......32....8..142....2.8.4.579..5......1..6.8. S4
w-wing w-ring .........2....6548..34....2....4..1..9..68.....25......6.2.3..1..9.5.6...17...4.. S4
uvwxyz-wing xyz-wing 8.9..3..4.24...61..7...6.297.2.4.......3.2.......5.1.225.1...4..47...83.1..7..2.5 S4 r6c8≠9
uvwxyz-wing wxyz-wing ..3..4...1.86539...5.7...83..6.37.9.7..4....54.....72.....9.51...9..6...8..3..26. S4
uvwxyz-wing bent-wxyz-wing ..3..4...1.86539...5.7...83..6.37.9.7..4....54.....72.....9.51...9..6...8..3..26. S4
als-xy-wing als-xy-wing 8....5..7.7.1.8.6...6.9.8..64.9.7.3...3...7...9.8.2.46..9.8.4...1.5.4.2.4..3....1 S4 stem r1c78 #129, A r12c3 #145 by 1, B r4c57 #125 by 2: r4c3≠5
als-xz als-xz :0901:3:.24.6.+7..5.74.9.1.....+7......+5.9+4+87+14+7.+6.85.3..8..7.6.+7......46.+46..3.+57.5.7+4+61..:314_819_225_134_237_937_238_938_239_839_269_372_972_973_274_291_891_999:327:: - r2c7≠3
als-chain als-chain w1dfjhl39jg3j4l6j2n4j6dh37nck5j8K1dj9j2hd6C1c7j6jA6A64k3j4k8jJh2I2jI2dB1DhcFhj -
als-chain als-ring w1e381k79j1j95DcAc8A6k4fjO4M4kej6d2k5j38jcfmK0k53j7kM068jdm2cil6d514ejK0K7I7kO0 -
death-blossom death-blossom w1j9j1hd5le4f23ik6l7n3ki2j5l9j1l3e7jc462jim6k9ek5jcj7j2j1kel8 - r4c9≠6
sue-de-coq sue-de-coq :1101:234589:+3+24+8+6+1+59765+7+9+4+3+82191+8+5+273+642.1+43....5.32.6...+4..+7.....+1..6.....+8..1746..7..+39..1.::277_378_477_478_578_849_869_949_969:: -
chain-wings m-wing w1kfj2l5i5bgfa438kaj9e62g41j5j9g6bCgbjfdj8l6k1kd36jG0k4l13dkE2kf2j5k6kd -
turbot skyscraper :0400:6:+1+6+328+9754+79.4.38.+1+4+8.+1.....+6397+1+428+584+7+5....3+25+1..+8+47.+5+28.+41.9+7+9+7+4+8.5..23+16+9..+5+4+8::657_658_664_665:: -
turbot two-string-kite :0401:3:+156+87+49+3+2.4+762.+18+528....+4+7+6....8.+5+9.73....618+8.5...+32.........+3.7.5...49....487.1::381:: - r8c1≠3
turbot empty-rectangle :0402:9:7+2+4+956+1381+6842+3+5+9+7+9+3+5+7+1+8+6+2+45..3..+8+1..4..8+17+5..+81.+7.24..+13....+7+2...1...+85.5...7.6+1::986:: - r8c6≠9
coloring simple-colors :0500:1:+23.7.+68+955972+8...+6+6..+9+3+5.+7.+3.+6.9.5.7+7+5.+36...+9+4.+9+5+7.+683+872.+5396.+94+5+6.7..+8+1638.+9+7+5.:439:127_128_132_133:: -
coloring remote-pair :0703:58:..+1.+4+9+2+636+3.21+7+9+4.942+63..+7.2634.+17.98.+4.+9..2...+9.+6+2.+34..7..4.9.+4..9+7631..+9+6.+2.+4.7::577_579_594_596_877_879_894_896:: -
coloring medusa 5..81...6....532.47..........9....12.74.8....2..4..5.....6.4.........16.....3.... S4
unique-loop unique-loop .5...1..4...3..2.889.....5...7..3.8.........9318..4....31.6........18...2.....74. S4 r6c5≠59
unique-loop extended-rectangle ...8...6..9...4....63....52...5.2...41.....9........76...92..8...6....35...75.... S4
unique-rectangle unique-rectangle-1 :0600:23:+4+7.3..1.8+85.4...9.39.+86.+4.7+1342+8.+5.+9+2+8+5+1...+3+496+7+53+4..1+6+2871+3+9+45+5+1+3+9+42..+6+74+96+58.+1.::227_327:: - r2c7≠23
unique-rectangle hidden-rectangle :0606:39:+39+4+6+821+5+7+6+1+873+5+42+952+7+4..+3+681+53.47..+6+4+7.+56+8.3+18+6....+7+457+368.4..+29+4+5.....+3+2+81.....4::966:: - r6c6≠9
bug bug-plus-one :0610::.+9.+613.+8+4...2+5+7+1+393.184+92..968+5+7+1+42+3+4379+2+6+81+5+1..+3+84......+1+9+2..8..9+435+67+1+51.+76+8..+2::373_673:: -
bug bug-plus-n w14j59j3ghfj3gBgj81jiijhgjBgbjc15dh693bggicj5j4f88kdc7iaej7achj6i4jdij7jh3238kidega -
complex-fish franken-swordfish :0331:9:.6.8.27352.76354.8385.7.26.5.6.8.3.7..876315.73.25.6848.2..657.65...78..173528946:415_136_442_144_952_474_184_484:913:: - r1c3≠9
complex-fish finned-mutant-jellyfish :0362:4:.7+6+1.95..1..+6.5...+98+5+72.16.+7...1+6.......97.3.6+9.2+5.+7188.7.6..5...9+5..3.....+9...4.:211_319_425_227_228_229_443_449_172_272_376_476_885_286_486_289_895_396:419:: - r1c9≠4
chains aic w18j4Bik3j7j1j4p9Cmk64j4jgj952kI2I218kejdj5kd2j79AiEaEiDiDiD8jI5A5lAik78617f9834k - r7c9≠1
forcing forcing-chain ..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946.... S4
forcing kraken-fish ..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946.... S4
`;

const PROGRAM = `
import { explain, findAll, parse } from "@wings/core";
import { describe, drawSvg } from "@wings/draw";
import { techniques } from "@wings/ladder";
import { atStage } from "@wings/testing";

export function draw(id, puzzle, stage, words) {
  const technique = techniques.find((each) => each.id === id);
  const board = stage === "-" ? parse(puzzle) : atStage(parse(puzzle), stage);
  const finding = findAll(board, [technique]).find((each) => explain(each, "short").endsWith(words));
  if (finding === undefined) throw new Error(id + " does not find " + words + " on " + puzzle);
  const names = technique.meta;
  return {
    svg: drawSvg(board, finding, { names, width: 440 }),
    // The picture shows the board.
    alt: describe(board, finding, names).split(" Board, row by row")[0],
    line: explain(finding, "short"),
  };
}`;

/** @returns {Promise<Drawing[]>} */
export async function drawings() {
  const { draw } = await importProgram(PROGRAM);
  return CASES.trim()
    .split("\n")
    .map((line) => {
      const [name, id, puzzle, stage, ...words] = line.split(" ");
      return { folder: `packages/${name}`, id, ...draw(id, puzzle.replaceAll("_", " "), stage, words.join(" ")) };
    });
}

/** The pictures as files. @param {readonly Drawing[]} all */
export const pictureFiles = (all) => all.map(({ folder, id, svg }) => ({ file: `${folder}/img/${id}.svg`, text: svg }));

/**
 * A picture for a README, and what it shows in words and in one line.
 * @param {Drawing} drawing @param {string} [base] where its package is, from there
 */
export const pictureBlock = ({ id, alt, line }, base = "") => `![${alt}](${base}img/${id}.svg)\n\n\`${id}\`: ${line}`;
