import type { About } from "@wings/core/about";

export const xWing: About = {
  level: "hard",
  score: 140,
  hodoku: { score: 140, level: "hard", codes: ["0300"], isUnion: true },
  names: {
    hodoku: "X-Wing",
    sudokuExplainer: "X-Wing",
    sudokuWiki: "X-Wing",
    sudokuStudio: "X-Wing",
    sudokuCoach: "X-Wing",
    others: ["fish"],
  },
  station: { line: "digit", buildsOn: ["claiming"], front: 3 },
  example: "w1fk5ha3j2je3fgb8aj1h24cig65c2j14jf7mcfj2j1ja6b9gecj79185fdbcbch7adie65fdibcahg",
  drawing: {
    board:
      ":0300:3:9.....+5+6+1..+6.+1.7+937+1..962486...2+147+9........5....4...642..+586+1+75.71.+2..+4..1....+52:::",
    finding: "r1456c34 r9c4≠3",
  },
  timedWith: "basic fish of 2 to 4, with fins and sashimi",
};

export const swordfish: About = {
  level: "hard",
  score: 170,
  hodoku: { score: 150, level: "hard", codes: ["0301"], isUnion: true },
  names: {
    hodoku: "Swordfish",
    sudokuExplainer: "Swordfish",
    sudokuWiki: "Sword-Fish",
    sudokuStudio: "Swordfish",
    sudokuCoach: "Swordfish",
    others: ["fish"],
  },
  station: { line: "digit", buildsOn: ["x-wing"], front: 7 },
  example: "w1fi871de3bj4j5k86ac1efh2jdkA6daj5J0jF01j6ldeK4e8i46jbaj9eaj4kbF0hj3beja9d4B2l1k5",
  timedWith: "basic fish of 2 to 4, with fins and sashimi",
};

export const finnedXWing: About = {
  level: "hard",
  score: 180,
  hodoku: { score: 130, level: "hard", codes: ["0310", "03101"], covers: ["03201"], isUnion: true },
  names: {
    hodoku: "Finned X-Wing",
    sudokuWiki: "Finned X-Wing",
    sudokuStudio: "Finned X-Wing",
    sudokuCoach: "Finned X-Wing",
    others: ["fish"],
  },
  station: { line: "digit", buildsOn: ["skyscraper"], front: 8 },
  example: "w1flb4j1eIk2j7fakdCc1j9ej2j6j6jea2jd8kb64j1jcM8I81k75fbahfbk4eg2kd76c8ala85fb9",
  drawing: {
    board:
      ":0310:3:1.........5.....61..8+1..2...7...9.......1.3..4...5...6.+6.+398+14+2+9+42+5+71+6..+8+136+4279+5:962::",
    finding: "r13c5≠3",
  },
  timedWith: "basic fish of 2 to 4, with fins and sashimi",
};

export const sashimiXWing: About = {
  level: "hard",
  score: 180,
  hodoku: { score: 150, level: "hard", codes: ["0320", "03201"], covers: ["03101"], isUnion: true },
  names: {
    hodoku: "Sashimi X-Wing",
    sudokuWiki: "Sashimi X-Wing",
    sudokuStudio: "Sashimi X-Wing",
    sudokuCoach: "Sashimi X-Wing",
    others: ["fish"],
  },
  station: { line: "digit", buildsOn: ["finned-x-wing"] },
  example: "w1B95jhj2jik9be6jc8kC48ikBpjbj6914e2cj3j1bhfk92jec7ikF8ek6bhi4jF8E1jgi3j25i2j4e1hj3",
  timedWith: "basic fish of 2 to 4, with fins and sashimi",
};

export const siameseXWing: About = {
  level: "hard",
  score: 180,
  hodoku: { score: 150, level: "hard" },
  names: { hodoku: "Siamese Finned X-Wing", sudokuStudio: "Siamese Finned X-Wing", others: ["fish"] },
  station: { line: "digit", buildsOn: ["finned-x-wing"] },
  example: "w1ecgM1bjdkM1bdjM1cjegM1kdgecbM1jeM1bjM1gcdcM1bjdgM1jegdjceM1bM1jbgeM1cdjM1lM1gM1bedcdM1cekM1gb",
};

