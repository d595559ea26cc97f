import type { About } from "@wings/core/about";

export const frankenXWing: About = {
  level: "extreme",
  score: 360,
  leftOutOf: ["players"],
  hodoku: { score: 300, level: "unfair", codes: ["0330"], isUnion: true },
  names: { hodoku: "Franken X-Wing", sudokuStudio: "Franken X-Wing", sudokuCoach: "Franken X-Wing", others: ["fish"] },
  station: { line: "digit", buildsOn: ["finned-x-wing"] },
  example: "w1CsjCsCsaibfkfijbCsCsCsaabCsCsfkCsijiaCsjCsfbCsfCsCsbikaCsCsjbfCsaijCsjCsjiCsfajbbafjCsCsCsijiCsjajbCsCsf",
  timedWith: "Franken fish of 2 and 3",
};

export const frankenSwordfish: About = {
  level: "extreme",
  score: 360,
  leftOutOf: ["players"],
  hodoku: { score: 350, level: "unfair", codes: ["0331"], isUnion: true },
  names: {
    hodoku: "Franken Swordfish",
    sudokuStudio: "Franken Swordfish",
    sudokuCoach: "Franken Swordfish",
    others: ["fish"],
  },
  station: { line: "digit", buildsOn: ["franken-x-wing", "swordfish"] },
  example: "w1cO1O1O1jfjebefkbO1O1jcjbO1jecfO1O1O1cefO1bO1kbjfckO1O1eO1O1jejO1cbfO1jcbO1O1eflO1jfebcO1febO1ckO1j",
  drawing: {
    board:
      ":0331:9:.6.8.27352.76354.8385.7.26.5.6.8.3.7..876315.73.25.6848.2..657.65...78..173528946:415 136 442 144 952 474 184 484:913::",
    finding: "r1c3≠9",
  },
  timedWith: "Franken fish of 2 and 3",
};

export const frankenJellyfish: About = {
  level: "extreme",
  score: 360,
  leftOutOf: ["players"],
  hodoku: { score: 370, level: "unfair", codes: ["0332"], isUnion: true },
  names: {
    hodoku: "Franken Jellyfish",
    sudokuStudio: "Franken Jellyfish",
    sudokuCoach: "Franken Jellyfish",
    others: ["fish"],
  },
  station: { line: "digit", buildsOn: ["franken-swordfish", "jellyfish"] },
  example: "w1jdeD4jbiakD4aidebkibjaD4jdeD4jiD4ejajbdajdjbD4eijejbdiD4D4jabjijadkejaD4D4eijdbdejbD4jaD4i",
};

export const finnedFrankenXWing: About = {
  level: "extreme",
  score: 380,
  leftOutOf: ["players"],
  hodoku: { score: 390, level: "unfair", codes: ["0340", "03401"], isUnion: true },
  names: {
    hodoku: "Finned Franken X-Wing",
    sudokuStudio: "Finned Franken X-Wing",
    sudokuCoach: "Finned Franken X-Wing",
    others: ["fish"],
  },
  station: { line: "digit", buildsOn: ["franken-x-wing"] },
  example: "w1cjijheD8bkD8D8bcjehiebhilD8cjcjD8eibD8hiD8ejbhcjD8D8hbD8jcijebichD8kejheD8cjD8jibD8keibhcD8",
  timedWith: "Franken fish of 2 and 3",
};

export const finnedFrankenSwordfish: About = {
  level: "extreme",
  score: 380,
  leftOutOf: ["players"],
  hodoku: { score: 410, level: "unfair", codes: ["0341", "03411"], isUnion: true },
  names: {
    hodoku: "Finned Franken Swordfish",
    sudokuStudio: "Finned Franken Swordfish",
    sudokuCoach: "Finned Franken Swordfish",
    others: ["fish"],
  },
  station: { line: "digit", buildsOn: ["franken-swordfish"] },
  example: "w1jigdhcejfedcjfA3ihkhkeidcjgcekdB2ihhjiecD0jdA3djA3hiD2cC3eiC3hB1djC3eccejighA3jdjC3dcjehji",
  timedWith: "Franken fish of 2 and 3",
};

