import { type Board, parse, search } from "@wings/core";
import { layoutOf } from "@wings/layouts";

/** A position of a puzzle with other houses, as players reach it, and its solution. */
export interface LayoutBoard {
  readonly layout: string;
  readonly board: Board;
  readonly solution: string;
}

/** They are read when they are first needed. */
export function layoutBoards(): readonly LayoutBoard[] {
  read ??= POSITIONS.map(([layout, text]) => {
    const board = parse(text, 1, layoutOf(layout));
    return { layout: layout.replace(/:.*/, ""), board, solution: search(board).solution! };
  });
  return read;
}
let read: readonly LayoutBoard[] | undefined;

/** Most of them are jigsaws, because a pattern that counts on boxes is rare on each. */
const POSITIONS: readonly (readonly [layout: string, board: string])[] = [
  ["x", "w1jJ3kF4jej4j8jA41jbj7jIeC05H4j1kC65j1A8ji8jC1I44jb6keD7jhkIsjB9jdl9hf23I1g3fj2l8kdkgIgj"],
  ["x", "w1jfjijE9k3A1bicfE1e4j3dk2j8j9j3Aij8C1j9laejAcBcj247ki6j15gkE1jA6iedAijdG1kD2C4E0ihj6d5k1"],
  ["x", "w1697E0da3kA3m7dhj4ej2A4ja6jC0fAg1h2iA8jA6djikhej8aikcjg6C2jB0lea8kdfj87ib9j1gbek4"],
  ["x", "w1ajE02liAgB8BaeLckF1jG4J8KacJpE1kBiEohe6jAcj9gaj3k71jAgl18i5bj6bh9je4j1l4j637j2cD0jC1A3kdj"],
  ["x", "w1I03bjdAgj7hAgjh6jIkA2kB0Aok2haAgi42fh3jAg9ame1C2fA6gkif24ka9k8j3j58mC49dk7ceidj1j"],
  ["x", "w14f9j5jhjc23gfji1dkeh4jg2flckB0i8dfi4Akj8ja2h15ijb736IgdkbjfjhA4hjafedl7mA4A2j"],
  ["x", "w1lB1d2A4h7bj7jh9Ak613M86elbj62djcAgji8M1jE1kE9B7jAkgcAhiBgEgkdd7Ak8jf9j2kAjkghA5BgjBg9A2ajg4Ag"],
  ["x", "w1bA9ji5k7f6cgj24hjI0jejA56gjbjdj3fjikG2egfk2jc19j87ce4fjajbd8A4kAk7j4lBi1Amc9jbjaB0jE8"],
  ["windoku", "w17j2I4kBoJ9F1djiej1A23nhjgk241C0khj9j5l617cj6C4G1lb56A2k19cliEgE4AogBgB9bajAsfl8j"],
  ["windoku", "w1j6kAoA8i73jac8C8j5k9j7bfc1dmI8jg8be2ij3A8E8jajA9j85kB8A4iejI0I8OcM1k673akebj4fj4jM1bcej"],
  ["windoku", "w15jhjbd1jgabj6jh3jifk3eajd8b5amgd4jgjibm8jeC8jfj2C4j2j1ekfjA16gj94jAgjdejfc7ia"],
  ["windoku", "w1AcaBkjhjC0292kcj6C85l8b7iA1jB4jdjBgjC0bhj5bj8A8jf9gfjgijcm6jA1lg5j3A8k2k1I1k76jcdj"],
  ["windoku", "w1j45g39jB1lg2kcji8ijaefj4gcEgjA8A2jgkg1j9hkbekiB07ea3hfgj5aA2n18I0A86gA2iE0bA4jC05jd"],
  ["windoku", "w18kA8B0i1cbaA2jel69dfkbA55gk7j8cA1j9j3Ei6A2Ih4kAhjajB0JgCgkEsbj598B4kgjA4E8gjAh9bmB64B7F0k"],
  ["anti-knight", "w1I3hclf5jBplb3jE0jI37jfhldC8Agjh6A8jAe1A8lcA2E2j58c2gkijfBk9Cgj1Aidjhj14ci8ejgjbhdjBga9c"],
  ["anti-knight", "w1kcjaD0E0eiiC0hk3jaffjAohi2kgc5jihmdbijgjflhf4k9cj16jb5hmibjcjaf8k7j6ieb4"],
  ["anti-knight", "w1hk79jAk2A9C0ak2ehflA8c68Cgl65jhjC3A9k8A1edbjiD4kbjA4fjAo8jdlcj85ej8j1jI2gI2D3C2D0hji4A4A7"],
  ["anti-knight", "w12kA8kfjIgdfh2ej7cj5jchjI0jbdgkam6I08j5D24k1A13ejhjd9jB0jbijE0ejcjdjcaejfgjAggf4bj1j"],
  [
    "jigsaw:AABBBCCCFAAAABCBCFAAADBBBCFDDDDBCCCFDEEEEEEFFDGGEHEIFFDDGEHHIIFGGGHHIIIIGGGHHHHII",
    "w1HcAo9BijalbkCkj9j6G01IgjMkE4j4gE2j16jgA2k3M03j4bgj1fKkfAnk8ChIgjCgA2AhjijCh84Ek7AujaAcfAiikEcjf5bk",
  ],
  [
    "jigsaw:AABBBBBCCAAAABCCCCAAABBBFFCDDDDEEEFCDDDEEFFFCDEEEEIIFFDGGGGHIIFGGGGGHHIIHHHHHHIII",
    "w1l5jaAajg46gajA4jhij8ej7iAbB6BbAik93kgB91cmhijhj2di6gj57AgF4jd29A1B1jgJ1l3dE1lh1keA4",
  ],
  [
    "jigsaw:AABBBCCCCAAAABCCBCADAEBBBBCADDEEFFFCDDDEEFFFFDDDHEEEFIGGGHHEIFIGGHHHIIIIGGGGHHHII",
    "w13C0d6bE0ejiD0jK0ej2cC04jb17j5hifA25A4E2fjijgjdk5C0j2jaB0jci4kheafidc7hj8lgJ0AajA3ji2jhj13j",
  ],
  [
    "jigsaw:AAABCCCCCAAABBBBCCADABBBBCCDDAEEEEFFDDDEEFFFFDGDEEHIFFDGGEHHIIFGGGHHHIIIGGGHHHIII",
    "w19jdB0k5jC1Agf781iA2AcjA5jbj47j6iB6dh7AgmF25jB8F03O0aF0j2jB5kM1j5j1cij4k2kAgjchf7jE8jfA1j5Abjc",
  ],
  [
    "jigsaw:AAABBCCCCDAABCCBBCDAABBBBCCDDAAEEEFFGDEEEFFFIGDDEEFFIIGGDDEFIIIGGHHHFHIIGGGHHHHHI",
    "w1l2Aggj98Aoj9kbCgfA47B24ajhjejB0J0g5j314bEgajiAij3jd1kfg98kigjcdejbjBcAsj7jaB2hibEkkJ5dk7",
  ],
  [
    "jigsaw:AAABBBBBCAAABBCCCCAAAEBBCCCDDDEEFCFFGDDEEFFFFGDDEEHIFFGDDEEHIIIGGGHHHIIIGGGHHHHII",
    "w1micej8jAgc48b7ji7E2icj6adj2j58dglil75A8hce3gf1jh9k4E09eaB0B2gd6kc89j1hC0jekbA4j",
  ],
  [
    "jigsaw:AAAACCCCCAAACCCBBCDAABBBBBBDEEEBEFFFDDGEEEFFFDDGGEEFFFDDGHHIIIIDGGHHIIIIGGGHHHHHI",
    "w1jceI8kB8A8bkgA4581b9I5kf4g5k7kE4j5A6fA16j17A6A4kdj8iAcafk7jdjbjI4h7l6Aoj2jA9jAij8aikc6",
  ],
  [
    "jigsaw:AAAACCCCCAABBBBCCCDAAABBBBCDEEEEBFFFDDDEEEFFFDDDDEEFFIGHHHHHHFIGHHGGIHIIGGGGGIIII",
    "w1j6A3jcjA2dK0C2A4jE49d5afA4h9jAhA16kf4k8jiejilD15dkeb4aji7hjA1jf2d7j3ed15jC02j9hjecjA2fjg4",
  ],
  [
    "jigsaw:AABBBBFCCDAAABFFFCDAAABEFCCDABBBEFCCDDDDEEFFCDGDEEEHFCGGGEEHHIIGGHHHHIIIGGGHHIIII",
    "w14jI1ej6jgcjBiCg1k9jE8jK0jhA61dfkJ0j47M4kej3lC2F1eldfMijC1A5kabK0Ek4k69EgAh2fE0cjC07jfke28a",
  ],
  [
    "jigsaw:AABBBBCCCAABBBBCFCAAAAABCFFDDDEEECFFDDDEEECCFGDHHEEIIFGDHHHEIFFGDGGHHIIIGGGGHHIII",
    "w15jI0d7kE5F4Acjb5F0jI1gjC08jij3A2djbmgdfa8B0Ac1ij7AkA4iC0ajA445k1eg3jfhjbl2j96jC0j3hg25jA1d",
  ],
  [
    "jigsaw:AAABBBCCCAAABBBCCCAAABEBCCFDDDEEBCFFDDDEEEFFFDGGEEEFIIDGGHHHFFIDGGHHHIIIGGGHHHIII",
    "w1Ag6j48k2cn3jh9j8jbaB0djgk59cj1jE0d7cjf2jI0a8ik7dj1ja3jgj8bfj9ajc4ehg6CgjG8fj1icAo",
  ],
  [
    "jigsaw:AAAABCCCCAAAABBBCCADBBBBCCCDDBEEEFFFDDDEEEFIFDGDEEEFIFDGGGHHHIFGGHHHIIIFGGGHHHIII",
    "w1F82jAgB07jiaL0a3khIij4jgjcA3A8j6jchgk2jdj2A8jE0G0f1kIhkd3jhjbIgfbjdcj8jC8k6G2iC2C3jC0j8C29a43D0",
  ],
  [
    "jigsaw:AAAAABCCCAABBBBCCCDABBBBCCFDAEEEECFFDDDDEFFFFDGGDEEEIFDGGHHEIIFGGHHHIIIIGGGHHHHII",
    "w15gj86kc4aj7dhk2j8dcj2egaiAaij1C0cjek1kij3fjfjikblifA1jcj2d7C8jhbj6a9A4jE2Ab9n",
  ],
  [
    "jigsaw:AAABCCCCCAAABBBBCCADBBBEFFCADDBEEFFCADDEEEFFFDDGGGEEEFDDGHHHHIFGGGHHIIIIGGHHHIIII",
    "w15dbI1j7kA1C0h9k3jAidc64jA3jhlI33jEhFi47jfC1jc9Eok2M3jD1edjC3jI5C9jH0bcjinA87AjA668E2jej6ikg",
  ],
  [
    "jigsaw:DDDBBBCCFDAAABBBCFDAABBBCCFDAAECCCCFDAAEEEEEFDGEEHEFFFDGHHHIIFIGGHHHHIIIGGGGGHIII",
    "w1d12j9gkf37jelihk8A4e6daiIgjA1C8f2C08k94C0hk6ajhCk14I0AmlekcafA87C2niAocA3fA5ik8jA8",
  ],
  [
    "jigsaw:AAABBBBCCAABBBBCCCAAAABCCFCDDDEEFFFCDDEEEEFFFDGGHHEEFIDGGGHEIFIDGGHHHIIIDGGHHHIII",
    "w18D0dC039jC21c5bD1hlikajAo6Askf9lejdkhejij1f74a73j8jibgA8jeakc6aji8f4gk5cfj2j8k",
  ],
  [
    "jigsaw:AAABBCCCCAAABBBCCCAADBEEEECDADBEEFFCDDDBEFFFFDGDBEHFFFGGDHEHHIIGGGHHHIIIGGGHHIIII",
    "w1F1jF1eA4bD89E0jdjI67jakc521jdj8jA9ijA25A5hB4jG0f54bC1I0jI4C1j9E26jej4j8j6jAgA67I4j1j7j9A4dbi2kE9E4B05F1",
  ],
  [
    "jigsaw:AAABBBBCCAAAABCCCCAABBBBCCCGDDEEEFFFGGDDEEFFIGGDHEEFIIGDDHEEFFIGDDHHHFIIGGHHHHIII",
    "w168jIglagA2kI1J2c5dE0lCh84fjid9ebkh6j16bhkd7jhkA85fij1gj3I1j8bjfj4k7ejhje3n94",
  ],
  [
    "jigsaw:AAAABBCCCAAABBCCCCDABBBBBCCDADDDEFFFDDDEEEFFFDEEEEEFFFGGHHHHHIIGGGHHIHIIGGGGHIIII",
    "w19j8jBkBhdgA6C4A5C1Ii4j68IgCo2kH4NljAhjEoApjJ9Bgbj3D0jEp3A9jE9jIiL22jf79E5E1dj1g9hB6B4A4j4EgibkAkj616kcaj2j8",
  ],
  [
    "jigsaw:DAABBBBCCDABBBCCCCDAAABBCCFDAAEEEECFDAEEEFFFFDDDDEHIFFGGGHEHIIFGGGHHHHIIGGGHHIIII",
    "w1jfkajI8G0Is7j3JgjA3AaE1IgbeI0jK0hI8B0A16abI0j5gj8jgA9jF0ic52i8ej2A4j4je9jC4jA28A1fhjg4k1ijajfhI47jbAc",
  ],
  [
    "jigsaw:AAABBBBCCAAAABCBCFADEEBCCCFADDEBBCCFDDDEEEFFFDDDEHEFIFGGGEHHIIFGGGGHIIIIGGHHHHHII",
    "w142eaB0hI0cjcjfjbjd8ihfjCijdjiC49hkgcjf1bjA9jh6kekiC4d1F02jfe34kE0kgkhji3jfjI08fk57d",
  ],
  [
    "jigsaw:AABBBBCCCAAAABBCCCDAABBEECCDDABEEFFCDDDEEFFFFGGDEEIIFFGGDEHHIFIGGDHHIIIIGGGHHHHHI",
    "w1m35aI825jAb6j7cjhjA3jA1hj9jgaMglbCoMojdcjgfkbl7jai83k7jEkkbj1jB3kijA8g5ke2jhD0B1B4",
  ],
  [
    "jigsaw:AABBBBCCCDAABBBCCCDAAAABBCFDAEEEECCFDDDEEEFFFDDGEEFFFFDGGHHHHHIGGGHHIHIIGGGHIIIII",
    "w1baj59j4j7jijbcA86haekfjC9kI0c78kB1eidl7j3bB0EgkCaiejck4l1j9Aif85j3B8ijA92i6l5hA93",
  ],
  [
    "jigsaw:AAABBCCCCAAAABBBCCAABBBBCCCDDDDDFFFFDEEEEFEFFDDDEEEEIFGGGGIIIIFGGHGHHHIIGGHHHHHII",
    "w1dje8jbC1l6823jej9jI4bA17jAcejbC44j1j6iejA1l32djB4jied7A42ajE8jcekfC275jfbaihd9bgdfeja3",
  ],
];