export const jellyfish: About = {
  level: "unfair",
  score: 200,
  hodoku: { score: 160, level: "hard", codes: ["0302"], isUnion: true },
  names: {
    hodoku: "Jellyfish",
    sudokuExplainer: "Jellyfish",
    sudokuWiki: "Jelly-Fish",
    sudokuStudio: "Jellyfish",
    sudokuCoach: "Jellyfish",
    others: ["fish"],
  },
  station: { line: "digit", buildsOn: ["swordfish"] },
  example: "w1fC525kK4jC989k1kAi6AckfE6O4K4jC9j6m1Cg31Asj7fAsj9bj2G49ja4fjbE4B4j7k195jD8a9bj3G0K4C5K58Ak62Aoj",
  timedWith: "basic fish of 2 to 4, with fins and sashimi",
};

export const finnedSwordfish: About = {
  level: "unfair",
  score: 200,
  hodoku: { score: 200, level: "unfair", codes: ["0311", "03111"], covers: ["03211"], isUnion: true },
  names: {
    hodoku: "Finned Swordfish",
    sudokuWiki: "Finned Swordfish",
    sudokuStudio: "Finned Swordfish",
    sudokuCoach: "Finned Swordfish",
    others: ["fish"],
  },
  station: { line: "digit", buildsOn: ["swordfish", "finned-x-wing"] },
  example: "w1flb4j1eIk2j7fakdCc1j9ej2j6j6jea2jd8jCgb64j1jcM8I81k75fbahfbk4eg2kd76c8ala85fb9",
  timedWith: "basic fish of 2 to 4, with fins and sashimi",
};

export const sashimiSwordfish: About = {
  level: "unfair",
  score: 220,
  hodoku: { score: 240, level: "unfair", codes: ["0321", "03211"], covers: ["03111"], isUnion: true },
  names: {
    hodoku: "Sashimi Swordfish",
    sudokuWiki: "Sashimi Swordfish",
    sudokuStudio: "Sashimi Swordfish",
    sudokuCoach: "Sashimi Swordfish",
    others: ["fish"],
  },
  station: { line: "digit", buildsOn: ["finned-swordfish"] },
  example: "w19k8kal12jif7jh8k12jfkAkj82fajgj7kdh93kA9I2I9k5hI3624j6Cgk8168j91bk7mdhbfj",
  timedWith: "basic fish of 2 to 4, with fins and sashimi",
};

export const siameseSwordfish: About = {
  level: "unfair",
  score: 220,
  hodoku: { score: 240, level: "unfair" },
  names: { hodoku: "Siamese Finned Swordfish", sudokuStudio: "Siamese Finned Swordfish", others: ["fish"] },
  station: { line: "digit", buildsOn: ["finned-swordfish"] },
  example: "w1haB6dgB6ekdkeB6jhgagjejahdB6B6B6jhjdajegB6dagejB6hkegB6hB6adjeB6dajgkhahjB6B6egjdjgjhjdB6ae",
};

export const finnedJellyfish: About = {
  level: "unfair",
  score: 250,
  hodoku: { score: 250, level: "unfair", codes: ["0312", "03121"], covers: ["03221"], isUnion: true },
  names: {
    hodoku: "Finned Jellyfish",
    sudokuStudio: "Finned Jellyfish",
    sudokuCoach: "Finned Jellyfish",
    others: ["fish"],
  },
  station: { line: "digit", buildsOn: ["jellyfish", "finned-swordfish"] },
  example: "w1k652jda842G0f1j3k1ejM8jc6jbjF8523jak2FcI81gE85F4jE47aje6bjdk3kb9jakbc8ag4jD01C8jJ0eh2c",
  timedWith: "basic fish of 2 to 4, with fins and sashimi",
};

export const sashimiJellyfish: About = {
  level: "unfair",
  score: 260,
  hodoku: { score: 260, level: "unfair", codes: ["0322", "03221"], covers: ["03121"], isUnion: true },
  names: {
    hodoku: "Sashimi Jellyfish",
    sudokuStudio: "Sashimi Jellyfish",
    sudokuCoach: "Sashimi Jellyfish",
    others: ["fish"],
  },
  station: { line: "digit", buildsOn: ["finned-jellyfish"] },
  example: "w1hacbifekfibkeachjejhcabfijfajhbiejbjieajfhjejhjfijabcjfieE8jbaabjfjchieiG0eabjcjf",
  timedWith: "basic fish of 2 to 4, with fins and sashimi",
};