export const finnedFrankenJellyfish: About = {
  level: "extreme",
  score: 380,
  leftOutOf: ["players"],
  hodoku: { score: 430, level: "unfair", codes: ["0342", "03421"], isUnion: true },
  names: {
    hodoku: "Finned Franken Jellyfish",
    sudokuStudio: "Finned Franken Jellyfish",
    sudokuCoach: "Finned Franken Jellyfish",
    others: ["fish"],
  },
  station: { line: "digit", buildsOn: ["franken-jellyfish"] },
  example: "w1hacbifekfibkeachjejhcabfijfajhbiejbjieajfhjejhjfijabcjfiekbaabjfjchieijeabjcjf",
};

export const mutantXWing: About = {
  level: "extreme",
  score: 450,
  leftOutOf: ["players"],
  hodoku: { score: 450, level: "extreme", codes: ["0350"], isUnion: true },
  names: { hodoku: "Mutant X-Wing", sudokuStudio: "Mutant X-Wing", others: ["fish"] },
  station: { line: "digit", buildsOn: ["franken-x-wing"] },
  example: "w1jCkCkbjfhdibhdiCkCkjfjifjdjhbjCkdCkijfbjCkhhjbCkiCkdjffjCkhdjCkibCkbkCkifhdjdfCkhjibCkCkihfbdCkk",
};

export const mutantSwordfish: About = {
  level: "extreme",
  score: 450,
  leftOutOf: ["players"],
  hodoku: { score: 450, level: "extreme", codes: ["0351"], isUnion: true },
  names: { hodoku: "Mutant Swordfish", sudokuStudio: "Mutant Swordfish", others: ["fish"] },
  station: { line: "digit", buildsOn: ["franken-swordfish"] },
  example: "w1jL1jcdjL1ehhjdjeL1L1L1cceL1L1hL1dkL1jchL1dL1jeedL1jckhL1L1hjL1jecL1dL1cheL1kdkL1L1djhecL1djeL1jchjL1",
};

export const mutantJellyfish: About = {
  level: "extreme",
  score: 450,
  leftOutOf: ["players"],
  hodoku: { score: 450, level: "extreme", codes: ["0352"], isUnion: true },
  names: { hodoku: "Mutant Jellyfish", sudokuStudio: "Mutant Jellyfish", others: ["fish"] },
  station: { line: "digit", buildsOn: ["franken-jellyfish"] },
  example: "w1JgdjaJgbcjgjJgagjcbdjbcgjdjJgjaJgjdjbagcJgagjJgckbdcjbdJggjajgjcJgajdjbdbJgcjJgagkajbgdjJgc",
};

export const finnedMutantXWing: About = {
  level: "extreme",
  score: 470,
  leftOutOf: ["players"],
  hodoku: { score: 470, level: "extreme", codes: ["0360", "03601"], isUnion: true },
  names: { hodoku: "Finned Mutant X-Wing", sudokuStudio: "Finned Mutant X-Wing", others: ["fish"] },
  station: { line: "digit", buildsOn: ["mutant-x-wing"] },
  example: "w1BmjdBmBmgiajBmBmidjajBmgajgiBmjBmdBmdBmajikgBmBmijgdkBmajgjBmaBmdjigdjaBmijBmkBmBmjgdaiBmiaBmBmkgjd",
};

export const finnedMutantSwordfish: About = {
  level: "extreme",
  score: 470,
  leftOutOf: ["players"],
  hodoku: { score: 470, level: "extreme", codes: ["0361", "03611"], isUnion: true },
  names: { hodoku: "Finned Mutant Swordfish", sudokuStudio: "Finned Mutant Swordfish", others: ["fish"] },
  station: { line: "digit", buildsOn: ["mutant-swordfish"] },
  example: "w1cLglbdaldcLgajbLgbLgaLgdkcLgdaLgjbjLgjcLgbjLgLgcadkLgcjadbLgkdLgbckLgaajLgdjLgcLgbLgcbajLgLgjd",
};

