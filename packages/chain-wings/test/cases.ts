/** An M-Ring with a set, and the board of an H2-Wing and an H1-Wing. */
export const RING_OF_SET = {
  board: "w1I26dk8ag3c81g64ebikgacI2hfd1jcdkf5849jfhjgca6jh31jdi27ak4cbhfh3f2ga9d5Aidj8jf3a7",
  outcome: "r3c1≠2, r9c3≠5, r1c5≠9",
};

/** For each wing a board on which it is found. */
export const CASES: Readonly<Record<string, { readonly board: string; readonly outcome: string }>> = {
  // (7=9)r5c58-(9)r7c5=(9)r7c9-(7)r7c9=(7)r8c7: r5c7≠7
  "als-m-wing": { board: "w1j6j8j9j2k2kfp12j5j67m1n43j6k5j5m9n6k4el9C2C45j1857o3", outcome: "r5c7≠7" },
  // (6=7)r8c5-(7)r8c8=(7)r4c8-(6)r4c8=(6)r89c8: r8c7≠6
  "grouped-m-wing": {
    board: "w1j7f3l4ki5C1l3j42cil1jeja2j93k9jbe3k8jcj7j1j5I2I263h49kejbe4C1jck871ik5djc",
    outcome: "r8c7≠6",
  },
  // (9=1)r1c8-(1)r5c8=(1)r5c9-(9)r5c9=(9)r7c9: r789c8≠9
  "m-wing": { board: "w1kfj2l5i5bgfa438kaj9e62g41j5j9g6bCgbjfdj8l6k1kd36jG0k4l13dkE2kf2j5k6kd", outcome: "r789c8≠9" },
  // (9)r5c2=(9)r9c2-(9=7)r69c7-(7)r6c6=(7)r5c6: r5c6≠9
  "als-s-wing": {
    board: "w1jgjf9da584h9ae3bfgae6g824icJ03jbdJ0ejal81j6cbj2aeckd9j1j4fhjbej6jiba3jdl37ej1f",
    outcome: "r5c6≠9",
  },
  // (3)r9c4=(3)r6c4-(3=6)r4c6-(6)r56c4=(6)r9c4: r9c4≠5
  "grouped-s-wing": {
    board: "w13jdh9C2fej6j2djAkj7jhl6C2j437dhijB45jB253kC24j89jbl8djD0l2E8I1j6kfj7E8I1j2jb8gl1i4",
    outcome: "r9c4≠5",
  },
  // (9)r9c2=(9)r7c2-(9=1)r7c9-(1)r7c4=(1)r9c4: r9c4≠9
  "s-wing": { board: "w1kfj2l5i5bgfa438kaj9e62g41j5j9g6bCgbjfdj8l6k1kd36jG0k4l13dkE2kf2j5k6kd", outcome: "r9c4≠9" },
  // (6)r5c1=(6)r5c7-(6)r79c7=(6)r8c8-(4)r8c8=(4)r8c1: r8c1≠6
  "grouped-l-wing": {
    board: "w1ch197d2efge6b8cia4b9dfaeh3gjak96j8bj231dk95MglbjC4ja13bdjij78j7jhj21j3lgcajbi",
    outcome: "r8c1≠6",
  },
  // (2)r8c6=(2)r8c9-(2)r1c9=(2)r1c6-(1)r1c6=(1)r2c6: r2c6≠2
  "l-wing": {
    board: "w1dj5i7jhcj8j93kdjgjcj4hfa5ia2dleihc76e9hb41eihb1d673j4jhj9j159eaj4k8kh3akijd",
    outcome: "r2c6≠2",
  },
  // (7)r4c5=(7)r4c4-(2)r4c4=(2)r1c4-(9)r1c4=(9)r46c4: r4c5≠9
  "grouped-h1-wing": {
    board: "w1j18j6jgj49jead7jh2j4g3k5ja1jI4OijEmk675k1692l2la7jEs7k21jBsjEsM4albBsjAsbl981j",
    outcome: "r4c5≠9",
  },
  // (2)r3c2=(2)r4c2-(7)r4c2=(7)r4c6-(9)r4c6=(9)r3c6: r3c6≠2
  "h1-wing": {
    board: "w1I26dk8ag3c81g64ebikgacI2hfd1jcdkf5849jfhjgca6jh31jdi27ak4cbhfh3f2ga9d5Aidj8jf3a7",
    outcome: "r3c6≠2",
  },
  // (1=4)r2589c4-(4)r3c4=(4)r3c5-(6)r3c5=(6)r23c4: r5c4≠6
  "als-h2-wing": { board: "w14j27k65jK0l2ej41j5lhbg9k8bj9ejg2lej9h45k8gkb6j3j517jfbm8279jG0bDoo", outcome: "r5c4≠6" },
  // (3=7)r8c5-(7)r7c56=(7)r7c9-(9)r7c9=(9)r7c5: r7c5≠3
  "grouped-h2-wing": { board: "w1j6j8j9j2k2kfp12j5j67m1n43j6k5j5m9n6k4el9C2C45j1857o3", outcome: "r7c5≠3" },
  // (9=2)r3c6-(2)r3c2=(2)r4c2-(7)r4c2=(7)r4c6: r4c6≠9
  "h2-wing": {
    board: "w1I26dk8ag3c81g64ebikgacI2hfd1jcdkf5849jfhjgca6jh31jdi27ak4cbhfh3f2ga9d5Aidj8jf3a7",
    outcome: "r4c6≠9",
  },
  // (9=8)r578c2-(8=2)r9c14-(2)r9c8=(2)r7c8: r7c2≠2
  "als-h3-wing": {
    board: "w15cfj9j81bk2B5jAlI8jC4j4782jJ0ek1inh7jhj4ki5cedj8j26jMaM235goejaj739jgajc6ej4",
    outcome: "r7c2≠2",
  },
  // (3=4)r5c3-(4=8)r5c4-(8)r4c456=(8)r4c2: r4c2≠3
  "grouped-h3-wing": {
    board: "w1j18j6jgj49jead7jh2j4g3k5ja1jI4OijEmk675k1692l2la7jEs7k21jBsjEsM4albBsjAsbl981j",
    outcome: "r4c2≠3",
  },
  // (6=2)r9c8-(2=9)r6c8-(9)r8c8=(9)r8c7: r8c7≠6
  "h3-wing": {
    board: "w1j7f3l4ki5C1l3j42cil1jeja2j93k9jbe3k8jcj7j1j5I2I263h49kejbe4C1jck871ik5djc",
    outcome: "r8c7≠6",
  },
  // (8)r1c4=(8)r1c9-(2)r1c9=(2)r6c9-(8)r6c9=(8)r6c56: r4c4≠8
  "grouped-inverted-w-wing": {
    board: "w17djM031efmM8M85jaga8el94c4l7kc68n791j9gakd5j52l61jI8o6jIom143jIg",
    outcome: "r4c4≠8",
  },
  // (6)r8c9=(6)r8c1-(1)r8c1=(1)r9c2-(6)r9c2=(6)r1c2: r1c9≠6
  "inverted-w-wing": {
    board: "w17j3i1bmbjcj4L1I1P1jd16jh2cK0c5gdi18fb29dhf73m652cK0I8K8Eggja4jJ02cjcibh547jdj27ck8j",
    outcome: "r1c9≠6",
  },
  // (8=7)r4c5-(7)r5c56=(7)r5c3-(8)r5c3=(8)r4c3: r5c3≠3, r4c6 r6c46≠7, r4c8≠8
  "m-ring": {
    board: "w1j91j5l3k6kij1k5C4k64ij94jfG0l2a2jeG8jij6fj5Ga9m7aic68lehbk4ki36d9beh71",
    outcome: "r5c3≠3, r4c6 r6c46≠7, r4c8≠8",
  },
  // (2)r1c6=(2)r1c9-(6)r1c9=(6)r8c9-(2)r8c9=(2)r8c6: r29c6≠2
  "l-ring": {
    board: "w1dj5i7jhcj8j93kdjgjcj4hfa5ia2dleihc76e9hb41eihb1d673j4jhj9j159eaj4k8kh3akijd",
    outcome: "r29c6≠2",
  },
  // (2)r8c4=(2)r8c2-(7)r8c2=(7)r8c6-(1)r8c6=(1)r8c4: r8c24≠9
  "h1-ring": {
    board:
      "w13F2A17A34B0IgIhA2jB05I0N0jL549GoAg3A1B0E02l2hA859C03Agj4I07A1bB08gI0E06AcA21kf1I0jAg37j24j3jE0C15I1B08AgCgAafK2A8IcA1",
    outcome: "r8c24≠9",
  },
};
