import type { About } from "@wings/core/about";

export const invertedWWing: About = {
  level: "unfair",
  score: 200,
  hodoku: { score: 280, level: "unfair" },
  names: { others: ["semi remote pair"] },
  station: { line: "wings", buildsOn: ["w-wing"] },
  example: "w1dcaiehgfbhegkadicibfcgdaehckhjefdgjhdjijcjekeD1dchjiadkckhfejcdhjbgajghAjlcd",
  timedWith: "the seven plain chain wings",
};

export const mWing: About = {
  level: "unfair",
  score: 200,
  hodoku: { score: 280, level: "unfair" },
  names: { sudokuStudio: "M-Wing", sudokuCoach: "M-Wing" },
  station: { line: "wings", buildsOn: ["w-wing"] },
  example: "w1efa2hig3djC2j51jh69hji6j75abiCij1CoB8jhk8B2iCgB21djaAi4hli7f97cbade8k8g659b12a5di83gf",
  drawing: { board: "w1kfj2l5i5bgfa438kaj9e62g41j5j9g6bCgbjfdj8l6k1kd36jG0k4l13dkE2kf2j5k6kd" },
  timedWith: "the seven plain chain wings",
};

export const sWing: About = {
  level: "unfair",
  score: 200,
  hodoku: { score: 280, level: "unfair" },
  names: { sudokuStudio: "S-Wing", sudokuCoach: "S-Wing" },
  station: { line: "wings", buildsOn: ["w-wing"] },
  example: "w11l75d3bd3glF0e9jeI2c4M0jgj8a4gbcif5cgfe9abh4i2eh6dc17k3jejgdj79j4jfe2c54k37ji6",
  timedWith: "the seven plain chain wings",
};

export const lWing: About = {
  level: "unfair",
  score: 200,
  hodoku: { score: 280, level: "unfair" },
  names: { sudokuStudio: "L-Wing", sudokuCoach: "L-Wing" },
  station: { line: "wings", buildsOn: ["w-wing"] },
  example: "w134f8b7eaika6ec8gdhg5daic6bA9ejA5j26ihA3j39jE1gd5j89ejd2cajc2j9jdhfj1k4jij3I8lE4j1j7",
  timedWith: "the seven plain chain wings",
};

export const h2Wing: About = {
  level: "unfair",
  score: 200,
  hodoku: { score: 280, level: "unfair" },
  names: {},
  station: { line: "wings", buildsOn: ["w-wing"] },
  example: "w1f91c8g4e2bgda59h6cc5hbdfgi1n5187jagh9lf8lg1kikAkg14jbha429fh3g57hJ0elad",
  timedWith: "the seven plain chain wings",
};

export const h3Wing: About = {
  level: "unfair",
  score: 200,
  hodoku: { score: 280, level: "unfair" },
  names: {},
  station: { line: "wings", buildsOn: ["w-wing"] },
  example: "w19dfE1j27kgehI46k4jb13jC8j9kfci418ek5hafbg3iddg2lf8ac9gj86dkh65C2lci1b4e93hk",
  timedWith: "the seven plain chain wings",
};

export const h1Wing: About = {
  level: "unfair",
  score: 200,
  hodoku: { score: 280, level: "unfair" },
  names: {},
  station: { line: "wings", buildsOn: ["w-wing"] },
  example: "w1f3hk9b1k45jhj63j7ja3kdhjcfg812ie415kC8jcjhdhjIgk7ja8a3kdeg2egdl89fkf75hadc",
  timedWith: "the seven plain chain wings",
};

export const groupedInvertedWWing: About = {
  level: "unfair",
  score: 240,
  hodoku: { score: 300, level: "unfair" },
  names: { others: ["semi remote pair", "group node"] },
  station: { line: "wings", buildsOn: ["inverted-w-wing", "grouped-w-wing"] },
  example: "w1bjedkijghjajijebdigdjebfajgE1jejibdjdijH0bjajeeE1bjB8AdgjickbjfhjaabhicedgffkajE8cjb",
  timedWith: "the seven grouped chain wings",
};

export const groupedMWing: About = {
  level: "unfair",
  score: 240,
  hodoku: { score: 300, level: "unfair" },
  names: { others: ["group node"] },
  station: { line: "wings", buildsOn: ["m-wing", "grouped-w-wing"] },
  example: "w1eag9c2lb6i1d8ge3h43kei2a6ihdlged35kg1jM21g2je9k4jhjej6AaI5kbkI1458j95j2hlg",
  timedWith: "the seven grouped chain wings",
};

export const groupedSWing: About = {
  level: "unfair",
  score: 240,
  hodoku: { score: 300, level: "unfair" },
  names: { others: ["group node"] },
  station: { line: "wings", buildsOn: ["s-wing", "grouped-w-wing"] },
  example: "w1h1jdc5K0j6gj32jfj8jejB2jh7j3Aa2k8jc4C1Cgjhk7dAi6Amj7dfe2hk9bg3dhf5a6eagbic48d3he61l",
  timedWith: "the seven grouped chain wings",
};