export const finnedMutantJellyfish: About = {
  level: "extreme",
  score: 470,
  leftOutOf: ["players"],
  hodoku: { score: 470, level: "extreme", codes: ["0362", "03621"], isUnion: true },
  names: { hodoku: "Finned Mutant Jellyfish", sudokuStudio: "Finned Mutant Jellyfish", others: ["fish"] },
  station: { line: "digit", buildsOn: ["mutant-jellyfish"] },
  example: "w1jEmadjifjEmEmilfjdadjfjaCmCmCmifldajijijdjfCmaCmkaCmijEmdfCmjAmEmaidCmjfafiCmjEmkdjdjfkiaj",
  drawing: {
    board:
      ":0362:4:.7+6+1.95..1..+6.5...+98+5+72.16.+7...1+6.......97.3.6+9.2+5.+7188.7.6..5...9+5..3.....+9...4.:211 319 425 227 228 229 443 449 172 272 376 476 885 286 486 289 895 396:419::",
    finding: "r1c9≠4",
  },
};

export const frankenSquirmbag: About = {
  level: "extreme",
  score: 470,
  leftOutOf: ["players", "no-uniqueness", "counting"],
  hodoku: { score: 470, level: "extreme", codes: ["0333"], isUnion: true },
  names: { hodoku: "Franken Squirmbag", others: ["fish", "starfish"] },
  station: { line: "digit", buildsOn: ["squirmbag", "franken-jellyfish"] },
  example: "w1jP2j4P235jP2jP24j5P2P23P23j5P2P2kP24j5P234kP2P2P24P2k5P2j3j3jP2P2P245j5jP2P23jP24j4j35kP2P2jP2P2jP2j43j5",
};

export const frankenWhale: About = {
  level: "extreme",
  score: 470,
  leftOutOf: ["players", "no-uniqueness", "counting"],
  hodoku: { score: 470, level: "extreme", codes: ["0334"], isUnion: true },
  names: { hodoku: "Franken Whale", others: ["fish"] },
  station: { line: "digit", buildsOn: ["whale", "franken-squirmbag"] },
  example: "w1jgedF6F6F6jaF6jF6aejF6gddakF6geF6jgF6jejdF6akedjaF6glF6agF6kdeedgF6jF6aF6jF6jF6F6dajegalgedF6F6",
};

export const frankenLeviathan: About = {
  level: "extreme",
  score: 470,
  leftOutOf: ["players", "no-uniqueness", "counting"],
  hodoku: { score: 470, level: "extreme", codes: ["0335"], isUnion: true },
  names: { hodoku: "Franken Leviathan", others: ["fish"] },
  station: { line: "digit", buildsOn: ["leviathan", "franken-whale"] },
  example: "w1eI5jbgdfjI5gjfjeI5dI5bdbjfI5kgejfedblgbdjI5jgjefkgjfeI5bdI5edgkbfjfjI5edbgI5kgbI5jfedI5",
};

export const finnedFrankenSquirmbag: About = {
  level: "extreme",
  score: 470,
  leftOutOf: ["players", "no-uniqueness", "counting"],
  hodoku: { score: 470, level: "extreme", codes: ["0343", "03431"], isUnion: true },
  names: { hodoku: "Finned Franken Squirmbag", others: ["fish", "starfish"] },
  station: { line: "digit", buildsOn: ["franken-squirmbag"] },
  example: "w1gMhckdIjfIjdIjIjMhfjgjcjfMhgjcdIjjIjdlMhcgfkgfcIjjdIjfcjdgjIjIhMhcgIjIjdfmMhfMhjgIjcdMhIjdcIjjfIjg",
};

export const finnedFrankenWhale: About = {
  level: "extreme",
  score: 470,
  leftOutOf: ["players", "no-uniqueness", "counting"],
  hodoku: { score: 470, level: "extreme", codes: ["0344", "03441"], isUnion: true },
  names: { hodoku: "Finned Franken Whale", others: ["fish"] },
  station: { line: "digit", buildsOn: ["franken-whale"] },
  example: "w1bjhkK5fjeK5K5fjebjK5hekfjhkbhekbfK5jK5jfbkehmK5jhjbeffhjeK5kbjK5jK5bfjehkbehkK5fK5",
};