export const siameseJellyfish: About = {
  level: "unfair",
  score: 260,
  hodoku: { score: 260, level: "unfair" },
  names: { hodoku: "Siamese Finned Jellyfish", sudokuStudio: "Siamese Finned Jellyfish", others: ["fish"] },
  station: { line: "digit", buildsOn: ["finned-jellyfish"] },
  example: "w1bjdgjFhFhFhiFhgijdFhbjFhFhFhjFhibgdjdiFhbFhgkFhkgijFhFhbdFhbjdkFhigkbjgdiFhFhgdFhFhbijFhjiFhkFhjdgb",
};

export const squirmbag: About = {
  level: "extreme",
  score: 470,
  leftOutOf: ["players", "no-uniqueness", "counting"],
  hodoku: { score: 470, level: "extreme", codes: ["0303"], isUnion: true },
  names: { hodoku: "Squirmbag", others: ["fish", "starfish"] },
  station: { line: "digit", buildsOn: ["jellyfish"] },
  example: "w1MgfMggjcbajacjfbjgkbgjMgajMgcfgjfcjaMgbjMgabjMggfjcjMgcbjfaMggcbMgafkgMgfMggjcbjMgakaMggMgcfb",
};

export const finnedSquirmbag: About = {
  level: "extreme",
  score: 470,
  leftOutOf: ["players", "no-uniqueness", "counting"],
  hodoku: { score: 470, level: "extreme", codes: ["0313", "03131"], covers: ["03231"], isUnion: true },
  names: { hodoku: "Finned Squirmbag", others: ["fish", "starfish"] },
  station: { line: "digit", buildsOn: ["squirmbag"] },
  example: "w1cjijCobhfjfjbhjijcCoCohCocfkbiibfCohckCohCokbfCoicjCocjijfhbjcCobjhiCofbfjiCojcjhjihfcCobCoj",
};

export const sashimiSquirmbag: About = {
  level: "extreme",
  score: 470,
  leftOutOf: ["players", "no-uniqueness", "counting"],
  hodoku: { score: 470, level: "extreme", codes: ["0323", "03231"], covers: ["03131"], isUnion: true },
  names: { hodoku: "Sashimi Squirmbag", others: ["fish", "starfish"] },
  station: { line: "digit", buildsOn: ["squirmbag"] },
  example: "w1hfgdAlkiAldAlkgifhjAljiAlhfdjgjAlAlfdghjigihlAldffdjhiAljgAlihkfdgAlldgkifhjgfijhAljd",
};

export const siameseSquirmbag: About = {
  level: "extreme",
  score: 470,
  leftOutOf: ["players", "no-uniqueness", "counting"],
  hodoku: { score: 470, level: "extreme" },
  names: { hodoku: "Siamese Finned Squirmbag", others: ["fish", "starfish"] },
  station: { line: "digit", buildsOn: ["squirmbag"] },
  example: "w1hjifAugAuAujAugfAujAuhikAuAujhiAugfjAuhjgfAujifAujAuihgjAuAuigAulfhijAuhjAufjgjfjgAujihAughAuifkAuAu",
};

export const whale: About = {
  level: "extreme",
  score: 470,
  leftOutOf: ["players", "no-uniqueness", "counting"],
  hodoku: { score: 470, level: "extreme", codes: ["0304"], isUnion: true },
  names: { hodoku: "Whale", others: ["fish"] },
  station: { line: "digit", buildsOn: ["squirmbag"] },
  example: "w1gdF4bkiF4ebF4edgimijF4eF4dbgieF4jbgjdF4dbgeF4jF4ijF4kF4idegbjF4biF4jgedejigdbF4F4jF4gdkebji",
};