export const groupedLWing: About = {
  level: "unfair",
  score: 240,
  hodoku: { score: 300, level: "unfair" },
  names: { others: ["group node"] },
  station: { line: "wings", buildsOn: ["l-wing", "grouped-w-wing"] },
  example: "w16k1cd5jM2j5j8f2jA9I1j4hg5ij364D4ajieD2jE28B25AagjBd9k9jBah1jeC8jhD852j9A9j9jD8ja8j2ee1b9d7hf3",
  timedWith: "the seven grouped chain wings",
};

export const groupedH2Wing: About = {
  level: "unfair",
  score: 240,
  hodoku: { score: 300, level: "unfair" },
  names: { others: ["group node"] },
  station: { line: "wings", buildsOn: ["h2-wing", "grouped-w-wing"] },
  example: "w1f3hk9b1k45jhj63j7ja3kdhjcfg812ie415kC8jcjhdhjIgI4j7ja8a3kdeg2egdl89fkf75hadc",
  timedWith: "the seven grouped chain wings",
};

export const groupedH3Wing: About = {
  level: "unfair",
  score: 240,
  hodoku: { score: 300, level: "unfair" },
  names: { others: ["group node"] },
  station: { line: "wings", buildsOn: ["h3-wing", "grouped-w-wing"] },
  example: "w1lK5842k4mDi1386mA647je3a27hf9dbdij6jhj78gfdIhIgjbj1odbj64j217hk52h4C49jB1",
  timedWith: "the seven grouped chain wings",
};

export const groupedH1Wing: About = {
  level: "unfair",
  score: 240,
  hodoku: { score: 300, level: "unfair" },
  names: { others: ["group node"] },
  station: { line: "wings", buildsOn: ["h1-wing", "grouped-w-wing"] },
  example: "w1l3hbgf1h76a9ecbdc2afg45i8l5jgdcie43hbiag67j943jbhel7j8f4ckgikh12jE5jbk9eg",
  timedWith: "the seven grouped chain wings",
};

export const mRing: About = {
  level: "extreme",
  score: 390,
  leftOutOf: ["players"],
  hodoku: { score: 280, level: "unfair" },
  names: { others: ["loop", "continuous"] },
  station: { line: "chains", buildsOn: ["aic", "m-wing"] },
  example: "w17kAqAi8l5j4C26aj9j12F0l5jF02j5l8kfm7j3ep62j6j9j3p42p1k83",
};

export const lRing: About = {
  level: "extreme",
  score: 390,
  leftOutOf: ["players"],
  hodoku: { score: 280, level: "unfair" },
  names: { others: ["loop", "continuous"] },
  station: { line: "chains", buildsOn: ["aic", "l-wing"] },
  example: "w1idhagfcebbfgciejhjceadhbfgifjbedciakacbfijdediehagbfcjbfgcdeijejifbajckcdiehjbf",
};

export const h1Ring: About = {
  level: "extreme",
  score: 390,
  leftOutOf: ["players"],
  hodoku: { score: 280, level: "unfair" },
  names: { others: ["loop", "continuous"] },
  station: { line: "chains", buildsOn: ["aic", "h1-wing"] },
  example:
    "w13F2A17A34B0IgIhA2jB05I0N0jL549GoAg3A1B0E02l2hA859C03Agj4I07A1bB08gI0E06AcA21kf1I0jAg37j24j3jE0C15I1B08AgCgAafK2A8IcA1",
};

export const alsMWing: About = {
  level: "extreme",
  score: 390,
  leftOutOf: ["players"],
  hodoku: { score: 300, level: "unfair" },
  names: { others: ["almost locked set", "als"] },
  station: { line: "wings", buildsOn: ["m-wing", "als-xz"] },
  example: "w137j8BgIaalBijDoDi1jGcGa4k3k56G08BgjC2I6Im41kAo91jCqk3bAlkM467lI4jBg4E42Eka5BcB8jaE6M0C4N01829lCoj",
};

export const alsSWing: About = {
  level: "extreme",
  score: 390,
  leftOutOf: ["players"],
  hodoku: { score: 300, level: "unfair" },
  names: { others: ["almost locked set", "als"] },
  station: { line: "wings", buildsOn: ["s-wing", "als-xz"] },
  example: "w1fgj42jA5j8b3jFgB1Ehjdj1hdc7kfbdfhj53k9gj21jd6k3j1J0jC2k49ld6G15jh4jIgjChj2f5j6M2I5G24O0j",
};

export const alsH2Wing: About = {
  level: "extreme",
  score: 390,
  leftOutOf: ["players"],
  hodoku: { score: 300, level: "unfair" },
  names: { others: ["almost locked set", "als"] },
  station: { line: "wings", buildsOn: ["h2-wing", "als-xz"] },
  example: "w1efjikC5hkEaijaejfmfkC5iefcebgijdlE8cefibgbigdhafecikefjdcjhjfacdjgimibjaf",
};

export const alsH3Wing: About = {
  level: "extreme",
  score: 390,
  leftOutOf: ["players"],
  hodoku: { score: 300, level: "unfair" },
  names: { others: ["almost locked set", "als"] },
  station: { line: "wings", buildsOn: ["h3-wing", "als-xz"] },
  example: "w1J4k8BeB5j5jFkl7mEk27j9Alk6M14M06E12m6lG59bdj3bijC8f81Eoj3k9G1f2Aaj65AaG13kM2O01m4Mg",
};