export const finnedFrankenLeviathan: About = {
  level: "extreme",
  score: 470,
  leftOutOf: ["players", "no-uniqueness", "counting"],
  hodoku: { score: 470, level: "extreme", codes: ["0345", "03451"], isUnion: true },
  names: { hodoku: "Finned Franken Leviathan", others: ["fish"] },
  station: { line: "digit", buildsOn: ["franken-leviathan"] },
  example: "w1jhcbjfjeI9ejI9jhcjfbjfbeI9jhjcbekchkfkhfbjecjcjfjeI9jbhhI9I9cjbfjejbehfjcI9jfcjI9jebhI9",
};

export const mutantSquirmbag: About = {
  level: "extreme",
  score: 470,
  leftOutOf: ["players", "no-uniqueness", "counting"],
  hodoku: { score: 470, level: "extreme", codes: ["0353"], isUnion: true },
  names: { hodoku: "Mutant Squirmbag", others: ["fish", "starfish"] },
  station: { line: "digit", buildsOn: ["franken-squirmbag"] },
  example: "w1jideakG6G6aekG6G6djiG6G6jdjiaejdG6eijajG6liG6G6deakaG6keiG6didkeG6G6jajG6G6aijG6deejaG6dG6jij",
};

export const mutantWhale: About = {
  level: "extreme",
  score: 470,
  leftOutOf: ["players", "no-uniqueness", "counting"],
  hodoku: { score: 470, level: "extreme", codes: ["0354"], isUnion: true },
  names: { hodoku: "Mutant Whale", others: ["fish"] },
  station: { line: "digit", buildsOn: ["franken-whale"] },
  example: "w1edjI3jhcjffkcI3dI3heI3hcjfeI3djcfdI3hkeI3I3jefdchI3jhI3keI3fcddI3fecI3khjchdjfeI3I3jeI3hI3jdfc",
};

export const mutantLeviathan: About = {
  level: "extreme",
  score: 470,
  leftOutOf: ["players", "no-uniqueness", "counting"],
  hodoku: { score: 470, level: "extreme", codes: ["0355"], isUnion: true },
  names: { hodoku: "Mutant Leviathan", others: ["fish"] },
  station: { line: "digit", buildsOn: ["franken-leviathan"] },
  example: "w1jbI5fjdI5hgfjhI5gI5jdbjgdbhjI5jfdhjgjI5bfjbI5gjfjhI5djfjhdbjgI5gI5jdjhfbjI5jfI5bgdjhhdbjI5fgjI5",
};

export const finnedMutantSquirmbag: About = {
  level: "extreme",
  score: 470,
  leftOutOf: ["players", "no-uniqueness", "counting"],
  hodoku: { score: 470, level: "extreme", codes: ["0363", "03631"], isUnion: true },
  names: { hodoku: "Finned Mutant Squirmbag", others: ["fish", "starfish"] },
  station: { line: "digit", buildsOn: ["mutant-squirmbag"] },
  example: "w1fj25kK4k89k1kAq6lfkK4l6m1j31k7fk9bj2j9ja4fjbl7k195ka9bj3m8j62k",
};

export const finnedMutantWhale: About = {
  level: "extreme",
  score: 470,
  leftOutOf: ["players", "no-uniqueness", "counting"],
  hodoku: { score: 470, level: "extreme", codes: ["0364", "03641"], isUnion: true },
  names: { hodoku: "Finned Mutant Whale", others: ["fish"] },
  station: { line: "digit", buildsOn: ["mutant-whale"] },
  example: "w1jJ0bajcdKghKgakhdbjcdhcjbjKgakdjbfahcjhbfjcjajdacjdjhkbcKghjabjdjbjacdfjhjJ0jdhkcba",
};

export const finnedMutantLeviathan: About = {
  level: "extreme",
  score: 470,
  leftOutOf: ["players", "no-uniqueness", "counting"],
  hodoku: { score: 470, level: "extreme", codes: ["0365", "03651"], isUnion: true },
  names: { hodoku: "Finned Mutant Leviathan", others: ["fish"] },
  station: { line: "digit", buildsOn: ["mutant-leviathan"] },
  example: "w1jN2dcjN1gejgcN1N2dejN1jejN1gN0jN1cdjegdjcN1N0N2dN1N2jegcjN1cN2lN2edgjN1kcjdgejdeN1gjN2N1cN0gcejdjN2j",
};