export const finnedWhale: About = {
  level: "extreme",
  score: 470,
  leftOutOf: ["players", "no-uniqueness", "counting"],
  hodoku: { score: 470, level: "extreme", codes: ["0314", "03141"], covers: ["03241"], isUnion: true },
  names: { hodoku: "Finned Whale", others: ["fish"] },
  station: { line: "digit", buildsOn: ["whale"] },
  example: "w1NgdjbNggjajbgaNgkdjNgkNgjdagNgbkgabNgNgjdajbNgjdjgjdNgNgjgkbagbjNgaNgNgdkadgNgjbNgNgNgNgNgdjbajg",
};

export const sashimiWhale: About = {
  level: "extreme",
  score: 470,
  leftOutOf: ["players", "no-uniqueness", "counting"],
  hodoku: { score: 470, level: "extreme", codes: ["0324", "03241"], covers: ["03141"], isUnion: true },
  names: { hodoku: "Sashimi Whale", others: ["fish"] },
  station: { line: "digit", buildsOn: ["whale"] },
  example: "w1jckeajdfjaM2jfdM2cedefcjM2aM2lejdcfjaM2daejfcjM2fjcakejdeM2dfcjM2ajcfjdaM2jeM2alM2edfc",
};

export const siameseWhale: About = {
  level: "extreme",
  score: 470,
  leftOutOf: ["players", "no-uniqueness", "counting"],
  hodoku: { score: 470, level: "extreme" },
  names: { hodoku: "Siamese Finned Whale", others: ["fish"] },
  station: { line: "digit", buildsOn: ["whale"] },
  example: "w1CmkCmiafCmdfCmCmjdjaijidafjCmkCmajCmdCmjCmfidifajCmCmjCmjCmCmCmfidakadijfCmCmjCmjiCmadjCmfCmfkCmCmida",
};

export const leviathan: About = {
  level: "extreme",
  score: 470,
  leftOutOf: ["players", "no-uniqueness", "counting"],
  hodoku: { score: 470, level: "extreme", codes: ["0305"], isUnion: true },
  names: { hodoku: "Leviathan", others: ["fish"] },
  station: { line: "digit", buildsOn: ["whale"] },
  example: "w1ajibGgjfdGgGgfGgdjajbijbdiGgfGgajbajGgiGgjfddifkbGgGgajGgGgfadijbfGgjadibGgjGgjaGgbjdifidbjfjajGg",
};

export const finnedLeviathan: About = {
  level: "extreme",
  score: 470,
  leftOutOf: ["players", "no-uniqueness", "counting"],
  hodoku: { score: 470, level: "extreme", codes: ["0315", "03151"], covers: ["03251"], isUnion: true },
  names: { hodoku: "Finned Leviathan", others: ["fish"] },
  station: { line: "digit", buildsOn: ["leviathan"] },
  example: "w1aiedgkE6E6E6kijaegddjgjeE6iajgjaeidE6E6jidE6kgjeajejakdigjaiE6E6jgdeegdjaiE6jE6E6E6jgdeaji",
};

export const sashimiLeviathan: About = {
  level: "extreme",
  score: 470,
  leftOutOf: ["players", "no-uniqueness", "counting"],
  hodoku: { score: 470, level: "extreme", codes: ["0325", "03251"], covers: ["03151"], isUnion: true },
  names: { hodoku: "Sashimi Leviathan", others: ["fish"] },
  station: { line: "digit", buildsOn: ["leviathan"] },
  example: "w1aJiJicdhJikhcdkJiaJiJiJikaJiJihcdJihcjadJimaJiJijdhcdkhcJijaJicaJiJiJikdhJijhdjacjJijdJiJihcjJia",
};

export const siameseLeviathan: About = {
  level: "extreme",
  score: 470,
  leftOutOf: ["players", "no-uniqueness", "counting"],
  hodoku: { score: 470, level: "extreme" },
  names: { hodoku: "Siamese Finned Leviathan", others: ["fish"] },
  station: { line: "digit", buildsOn: ["leviathan"] },
  example: "w1ejN1gN1jN1cdjdcejN1gjN1jN1gcdN1jN1egN1jdjN1ejcckN1ejdgN1jedjcgN1N1jN1jejgcN1dN1N1cN1kdjegdgjN1jeck",
};
