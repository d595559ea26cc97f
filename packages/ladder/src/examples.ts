/**
 * A board for each technique, by id, as text for `parse`. On most boards the technique is the next step on the ladder; some
 * boards were made for it. A few techniques are only found where something easier is left. `node scripts/examples.mjs` writes this list.
 *
 * @example
 * ```ts
 * import { explain, findFirst, parse } from "@wings/core";
 * import { EXAMPLES, rungOf } from "@wings/ladder";
 *
 * const finding = findFirst(parse(EXAMPLES["w-wing"]), [rungOf("w-wing")!.technique]);
 * if (finding) console.log(explain(finding, "vague")); // There is a W-Wing.
 * ```
 */
export const EXAMPLES: Readonly<Record<string, string>> = {
  "full-house": "w1j21l3j8l8m24o76j8j32j61l6j1k2m4j8l5j4lb8godj9j67k45ca",
  "naked-single": "w1j21l3j8l8m24o76j8j32j61l6j1k2m4j8l5j4m8r9j67k45k",
  "hidden-single": "w1j21l3j8l8m24o76j8j32j61l6j1k2m4j8l5j4lb8godf9j67k45ca",
  pointing: "w11e4b3kgiijgda5ck3k79jae4gdeafik3bac8gde96f9hc5bgda5j1i4gj3j87i6bcd1edcjehaij7",
  claiming: "w197ejba8j34b6ghc59acaheil2gicja5bhj8fb3j9jae54a2j83jia59hjbjcg6cdae7ib8bh79cj1ej",
  "locked-pair": "w1j6kd37ia3g41ibefhakgfj4c2gjaj2fi85jIcJ0Ac1j2gng9cajd2gfcah5if8c9e4abgi15b8g64c",
  "locked-triple": "w18dejijg6jifa8A67lg3bk5h912i3ged6a8dh691kg5eaglik3ginfjb457l9j5h2j9k7",
  "naked-pair": "w16cabedhi7bd7j1j36eh9efgc4kg5j4kfjh48k67i5jaflegd3ib6legd3gd5i21hfea8g4f239",
  "hidden-pair": "w18bfikacgicgf8a524d5abc7h6ig9l6jeafab5i3dg8edn9fc79lfd21fel983bh4c6ig1e",
  "naked-triple": "w16hjiacj45j1idb5k6je4g8fa9j92fh3dkaa4c5gil5g8afbdc9j3j6ejiE1djie24jB4B1jdf1c9hk7",
  "hidden-triple": "w12h5aj9j6l7k4hei4ji85ja2jgj69laji2j31j5gj3mGgjiB8j9k8bgc55j3k19hbhgbeic641",
  "naked-quad": "w1oC4kgd3i8a265bk4j78ji53fa7kM0j4bg8ikea918k5D4o2kM06pb3k25j9j7j",
  "almost-locked-pair": "w1f92a748kchgbie16dedahc6kgaj3g5ijdh9Ai4cjh7AiB18gj4jbk9dj85bgkB17ajidcjh22ji6h14gj",
  "x-wing": "w1fk5ha3j2je3fgb8aj1h24cig65c2j14jf7mcfj2j1ja6b9gecj79185fdbcbch7adie65fdibcahg",
  "hidden-quad": "w1jEm46kIij1jEm6lIimCh9j2f43F6jK45kAc1jEmjCkj9jAcfjAhCgj364k841li7cf79lfj5bBkBk2j7Akj9d",
  "remote-pair": "w1cgjb4jf98jfjij8bgch2i67ceadge81cf9d2iacd8b7eff4be973hajhfgbkci1igc64hb523jhjijf7",
  "almost-locked-triple": "w1jh4le1I2fj58a9jdggaj25dk8ed7abhi363fb9d7ahe1i86cegb485ak2B87pFaj1k6kaEak",
  skyscraper: "w11e4b3kgiiF0gda5ck3k79jae4gdeafik3bac8gde96f9hc5bgda5j1i4gj3j87i6bcd1edcjehaij7",
  "two-string-kite": "w189galcfc1f7jEgIijddb5j367jafhj5jacgj1ejc7j6j8gcif8241e2gadfke3if8b5ca47edcj17jfj",
  "dual-two-string-kite":
    "w1jArfhjiArcArcikArfhjArkhArArcfijArcjArArjihfhjifcArjArArfArArjihjArcjhArcfArArjiifcArkArArhArArjihArcfj",
  "turbot-fish": "w182ei4g1kgja2ej9dhkij1he7bj5hg2B8jiab1j589gk97B8ak2he6hbjgej1ia9lbh57ej78iajbj",
  "xy-wing": "w1djea7i2j88jbed6aijaj9bchkebd13he9kcigfbdh5a586giak2g13i62eh4fehd1cgb99b4he7jaj",
  "empty-rectangle": "w137fh2ij1jhbd1ec7f9k9gd6b3hb4jf9haj3jc84a5fjbk13gbhlhcj6j9ja4I1k8jcj6J1J1kck87",
  "dual-empty-rectangle":
    "w1jfejCaihCaaiahfCajCajekCaahefijfhjCaejCaaieiCahfakCaCajaijCaefhheikCaaCafjCafCaahiejaCajeifjhCa",
  "simple-colors": "w12gcj6heaja8iej37jfef4gk8cjf5a3i7k8d2gahf9ec9chb5d67ack8lfghk67jc9jgj6jc2ah5",
  "w-wing": "w1aif4ge8bc52hk61d7dg3bkfe9b3ek7df1ghaf4bi3e964jejb7hce9jfdgjb8dbgA5j5jff17e2jcjd",
  "xyz-wing": "w15g6d1hi3bbdhcf9gea31i7e2fhdge4l8iff2chiead7iha6ke2cdjel31h8j7lb6eaj2e8j4gi",
  swordfish: "w1fi871de3bj4j5k86ac1efh2jdkA6daj5J0jF01j6ldeK4e8i46jbaj9eaj4kbF0hj3beja9d4B2l1k5",
  "symmetrical-placement": "w1l7jdk1j14ijhj5k6ja35l2eahign3ea6982fh9b43p5k4k9k8j6k1l7m",
  "multi-colors": "w1cj4ija72fi1gkce8djb64gj9ac1fcjdij75jg2jc6adidj9aj736k4a3ijF0ek3eG0F04ji1ji8Dg1jdcj",
  "broken-wing": "w14g9fl3j18edgcf92bcfk57djgi2j46j5jedjgkM2jN436kejMa7M8i2ca67j8j8ag5j4lfe4j89jag",
  "bivalue-oddagon": "w1457fbhciafh3j1iCiCgAaa2i5m83da2769he8fbai5k3giec8dj1jbg68jaj3i9chjBgbaBgC8e1d9kh2j",
  "unique-rectangle-1": "w18ej3b74ikgbid5k8c946habegj3jhj2K0D042d71j9ehjIg68gjdI1bjd8ibjc6j5jbjdj8k97ac59fhd2",
  "unique-rectangle-2": "w14g9fl3j18edgcf92bcfk57djgi2j46j5jedjgkM2jN436kejMa7I8i2ca67j8j8ag5j4lfe4j89jag",
  "unique-rectangle-3": "w1jilaj3jfjCcj9k811m49gjc1i2fhedg4k51cf98e68dgiabcg46hkcaikaicf75di3ead78f2",
  "unique-rectangle-4": "w1f91c8g4e2bgda59h6cc5hkfgi1n5187jagh9lf8lg1kikAkg14jbha429fh3g57hJ0elad",
  "unique-rectangle-5":
    "w1B4B4j17hAaj52AhAomg8I1g8eB2BaB93I9j4gj8A3ejchjcg5I3j6j5ja3Aaj9h77hj4jBg3jA3jAh2h9Akg4fdI462jgh5j",
  "unique-rectangle-6": "w1dh6ck5ia9b71efhd3ace94h6bgjakhI2gck9cjD0a48j7j8jI23aeI235jD0jC8j1hhgi21ecfdk1h3k75",
  "hidden-rectangle": "w1c26dihe17a79b356dhde8gf1jckaj3jfj8kfl9j2k9lg46j54b1gchifihaf5bcgd6cgi84jej",
  "avoidable-rectangle-1": "w1j3jbef497eb9h7da3fg6dci1lia5fdhcg2dgbi3e68afhcab7ed929k13kdj5g4f2iakdk8il",
  "avoidable-rectangle-2": "w1j9b4je1k5jafjgA6iAacj6ia2j8eifcjgdej842h35jij715ghjij3B8b3i74h6ea6E1de9jG4m5jB2jE4d9",
  "bug-plus-one": "w1dbaifgj3jfc5da8bi798g3b5le62gid3kg4c8ea9b68aibcfgkcehf4917bai6e7bkc2gd1hcki",
  "finned-x-wing": "w1flb4j1eIk2j7fakdCc1j9ej2j6j6jea2jd8kb64j1jcM8I81k75fbahfbk4eg2kd76c8ala85fb9",
  "sashimi-x-wing": "w1B95jhj2jik9be6jc8kC48ikBpjbj6914e2cj3j1bhfk92jec7ikF8ek6bhi4jF8E1jgi3j25i2j4e1hj3",
  "siamese-x-wing": "w1ecgM1bjdkM1bdjM1cjegM1kdgecbM1jeM1bjM1gcdcM1bjdgM1jegdjceM1bM1jbgeM1cdjM1lM1gM1bedcdM1cekM1gb",
  "almost-locked-quad": "w1l3hbgf1h76a9ecbdc2afg45i8l5jgdcie43hbiag67j943jbhel7j8f4ckgikh12jE5jbk9eg",
  "unique-loop": "w1iAk7jajhbjadjh25gij2hj9jg4aBg7ke8afdkJ012k57lAijg9a3je187ibcf432dae698g6g9khbe1",
  "extended-rectangle": "w1k7a835dbadbef9chgk3bdg619cae6i8bgdk4ge2ai37294cahe6bIk1j7kfj4Kgkbk3aIgCkkak2j",
  "bug-plus-n": "w1dh6ck5ia9b71efhd3ace94h6bgBgakhI2gcJ0j9cCgD0a48j7j8jI23aeI235jD0J0C8j1hhgi21ecfdk1h3k75",
  "w-ring": "w1dh6ck5ia9b71efhd3ace94h6bgjakhI2gck9cCgD0a48j7j8jI23aeI235jD0J0C8j1hhgi21ecfdk1h3k75",
  "grouped-w-wing": "w1akI8g5f3b7k2A96hje2e6l4jgjB8j3eagbheb178di63j7jfbia54I4J4bjB4gej1kea9j27fF01g5j2cji",
  "inverted-w-wing": "w1dcaiehgfbhegkadicibfcgdaehckhjefdgjhdjijcjekeD1dchjiadkckhfejcdhjbgajghAjlcd",
  "m-wing": "w1efa2hig3djC2j51jh69hji6j75abiCij1CoB8jhk8B2iCgB21djaAi4hli7f97cbade8k8g659b12a5di83gf",
  "s-wing": "w11l75d3bd3glF0e9jeI2c4M0jgj8a4gbcif5cgfe9abh4i2eh6dc17k3jejgdj79j4jfe2c54k37ji6",
  "l-wing": "w134f8b7eaika6ec8gdhg5daic6bA9ejA5j26ihA3j39jE1gd5j89ejd2cajc2j9jdhfj1k4jij3I8lE4j1j7",
  "h2-wing": "w1f91c8g4e2bgda59h6cc5hbdfgi1n5187jagh9lf8lg1kikAkg14jbha429fh3g57hJ0elad",
  "h3-wing": "w19dfE1j27kgehI46k4jb13jC8j9kfci418ek5hafbg3iddg2lf8ac9gj86dkh65C2lci1b4e93hk",
  "h1-wing": "w1f3hk9b1k45jhj63j7ja3kdhjcfg812ie415kC8jcjhdhjIgk7ja8a3kdeg2egdl89fkf75hadc",
  jellyfish: "w1fC525kK4jC989k1kAi6AckfE6O4K4jC9j6m1Cg31Asj7fAsj9bj2G49ja4fjbE4B4j7k195jD8a9bj3G0K4C5K58Ak62Aoj",
  "finned-swordfish": "w1flb4j1eIk2j7fakdCc1j9ej2j6j6jea2jd8jCgb64j1jcM8I81k75fbahfbk4eg2kd76c8ala85fb9",
  "sashimi-swordfish": "w19k8kal12jif7jh8k12jfkAkj82fajgj7kdh93kA9I2I9k5hI3624j6Cgk8168j91bk7mdhbfj",
  "siamese-swordfish": "w1haB6dgB6ekdkeB6jhgagjejahdB6B6B6jhjdajegB6dagejB6hkegB6hB6adjeB6dajgkhahjB6B6egjdjgjhjdB6ae",
  "wxyz-wing": "w125djij1gc6h7c1enI1d2gf8ed6ImEgk7AjkA687m4gk942jf85mihkal83j97hm4k6",
  "firework-triple": "w1kI9738jAhjgj3ba9jEgdj28e4flE4aj45jG0i6e9fhgl1E44j6ia5G0khA9cj79j5jgIg1jAo3j86cAhihk27",
  "firework-quad": "w1m3ja5bj8k5j4ick21idhf7Igakgj62d8Aqkfjga9fj7j1iec8khf21i4eb6ei47ch1j9j3hebg6",
  "firework-pair": "w1ajhcdj9j546ejaijh3cij8ej41jg8i1bc65dfc14g58bi2ed9fhkaedfj3jaih8jc6i1e4j91je8dl",
  "firework-w-wing": "w11jD089k4j8k21l7l7j59813154B29k8j8j5k41l41j8395jK01382j646j89ej1A6k236j18j9",
  "vwxyz-wing": "w1oE2G36j4238fk596j2mdj2Cgk416nAl2dEk7j84j6l2k3Bp7kMim9lGik5jB1l43",
  "grouped-inverted-w-wing": "w1bjedkijghjajijebdigdjebfajgE1jejibdjdijH0bjajeeE1bjB8AdgjickbjfhjaabhicedgffkajE8cjb",
  "grouped-m-wing": "w1eag9c2lb6i1d8ge3h43kei2a6ihdlged35kg1jM21g2je9k4jhjej6AaI5kbkI1458j95j2hlg",
  "grouped-s-wing": "w1h1jdc5K0j6gj32jfj8jejB2jh7j3Aa2k8jc4C1Cgjhk7dAi6Amj7dfe2hk9bg3dhf5a6eagbic48d3he61l",
  "grouped-l-wing": "w16k1cd5jM2j5j8f2jA9I1j4hg5ij364D4ajieD2jE28B25AagjBd9k9jBah1jeC8jhD852j9A9j9jD8ja8j2ee1b9d7hf3",
  "grouped-h2-wing": "w1f3hk9b1k45jhj63j7ja3kdhjcfg812ie415kC8jcjhdhjIgI4j7ja8a3kdeg2egdl89fkf75hadc",
  "grouped-h3-wing": "w1lK5842k4mDi1386mA647je3a27hf9dbdij6jhj78gfdIhIgjbj1odbj64j217hk52h4C49jB1",
  "grouped-h1-wing": "w1l3hbgf1h76a9ecbdc2afg45i8l5jgdcie43hbiag67j943jbhel7j8f4ckgikh12jE5jbk9eg",
  "sue-de-coq": "w1649he1l15gdc2ih68cb9fgekg2jai8Acj5e1jbdcG0ji49jeg6lijdfaej3jcja729j5jbjec84j9j",
  "finned-jellyfish": "w1k652jda842G0f1j3k1ejM8jc6jbjF8523jak2FcI81gE85F4jE47aje6bjdk3kb9jakbc8ag4jD01C8jJ0eh2c",
  "sashimi-jellyfish": "w1hacbifekfibkeachjejhcabfijfajhbiejbjieajfhjejhjfijabcjfieE8jbaabjfjchieiG0eabjcjf",
  "siamese-jellyfish":
    "w1bjdgjFhFhFhiFhgijdFhbjFhFhFhjFhibgdjdiFhbFhgkFhkgijFhFhbdFhbjdkFhigkbjgdiFhFhgdFhFhbijFhjiFhkFhjdgb",
  "uvwxyz-wing":
    "w1M2D9AcA2BoGgA4A9C0G2AkE2CoC4aBgiAmC0J1BgEkFoI0EgA8CiA1E0iC3AjA4B8AqB4A8AjA4AoE0J0I0C1A5AgC0B1A1I1A8A3E1L7A4IgC3B4BqGgC0A2E4J0A8C0E0A1AaAiA6O0C6EmE0iEkC0A1fAr",
  "bent-xyz-wing": "w1ChiChhjfjcdcjdjeaM0fgfjC1cdjeldI2fG4jE4aejcjaijdjfhafejdjgidfhjA5jgekejgE1E2fdcA3gcdfeM1k",
  "bent-wxyz-wing": "w1c71fehi2dh5bc49af7fi4bage3h9j6kbhkg1hkfl2je8j1k6dbga6e3891hi7b3f4eefci84l",
  "bent-vwxyz-wing": "w1c26dihe17a79b356dhde8gf1jckaj3jfj8kfl9j2A5j9lg46j54b1gchifihaf5bcgd6cgi84jej",
  "bent-uvwxyz-wing": "w1i5c7fh41bhdae327fi2gfi1d5ch1ldg9j67kB15jE2d3dB4j8jB4jgjc9gj85jbdj824gj3la4A6mg",
  "als-xz": "w1k7a835dbadbef9chgk3bdg619cae6i8bgdk4ge2ai37294cahe6bIk1j7kfj4Kgkbk3aIgC4kak2j",
  "two-line-uniqueness": "w1k2fidjEgg5jik1jEa6j6l59j1jAjkcgd694Chjihfli36j4bE17jf934ehga2lb6cj9Aok571i6E4j",
  "als-xy-wing": "w12d36eig8aa8fk7eI2jgiej1j4B2jejb9jE1kg9ghj2j1jefj4E1g5k245ilbghh67ei2cadc21g8dj5j",
  "two-digit-uniqueness": "w1BaiAcj1jhg5jg8k9j4aBeaAo87Aukii2aj6h7jdjh7j4j9bfj6j29gj1h7jB2i8j1jc1jigcB8jh2h3B2B9jApj9g",
  "two-digit-placement": "w13kAi1gih4aj7jI8j5cfE8EoijcB8271M0jajg34kJ8jca5jgk57j9jh613j3e7jahAa921hdjIgcjgg9jc8Ai1B8j",
  "death-blossom": "w1E4lI857lCoKi81K2j3nK83j58j8j4cJ0ke5j37kA98k2dkh3j6491lhfc2kc8di1gE4l6I154b",
  medusa: "w1kAc6kC35G4kB4ikA3dk213dj96j3j7bafji4jApB8jg9Alj2bj9j5cfjC1I16k34G0bIg4I1k62C4jIggcbe9hd1f",
  "x-chain": "w1jD5j2j45jij2Aoj8i1kF89E93kgki5kAaj6Af714l3j9j2j69CoAhjAtAsk94j7jAk8l5ki6lAnj9j4gj",
  "xy-chain": "w1e782jijdcdj2k3eg9jc95742hj34g691hbekaj4e3l5fk2j1mI5A7k58G2E3jIden95A9A3j73j",
  aic: "w14if87jbje2j596kG9C1j7jeAeA66Adiek6jC239868jA5iCcej2ikA75h4mE34E6eiH0j359kfj2djB8Eak915j",
  "als-chain": "w1jBgjbkAc1M092aj35fjg8j4ajg5bj3g6j2keabj5371j64admA67A6C8k6aM0Ca3Ai612KojcC8jEgjM4M4CgEo21jf",
  "grouped-aic": "w1kgjdj31j4khjc2e7cE251K2kdk3l2jh48jA34Chlc76d3hiab5IjIh3k487kdj7j8ej1jg8jIk14j2",
  "als-ring": "w1jD0D2cheakdacgkhefekfadbcgjbdejL1cH0jfEgkcK1dK0bickdD2eD0aldjH0iajhmcfjeA5B8jiBgE3gk",
  tridagon: "w157m9s8j1r168k4blaj28j9k2j9416n2fjM0k6j9j82j4l41j6M0j",
  "domino-loop": "w11p2j9j4l5l6l7l5j9j3p7p85k4j7n6l3l9j8l2n1",
  msls: "w12jhed31D0jfj42ji3ek5k76E8bI8j3jF02ej4a5A9j9F0j2k8I9bl6K05jb9leG1Fc16k58I8jbjheji2kBc",
  "junior-exocet": "w1p39n1k5k3j5j8m8j9l6j7l2l1k4p9j8k5k2m6k4k7n",
  "franken-x-wing":
    "w1CsjCsCsaibfkfijbCsCsCsaabCsCsfkCsijiaCsjCsfbCsfCsCsbikaCsCsjbfCsaijCsjCsjiCsfajbbafjCsCsCsijiCsjajbCsCsf",
  "franken-swordfish":
    "w1cO1O1O1jfjebefkbO1O1jcjbO1jecfO1O1O1cefO1bO1kbjfckO1O1eO1O1jejO1cbfO1jcbO1O1eflO1jfebcO1febO1ckO1j",
  "franken-jellyfish": "w1jdeD4jbiakD4aidebkibjaD4jdeD4jiD4ejajbdajdjbD4eijejbdiD4D4jabjijadkejaD4D4eijdbdejbD4jaD4i",
  "finned-franken-x-wing":
    "w1cjijheD8bkD8D8bcjehiebhilD8cjcjD8eibD8hiD8ejbhcjD8D8hbD8jcijebichD8kejheD8cjD8jibD8keibhcD8",
  "finned-franken-swordfish":
    "w1jigdhcejfedcjfA3ihkhkeidcjgcekdB2ihhjiecD0jdA3djA3hiD2cC3eiC3hB1djC3eccejighA3jdjC3dcjehji",
  "finned-franken-jellyfish": "w1hacbifekfibkeachjejhcabfijfajhbiejbjieajfhjejhjfijabcjfiekbaabjfjchieijeabjcjf",
  "m-ring": "w17kAqAi8l5j4C26aj9j12F0l5jF02j5l8kfm7j3ep62j6j9j3p42p1k83",
  "l-ring": "w1idhagfcebbfgciejhjceadhbfgifjbedciakacbfijdediehagbfcjbfgcdeijejifbajckcdiehjbf",
  "h1-ring":
    "w13F2A17A34B0IgIhA2jB05I0N0jL549GoAg3A1B0E02l2hA859C03Agj4I07A1bB08gI0E06AcA21kf1I0jAg37j24j3jE0C15I1B08AgCgAafK2A8IcA1",
  "als-m-wing": "w137j8BgIaalBijDoDi1jGcGa4k3k56G08BgjC2I6Im41kAo91jCqk3bAlkM467lI4jBg4E42Eka5BcB8jaE6M0C4N01829lCoj",
  "als-s-wing": "w1fgj42jA5j8b3jFgB1Ehjdj1hdc7kfbdfhj53k9gj21jd6k3j1J0jC2k49ld6G15jh4jIgjChj2f5j6M2I5G24O0j",
  "als-h2-wing": "w1efjikC5hkEaijaejfmfkC5iefcebgijdlE8cefibgbigdhafecikefjdcjhjfacdjgimibjaf",
  "als-h3-wing": "w1J4k8BeB5j5jFkl7mEk27j9Alk6M14M06E12m6lG59bdj3bijC8f81Eoj3k9G1f2Aaj65AaG13kM2O01m4Mg",
  "als-aic": "w1k5j9j6Ae8f4ij38jC2C3hj27jBgjiAd9jhjB3gAdAeBfd63ihj7ma3Bg4i8j5jf8jij1k9glh6j1h4jD0j2j9",
  "oddagon-chain": "w1jK8Ac6kC35G4jCgB4ikA3dE5j213dj96j3j7bafji4BhApB8jg9Alj2bj9j5cfjC1I16k34G0bIg4I1k62C4jIggcbe9hd1f",
  "tridagon-chain": "w174k985k8j9k6m65j7nG0G8j69j5E89k7n65j84k97l6j48k5n41j4o3j",
  "forcing-chain": "w1lbjN8Ac1M492aj35fk8j4ak5bj3g6j2keabj5371j64admA67A6l6ajCa3Ei612kcC8jEgn21jf",
  "kraken-fish": "w1jicj4CiC2f12f7jia84l4G6j6Ak9C26j8k942j9kd3GgjEgfjAd5fl7M0jAqf18jIijIajEriCijA66A5Ea3Eij9f4CijG2",
  "mutant-x-wing": "w1jCkCkbjfhdibhdiCkCkjfjifjdjhbjCkdCkijfbjCkhhjbCkiCkdjffjCkhdjCkibCkbkCkifhdjdfCkhjibCkCkihfbdCkk",
  "mutant-swordfish":
    "w1jL1jcdjL1ehhjdjeL1L1L1cceL1L1hL1dkL1jchL1dL1jeedL1jckhL1L1hjL1jecL1dL1cheL1kdkL1L1djhecL1djeL1jchjL1",
  "mutant-jellyfish": "w1JgdjaJgbcjgjJgagjcbdjbcgjdjJgjaJgjdjbagcJgagjJgckbdcjbdJggjajgjcJgajdjbdbJgcjJgagkajbgdjJgc",
  "finned-mutant-x-wing":
    "w1BmjdBmBmgiajBmBmidjajBmgajgiBmjBmdBmdBmajikgBmBmijgdkBmajgjBmaBmdjigdjaBmijBmkBmBmjgdaiBmiaBmBmkgjd",
  "finned-mutant-swordfish":
    "w1cLglbdaldcLgajbLgbLgaLgdkcLgdaLgjbjLgjcLgbjLgLgcadkLgcjadbLgkdLgbckLgaajLgdjLgcLgbLgcbajLgLgjd",
  "finned-mutant-jellyfish":
    "w1jEmadjifjEmEmilfjdadjfjaCmCmCmifldajijijdjfCmaCmkaCmijEmdfCmjAmEmaidCmjfafiCmjEmkdjdjfkiaj",
  squirmbag: "w1MgfMggjcbajacjfbjgkbgjMgajMgcfgjfcjaMgbjMgabjMggfjcjMgcbjfaMggcbMgafkgMgfMggjcbjMgakaMggMgcfb",
  "finned-squirmbag": "w1cjijCobhfjfjbhjijcCoCohCocfkbiibfCohckCohCokbfCoicjCocjijfhbjcCobjhiCofbfjiCojcjhjihfcCobCoj",
  "sashimi-squirmbag": "w1hfgdAlkiAldAlkgifhjAljiAlhfdjgjAlAlfdghjigihlAldffdjhiAljgAlihkfdgAlldgkifhjgfijhAljd",
  "siamese-squirmbag":
    "w1hjifAugAuAujAugfAujAuhikAuAujhiAugfjAuhjgfAujifAujAuihgjAuAuigAulfhijAuhjAufjgjfjgAujihAughAuifkAuAu",
  whale: "w1gdF4bkiF4ebF4edgimijF4eF4dbgieF4jbgjdF4dbgeF4jF4ijF4kF4idegbjF4biF4jgedejigdbF4F4jF4gdkebji",
  "finned-whale": "w1NgdjbNggjajbgaNgkdjNgkNgjdagNgbkgabNgNgjdajbNgjdjgjdNgNgjgkbagbjNgaNgNgdkadgNgjbNgNgNgNgNgdjbajg",
  "sashimi-whale": "w1jckeajdfjaM2jfdM2cedefcjM2aM2lejdcfjaM2daejfcjM2fjcakejdeM2dfcjM2ajcfjdaM2jeM2alM2edfc",
  "siamese-whale":
    "w1CmkCmiafCmdfCmCmjdjaijidafjCmkCmajCmdCmjCmfidifajCmCmjCmjCmCmCmfidakadijfCmCmjCmjiCmadjCmfCmfkCmCmida",
  leviathan: "w1ajibGgjfdGgGgfGgdjajbijbdiGgfGgajbajGgiGgjfddifkbGgGgajGgGgfadijbfGgjadibGgjGgjaGgbjdifidbjfjajGg",
  "finned-leviathan": "w1aiedgkE6E6E6kijaegddjgjeE6iajgjaeidE6E6jidE6kgjeajejakdigjaiE6E6jgdeegdjaiE6jE6E6E6jgdeaji",
  "sashimi-leviathan":
    "w1aJiJicdhJikhcdkJiaJiJiJikaJiJihcdJihcjadJimaJiJijdhcdkhcJijaJicaJiJiJikdhJijhdjacjJijdJiJihcjJia",
  "siamese-leviathan":
    "w1ejN1gN1jN1cdjdcejN1gjN1jN1gcdN1jN1egN1jdjN1ejcckN1ejdgN1jedjcgN1N1jN1jejgcN1dN1N1cN1kdjegdgjN1jeck",
  "franken-squirmbag":
    "w1jP2j4P235jP2jP24j5P2P23P23j5P2P2kP24j5P234kP2P2P24P2k5P2j3j3jP2P2P245j5jP2P23jP24j4j35kP2P2jP2P2jP2j43j5",
  "franken-whale": "w1jgedF6F6F6jaF6jF6aejF6gddakF6geF6jgF6jejdF6akedjaF6glF6agF6kdeedgF6jF6aF6jF6jF6F6dajegalgedF6F6",
  "franken-leviathan": "w1eI5jbgdfjI5gjfjeI5dI5bdbjfI5kgejfedblgbdjI5jgjefkgjfeI5bdI5edgkbfjfjI5edbgI5kgbI5jfedI5",
  "finned-franken-squirmbag":
    "w1gMhckdIjfIjdIjIjMhfjgjcjfMhgjcdIjjIjdlMhcgfkgfcIjjdIjfcjdgjIjIhMhcgIjIjdfmMhfMhjgIjcdMhIjdcIjjfIjg",
  "finned-franken-whale": "w1bjhkK5fjeK5K5fjebjK5hekfjhkbhekbfK5jK5jfbkehmK5jhjbeffhjeK5kbjK5jK5bfjehkbehkK5fK5",
  "finned-franken-leviathan":
    "w1jhcbjfjeI9ejI9jhcjfbjfbeI9jhjcbekchkfkhfbjecjcjfjeI9jbhhI9I9cjbfjejbehfjcI9jfcjI9jebhI9",
  "mutant-squirmbag": "w1jideakG6G6aekG6G6djiG6G6jdjiaejdG6eijajG6liG6G6deakaG6keiG6didkeG6G6jajG6G6aijG6deejaG6dG6jij",
  "mutant-whale": "w1edjI3jhcjffkcI3dI3heI3hcjfeI3djcfdI3hkeI3I3jefdchI3jhI3keI3fcddI3fecI3khjchdjfeI3I3jeI3hI3jdfc",
  "mutant-leviathan":
    "w1jbI5fjdI5hgfjhI5gI5jdbjgdbhjI5jfdhjgjI5bfjbI5gjfjhI5djfjhdbjgI5gI5jdjhfbjI5jfI5bgdjhhdbjI5fgjI5",
  "finned-mutant-squirmbag": "w1fj25kK4k89k1kAq6lfkK4l6m1j31k7fk9bj2j9ja4fjbl7k195ka9bj3m8j62k",
  "finned-mutant-whale": "w1jJ0bajcdKghKgakhdbjcdhcjbjKgakdjbfahcjhbfjcjajdacjdjhkbcKghjabjdjbjacdfjhjJ0jdhkcba",
  "finned-mutant-leviathan":
    "w1jN2dcjN1gejgcN1N2dejN1jejN1gN0jN1cdjegdjcN1N0N2dN1N2jegcjN1cN2lN2edgjN1kcjdgejdeN1gjN2N1cN0gcejdjN2j",
  template: "w1jijeH4kbaeH4aijbkH4bjH4jH4aeijabiH4lH4eH4H4jajeijbkejbiaH4H4H4ebjijH4ajiajbeH4H4mH4jajbei",
  "set-logic": "w14M1l3m5jB2k7Edk2j8jAoj699jD2k8jAe1D0E4E2a4ji5A6Ah4Ah9B42kH08k3j12kb6khKgn3D82Lgl",
  "forcing-net": "w1fj25kK4k89k1kAi6jCljfkK4jG9j6m1j31k7fk9bj2j9ja4fjbl7k195ka9bj3m8j62k",
  "als-blossom": "w1be79c8f4al25gi839ch4kgb5k2jO04j3j57jE5M2jdjE2cj4jK2j1jG28bl9c74j13H0E8bk9kIgGkG8Ak2aj",
  "bivalue-net": "w11jAo7Ael6g2j5B5B5j4jAof3ik7l4k9lAmjK5j2H04lI2C56k5Ia8Iak7jFjj3l5kH59j2j6lGmC6k1",
  "nested-net": "w1j4kF4ji2e3k51i7l952F8jaF03j5jgi38l8if5l7kc1E8je9jGi3G24jAh6j9Gij69jAhlij4k6jej",
  trial: "w1elfcdhgjhfkdjecdcghekfjhdjfjgecjgekcjfdhjfcdhegkcjdejhjI3fkhjdfcjefjecI3jhjd",
};
