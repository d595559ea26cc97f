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
finned-franken-swordfish w1jigdhcejfedcjfA3ihkhkeidcjgcekdB2ihhjiecD0jdA3djA3hiD2cC3eiC3hB1djC3eccejighA3jdjC3dcjehji
finned-franken-jellyfish w1hacbifekfibkeachjejhcabfijfajhbiejbjieajfhjejhjfijabcjfiekbaabjfjchieijeabjcjf
finned-mutant-swordfish w1ajhjedcjidcjhleajejajchjdcikaedjhjhjidjeaceadchkijhdekiacjijaechjdlcdjaihe
finned-mutant-jellyfish w1jEmadjifjEmEmilfjdadjfjaCmCmCmifldajijijdjfCmaCmkaCmijEmdfCmjAmEmaidCmjfafiCmjEmkdjdjfkiaj
finned-franken-squirmbag w1gMhckdIjfIjdIjIjMhfjgjcjfMhgjcdIjjIjdlMhcgfkgfcIjjdIjfcjdgjIjIhMhcgIjIjdfmMhfMhjgIjcdMhIjdcIjjfIjg
finned-franken-whale w1bjhkK5fjeK5K5fjebjK5hekfjhkbhekbfK5jK5jfbkehmK5jhjbeffhjeK5kbjK5jK5bfjehkbehkK5fK5
finned-franken-leviathan w1hfbgkdcjdkbjcjfgjgcfjdkbgdkfhcbjbcfjgkhdkhcdbfgkhgdjfbjcckhbjgdffbdjcgkh
finned-mutant-whale w1jJ0bajcdKghKgakhdbjcdhcjbjKgakdjbfahcjhbfjcjajdacjdjhkbcKghjabjdjbjacdfjhjJ0jdhkcba
finned-mutant-leviathan w1jN2dcjN1gejgcN1N2dejN1jejN1gN0jN1cdjegdjcN1N0N2dN1N2jegcjN1cN2lN2edgjN1kcjdgejdeN1gjN2N1cN0gcejdjN2j
finned-mutant-x-wing w1fcIikagjhhgjfIicalajghIijcfajghlfcjfhjcgjdajIicjafhgkhjcgjfaIicjaIifhkggjfakchj
franken-swordfish w1kedfbajibfkaijeG4iakekbfG4efjbjijajbG4ijaefjajifjeG4G4beG4bajfG4ijfjaeijbliG4bG4jfae
mutant-swordfish w1ihbjfAlAldkfdijhjbAlmbdhfidijbAlfkhAljhdAljbiffbjhjijAldjdkibfhAlbjifhAldkhAlfAldjijb
mutant-jellyfish w1JsbaJsJslgJsJsjbgjajJsgjJsJsjaJsbJskJsgblajagJskbkbJsJsajJsJsgjagkJsJsJsjbkJsjabgJsJsjJsbjJsgJsaj
franken-jellyfish w1jdeD4jbiakD4aidebkibjaD4jdeD4jiD4ejajbdajdjbD4eijejbdiD4D4jabjijadkejaD4D4eijdbdejbD4jaD4i
franken-squirmbag w1bdO1ejO1jfkO1kfbO1edjfedO1kO1bO1jfO1jdbjejO1bjefjdO1jedbkfjO1fbO1jdO1ekelO1jdbfdO1jfbejO1O1
franken-whale w1JsbaJsJslgJsJsjbgjajJsgjJsJsjaJsbJskJsgblajagJskbkbJsJsajJsJsgjagkJsJsJsjbkJsjabgJsJsjJsbjJsgJsaj
franken-leviathan w1iclefbG1kefbijcG1G1fbcG1jijeG1jfG1ebcikeG1ifcbG1jcbikG1G1efeG1cjiG1jfbfkbcjeG1ibijeG1fG1jc
mutant-squirmbag w1kedfbajibfkaijeG4iakekbfG4efjbjijajbG4ijaefjajifjeG4G4beG4bajfG4ijfjaeijbliG4bG4jfae
mutant-whale w1kedfbajibfkaijeG4iakekbfG4efjbjijajbG4ijaefjajifjeG4G4beG4bajfG4ijfjaeijbliG4bG4jfae
mutant-leviathan w1kedfbajibfkaijeG4iakekbfG4efjbjijajbG4ijaefjajifjeG4G4beG4bajfG4ijfjaeijbliG4bG4jfae
als-h3-wing w1J4k8BeB5j5jFkl7mEk27j9Alk6M14M06E12m6lG59bdj3bijC8f81Eoj3k9G1f2Aaj65AaG13kM2O01m4Mg
als-m-wing w1i5jcj1l6C338oC1kf2j397j1kF0Eg2j2j9A9jF0CgFgD4ehfb37k4jI3j6jcI975cK2AijK346l6k8j3I82
sashimi-jellyfish w1hacbifekfibkeachjejhcabfijfajhbiejbjieajfhjejhjfijabcjfieE8jbaabjfjchieiG0eabjcjf
wxyz-wing w125djij1gc6h7c1enI1d2gf8ed6ImEgk7AjkA687m4gk942jf85mihkal83j97hm4k6
`
  .trim()
  .split("\n")
  .map((line) => line.split(" "))
  .map(([id = "", ...rest]) => ({ id, stage: rest.length > 1 ? rest[0] : undefined, board: rest.at(-1) ?? "" }));
