/** The words of a lesson: how to find the pattern, the reason, and what it proves. */
export interface LessonWords {
  readonly find: string;
  readonly reason: string;
  readonly proves: string;
}

type Three = readonly [find: string, reason: string, proves: string];

/** By technique: the first pattern that fits its id. */
const TABLE: readonly (readonly [pattern: RegExp, english: Three, german: Three])[] = [
  [
    /^full-house$/,
    [
      "Look for a row, column or box with one open cell.",
      "It needs all nine digits, and eight are there.",
      "The open cell is the digit that is missing.",
    ],
    [
      "Suche eine Zeile, eine Spalte oder einen Block mit einer offenen Zelle.",
      "Dort müssen alle neun Ziffern stehen, und acht sind da.",
      "Die offene Zelle ist die Ziffer, die fehlt.",
    ],
  ],
  [
    /^naked-single$/,
    [
      "Look for a cell that sees eight different digits.",
      "No digit can be twice in a row, column or box.",
      "The cell is the ninth digit.",
    ],
    [
      "Suche eine Zelle, die acht verschiedene Ziffern sieht.",
      "Keine Ziffer steht in Zeile, Spalte oder Block zweimal.",
      "Die Zelle ist die neunte Ziffer.",
    ],
  ],
  [
    /^hidden-single$/,
    [
      "Choose a digit, and look for a row, column or box with one place left for it.",
      "Each house needs the digit, and the digits around it block all other cells.",
      "The digit is in the place that is left.",
    ],
    [
      "Wähle eine Ziffer, und suche eine Zeile, eine Spalte oder einen Block mit nur noch einem Platz für sie.",
      "Jedes Haus braucht die Ziffer, und die Ziffern ringsum sperren alle anderen Zellen.",
      "Die Ziffer steht auf dem Platz, der bleibt.",
    ],
  ],
  [
    /^pointing$/,
    [
      "Look for a box in which all places of a digit are in one line.",
      "The box needs the digit, so it takes the digit of that line.",
      "The digit can't be in the rest of the line.",
    ],
    [
      "Suche einen Block, in dem alle Plätze einer Ziffer in einer Linie liegen.",
      "Der Block braucht die Ziffer, also nimmt er die Ziffer dieser Linie.",
      "Im Rest der Linie kann die Ziffer nicht stehen.",
    ],
  ],
  [
    /^claiming$/,
    [
      "Look for a line in which all places of a digit are in one box.",
      "The line needs the digit, so it takes the digit of that box.",
      "The digit can't be in the rest of the box.",
    ],
    [
      "Suche eine Linie, in der alle Plätze einer Ziffer in einem Block liegen.",
      "Die Linie braucht die Ziffer, also nimmt sie die Ziffer dieses Blocks.",
      "Im Rest des Blocks kann die Ziffer nicht stehen.",
    ],
  ],
  [
    /^(locked|naked)-(pair|triple|quad)$/,
    [
      "Look for cells of one house that together have as many candidates as there are cells.",
      "The cells need all of these digits for themselves.",
      "No other cell of the house can have one of them.",
    ],
    [
      "Suche Zellen eines Hauses, die zusammen ebenso viele Kandidaten haben, wie es Zellen sind.",
      "Die Zellen brauchen alle diese Ziffern für sich.",
      "Keine andere Zelle des Hauses kann eine davon haben.",
    ],
  ],
  [
    /^hidden-(pair|triple|quad)$/,
    [
      "Look for digits of one house that together have as many places as there are digits.",
      "The digits fill all of these cells.",
      "No other digit can be in these cells.",
    ],
    [
      "Suche Ziffern eines Hauses, die zusammen ebenso viele Plätze haben, wie es Ziffern sind.",
      "Die Ziffern füllen alle diese Zellen.",
      "Keine andere Ziffer kann in diesen Zellen stehen.",
    ],
  ],
  [
    /^siamese-/,
    [
      "Look for two finned fish with the same base lines and different fins.",
      "Each of them is true, whatever the other one says.",
      "What either fish rules out goes.",
    ],
    [
      "Suche zwei Fische mit denselben Basislinien und verschiedenen Flossen.",
      "Jeder gilt, was immer der andere sagt.",
      "Was einer der Fische ausschließt, fällt weg.",
    ],
  ],
  [
    /^(finned|sashimi)-(?!franken|mutant)/,
    [
      "Look for a fish that is spoiled by a few extra places of the digit, its fins.",
      "If no fin has the digit, the fish works. If a fin has it, its neighbours can't.",
      "The digit can't be in a cover line where the cell sees all fins.",
    ],
    [
      "Suche einen Fisch, den einige weitere Plätze der Ziffer stören: seine Flossen.",
      "Hat keine Flosse die Ziffer, so gilt der Fisch. Hat eine sie, so fällt sie bei ihren Nachbarn weg.",
      "In den Decklinien kann die Ziffer nicht stehen, wo die Zelle alle Flossen sieht.",
    ],
  ],
  [
    /^(x-wing|swordfish|jellyfish|squirmbag|whale|leviathan)$/,
    [
      "Choose a digit, and look for lines whose places for it lie in equally few crossing lines.",
      "Each base line takes the digit of another crossing line.",
      "The digit can't be anywhere else in the crossing lines.",
    ],
    [
      "Wähle eine Ziffer, und suche Linien, deren Plätze für sie in ebenso wenigen Querlinien liegen.",
      "Jede Basislinie nimmt die Ziffer einer anderen Querlinie.",
      "Sonst kann die Ziffer in den Querlinien nirgends stehen.",
    ],
  ],
  [
    /(franken|mutant)-/,
    [
      "Choose a digit, and look for houses, boxes too, whose places for it lie in equally few other houses.",
      "Each of these covers has room for one digit, and the base needs all of that room.",
      "The digit can't be elsewhere in a cover, if it sees all fins.",
    ],
    [
      "Wähle eine Ziffer, und suche Häuser, auch Blöcke, deren Plätze für sie in ebenso wenigen anderen Häusern liegen.",
      "Jede Abdeckung hat Platz für eine Ziffer, und die Basis braucht allen Platz.",
      "Sonst kann die Ziffer in einer Abdeckung nicht stehen, wenn die Zelle alle Flossen sieht.",
    ],
  ],
  [
    /^skyscraper$/,
    [
      "Look for two parallel lines with two places each for a digit, where one place of each is in the same crossing line.",
      "These two can't both have the digit, so one of the two other ends has it.",
      "A cell that sees both other ends can't have the digit.",
    ],
    [
      "Suche zwei parallele Linien mit je zwei Plätzen für eine Ziffer, von denen je einer in derselben Querlinie liegt.",
      "Diese beiden können die Ziffer nicht beide haben, also hat sie eines der anderen Enden.",
      "Eine Zelle, die beide anderen Enden sieht, kann die Ziffer nicht haben.",
    ],
  ],
  [
    /two-string-kite$/,
    [
      "Look for a row and a column with two places each for a digit, where one place of each is in the same box.",
      "These two can't both have the digit, so one of the far ends has it.",
      "A cell that sees both far ends can't have the digit.",
    ],
    [
      "Suche eine Zeile und eine Spalte mit je zwei Plätzen für eine Ziffer, von denen je einer im selben Block liegt.",
      "Diese beiden können die Ziffer nicht beide haben, also hat sie eines der fernen Enden.",
      "Eine Zelle, die beide fernen Enden sieht, kann die Ziffer nicht haben.",
    ],
  ],
  [
    /^turbot-fish$/,
    [
      "Look for two houses with two places each for a digit, where one place of each sees the other.",
      "These two can't both have the digit, so one of the two other ends has it.",
      "A cell that sees both other ends can't have the digit.",
    ],
    [
      "Suche zwei Häuser mit je zwei Plätzen für eine Ziffer, von denen je einer den anderen sieht.",
      "Diese beiden können die Ziffer nicht beide haben, also hat sie eines der anderen Enden.",
      "Eine Zelle, die beide anderen Enden sieht, kann die Ziffer nicht haben.",
    ],
  ],
  [
    /empty-rectangle$/,
    [
      "Look for a box whose places for a digit form a cross, and a line with two places for it that leads away from the cross.",
      "Either the box has the digit in one arm, or the far end of the line has it.",
      "A cell in the line of that arm that sees the far end can't have the digit.",
    ],
    [
      "Suche einen Block, dessen Plätze für eine Ziffer ein Kreuz bilden, und eine Linie mit zwei Plätzen, die vom Kreuz wegführt.",
      "Entweder steht die Ziffer im einen Arm des Kreuzes oder am fernen Ende der Linie.",
      "Eine Zelle in der Linie dieses Arms, die das ferne Ende sieht, kann die Ziffer nicht haben.",
    ],
  ],
  [
    /^remote-pair$/,
    [
      "Look for a chain of cells with the same two candidates, each in sight of the next.",
      "The two digits alternate, so the ends differ if the number of cells is even.",
      "A cell that sees both ends can't have either digit.",
    ],
    [
      "Suche eine Kette von Zellen mit denselben zwei Kandidaten, von denen jede die nächste sieht.",
      "Die beiden Ziffern wechseln sich ab, also sind die Enden verschieden, wenn die Zahl der Zellen gerade ist.",
      "Eine Zelle, die beide Enden sieht, kann keine der Ziffern haben.",
    ],
  ],
  [
    /^(simple-colors|multi-colors|medusa)$/,
    [
      "Follow pairs of places, and color them in two colors in turn.",
      "Of each cluster, all candidates of one color are true and all of the other one false.",
      "What sees both colors goes, and so does a color that contradicts itself.",
    ],
    [
      "Folge Paaren von Plätzen, und färbe sie abwechselnd in zwei Farben.",
      "Von jeder Gruppe stimmen alle Kandidaten der einen Farbe und keiner der anderen.",
      "Was beide Farben sieht, fällt weg; ebenso eine Farbe, die sich widerspricht.",
    ],
  ],
  [
    /^xy-wing$/,
    [
      "Look for a pivot with two candidates that sees two wings, each with one of them and a common third digit.",
      "Whichever digit the pivot takes, one of the wings becomes the third digit.",
      "A cell that sees both wings can't have the third digit.",
    ],
    [
      "Suche einen Angelpunkt mit zwei Kandidaten, der zwei Flügel sieht: jeder hat einen davon und beide dieselbe dritte Ziffer.",
      "Welche Ziffer der Angelpunkt auch nimmt, einer der Flügel wird die dritte.",
      "Eine Zelle, die beide Flügel sieht, kann die dritte Ziffer nicht haben.",
    ],
  ],
  [
    /^almost-locked-/,
    [
      "Look where a line and a box cross. A few cells of one of them hold all but one of some digits.",
      "Where they cross, at most one of these digits has room. The other house needs as many cells for the others.",
      "These cells hold no other digits, and the digits leave the rest of both houses.",
    ],
    [
      "Sieh dorthin, wo sich eine Linie und ein Block kreuzen. Einige Zellen des einen enthalten alle bis auf eine von einigen Ziffern.",
      "Wo sie sich kreuzen, hat höchstens eine dieser Ziffern Platz. Das andere Haus braucht für die übrigen ebenso viele Zellen.",
      "Diese Zellen enthalten keine anderen Ziffern, und die Ziffern fallen im Rest beider Häuser weg.",
    ],
  ],
  [
    /^firework-(triple|quad)$/,
    [
      "Look for a row and a column that leave some digits only one place each outside of the box where they cross.",
      "A digit that is in neither of these ends is in the corner. So corner and ends need all their room for these digits.",
      "Corner and ends hold no other digits.",
    ],
    [
      "Suche eine Zeile und eine Spalte, die einigen Ziffern außerhalb des Blocks, in dem sie sich kreuzen, nur je einen Platz lassen.",
      "Eine Ziffer, die an keinem dieser Enden steht, steht in der Ecke. Also brauchen die Ziffern allen Platz von Ecke und Enden.",
      "Ecke und Enden enthalten keine anderen Ziffern.",
    ],
  ],
  [
    /^firework-(pair|w-wing)$/,
    [
      "Look for a row and a column that leave two digits only one place each outside of the box where they cross.",
      "Each of the two is in the corner or at an end. Cells with just these two digits see the ends.",
      "The corner has room for one of them only. What would need both there goes; a twin opposite leaves it no other digit.",
    ],
    [
      "Suche eine Zeile und eine Spalte, die zwei Ziffern außerhalb des Blocks, in dem sie sich kreuzen, nur je einen Platz lassen.",
      "Jede der beiden steht in der Ecke oder an einem Ende. Zellen mit genau diesen Ziffern sehen die Enden.",
      "Die Ecke hat nur für eine davon Platz. Was dort beide brauchte, fällt weg; ein Zwilling gegenüber lässt ihr keine andere Ziffer.",
    ],
  ],
  [
    /^two-line-uniqueness$/,
    [
      "Look at two lines of a band or stack, and suppose that a candidate is true. Fill both lines.",
      "If columns without a given have the same digits in both lines, they can be turned over. A puzzle with one solution never allows that.",
      "A candidate that always leaves such columns goes.",
    ],
    [
      "Sieh dir zwei Linien eines Bandes an, und nimm an, dass ein Kandidat stimmt. Fülle beide Linien.",
      "Haben Spalten ohne Vorgabe in beiden Linien dieselben Ziffern, so kann man sie umdrehen. Ein Rätsel mit einer Lösung erlaubt das nie.",
      "Ein Kandidat, der immer solche Spalten lässt, fällt weg.",
    ],
  ],
  [
    /^w-ring$/,
    [
      "Look for two cells with the same two candidates, joined by a pair of places for each of the digits.",
      "The two joined pairs close a ring, so the digits have just two ways around it.",
      "What sees a digit in both ways goes.",
    ],
    [
      "Suche zwei Zellen mit denselben zwei Kandidaten, die für jede der Ziffern durch ein Paar von Plätzen verbunden sind.",
      "Die Paare schließen einen Ring, also gibt es für die Ziffern nur zwei Möglichkeiten.",
      "Was eine Ziffer in beiden Möglichkeiten sieht, fällt weg.",
    ],
  ],
  [
    /w-wing$/,
    [
      "Look for two cells with the same two candidates, and for a house where every place of one of these digits sees one of them.",
      "The house needs the digit, so one of the two cells can't have it.",
      "One of the cells is the other digit: a cell that sees both can't have it.",
    ],
    [
      "Suche zwei Zellen mit denselben zwei Kandidaten, und ein Haus, in dem jeder Platz der einen Ziffer eine der Zellen sieht.",
      "Das Haus braucht die Ziffer, also kann eine der beiden Zellen sie nicht haben.",
      "Eine der Zellen ist die andere Ziffer: Eine Zelle, die beide sieht, kann sie nicht haben.",
    ],
  ],
  [
    /^bent-/,
    [
      "Look for cells in a line and a box that together have as many digits as cells, where all digits but one fit only once.",
      "The digits that fit once can't fill all cells.",
      "The last digit is in one of its places: a cell that sees them all can't have it.",
    ],
    [
      "Suche Zellen in einer Linie und einem Block mit zusammen ebenso vielen Ziffern wie Zellen, von denen alle bis auf eine nur einmal passen.",
      "Die Ziffern, die einmal passen, können nicht alle Zellen füllen.",
      "Die letzte Ziffer steht auf einem ihrer Plätze: Eine Zelle, die alle sieht, kann sie nicht haben.",
    ],
  ],
  [
    /^[u-y]+z-wing$|^(w|vw|uvw)xyz-wing$/,
    [
      "Look for a pivot, and for a wing with each of its digits but one. All wings have the last digit, too.",
      "If the pivot takes a digit of a wing, that wing becomes the last digit. Otherwise the pivot is it.",
      "A cell that sees pivot and wings can't have the last digit.",
    ],
    [
      "Suche einen Angelpunkt, und zu jeder seiner Ziffern außer einer einen Flügel. Die letzte Ziffer haben alle.",
      "Nimmt der Angelpunkt die Ziffer eines Flügels, so wird dieser die letzte Ziffer. Sonst ist es der Angelpunkt.",
      "Eine Zelle, die Angelpunkt und Flügel sieht, kann die letzte Ziffer nicht haben.",
    ],
  ],
  [
    /^(broken-wing|bivalue-oddagon|tridagon)$/,
    [
      "Look for a pattern that no digits can fill, but for a few extra candidates: its guardians.",
      "Without all guardians, the pattern would leave no way to fill it.",
      "One of the guardians is true: what sees all of them goes.",
    ],
    [
      "Suche ein Muster, das sich nicht füllen lässt, bis auf einige zusätzliche Kandidaten: seine Wächter.",
      "Ohne alle Wächter ließe sich das Muster nicht füllen.",
      "Einer der Wächter stimmt: Was alle sieht, fällt weg.",
    ],
  ],
  [
    /^(oddagon|tridagon)-chain$/,
    [
      "Look for a pattern that no digits can fill, with a few guardians, and follow chains from each of them.",
      "One of the guardians is true, and all of their chains lead to the same end.",
      "What every chain rules out goes.",
    ],
    [
      "Suche ein Muster, das sich nicht füllen lässt, mit wenigen Wächtern, und folge von jedem einer Kette.",
      "Einer der Wächter stimmt, und alle ihre Ketten führen zum selben Ende.",
      "Was jede Kette ausschließt, fällt weg.",
    ],
  ],
  [
    /rectangle|unique-loop/,
    [
      "Look for cells in two boxes that could exchange their digits, were it not for a few other candidates.",
      "A puzzle with one solution never leaves such an exchange open.",
      "One of the other candidates is true, or a digit that would leave the exchange open goes.",
    ],
    [
      "Suche Zellen in zwei Blöcken, die ihre Ziffern tauschen könnten, wären da nicht einige andere Kandidaten.",
      "Ein Rätsel mit einer Lösung lässt so einen Tausch nie offen.",
      "Einer der anderen Kandidaten stimmt, oder eine Ziffer fällt weg, die den Tausch offen ließe.",
    ],
  ],
  [
    /^deadly-polygon$/,
    [
      "Look for two rows and two columns of a box, and pairs of cells in line with them, that three or four digits nearly fill.",
      "These cells could always be filled in a second way. A puzzle with one solution never leaves that open.",
      "One of the other candidates is true, or a digit that would leave two ways goes.",
    ],
    [
      "Suche zwei Zeilen und zwei Spalten eines Blocks und Zellenpaare in ihren Linien, die drei oder vier Ziffern fast füllen.",
      "Diese Zellen ließen sich immer auf eine zweite Art füllen. Ein Rätsel mit einer Lösung lässt das nie offen.",
      "Einer der anderen Kandidaten stimmt, oder eine Ziffer fällt weg, die zwei Arten offen ließe.",
    ],
  ],
  [
    /^symmetrical-placement$/,
    [
      "See whether the givens stay the same after a turn or a mirror, with digits exchanged.",
      "The only solution then stays the same, too.",
      "A candidate goes if its image can't be. A cell that is its own image holds a digit that is its own image.",
    ],
    [
      "Sieh nach, ob die Vorgaben nach einer Drehung oder Spiegelung dieselben sind, mit vertauschten Ziffern.",
      "Dann bleibt auch die einzige Lösung dieselbe.",
      "Ein Kandidat fällt weg, wenn sein Bild nicht sein kann. Eine Zelle, die ihr eigenes Bild ist, hält eine Ziffer, die ihr eigenes Bild ist.",
    ],
  ],
  [
    /^two-digit-placement$/,
    [
      "Choose two digits, and follow all ways to place both.",
      "Each digit needs nine cells, one in each row, column and box, and no cell takes both.",
      "A candidate goes if no way with it leaves room for the other digit.",
    ],
    [
      "Wähle zwei Ziffern, und folge allen Möglichkeiten, beide zu setzen.",
      "Jede braucht neun Zellen, eine in jeder Zeile, Spalte und jedem Block, und keine Zelle nimmt beide.",
      "Ein Kandidat fällt weg, wenn keine Möglichkeit mit ihm der anderen Ziffer Platz lässt.",
    ],
  ],
  [
    /^two-digit-uniqueness$/,
    [
      "Choose two digits, and look for a candidate with which some of their cells could always exchange both.",
      "A puzzle with one solution never leaves such an exchange open.",
      "The candidate goes.",
    ],
    [
      "Wähle zwei Ziffern, und suche einen Kandidaten, mit dem einige ihrer Zellen beide immer tauschen könnten.",
      "Ein Rätsel mit einer Lösung lässt so einen Tausch nie offen.",
      "Der Kandidat fällt weg.",
    ],
  ],
  [
    /^bug-/,
    [
      "Look at a board where nearly all open cells have two candidates.",
      "If all had two, each digit would have two places in each house, and there would be no solution or several.",
      "One of the extra candidates is true.",
    ],
    [
      "Sieh dir ein Brett an, auf dem fast alle offenen Zellen zwei Kandidaten haben.",
      "Hätten alle zwei, so hätte jede Ziffer in jedem Haus zwei Plätze, und es gäbe keine Lösung oder mehrere.",
      "Einer der zusätzlichen Kandidaten stimmt.",
    ],
  ],
  [
    /^(m|l|h1)-ring$/,
    [
      "Look for three strong links in a circle.",
      "Each link that holds makes the next one hold, all the way around, in both directions.",
      "Of each weak link one end is true: what sees both ends goes.",
    ],
    [
      "Suche drei starke Verbindungen, die einen Ring bilden.",
      "Jede Verbindung, die gilt, führt zur nächsten, ringsum und in beide Richtungen.",
      "Von jeder schwachen Verbindung stimmt ein Ende: Was beide Enden sieht, fällt weg.",
    ],
  ],
  [
    /(inverted-w|m|s|l|h\d)-wing$/,
    [
      "Look for three strong links in a row, joined where two candidates can't both be true.",
      "If the first end is false, the links make the last end true.",
      "One of the ends is true: what neither end allows goes.",
    ],
    [
      "Suche drei starke Verbindungen hintereinander, verbunden, wo zwei Kandidaten nicht beide stimmen können.",
      "Ist das erste Ende falsch, so machen die Verbindungen das letzte wahr.",
      "Eines der Enden stimmt: Was keines der Enden zulässt, fällt weg.",
    ],
  ],
  [
    /^sue-de-coq$/,
    [
      "Look where a line and a box cross, with sets of cells in the rest of both.",
      "Together these cells have as many digits as cells, so each digit is there once.",
      "Its digits go from the rest of the line and the rest of the box.",
    ],
    [
      "Sieh dorthin, wo sich eine Linie und ein Block kreuzen, mit Mengen von Zellen im Rest von beiden.",
      "Zusammen haben diese Zellen ebenso viele Ziffern wie Zellen, also steht jede einmal dort.",
      "Ihre Ziffern fallen im Rest der Linie und im Rest des Blocks weg.",
    ],
  ],
  [
    /^als-(xz|xy-wing|chain|ring)$/,
    [
      "Look for sets with one digit more than cells, joined by digits whose places all see each other.",
      "A set that loses one digit needs all the others.",
      "A digit that one of the ends must contain goes from every cell that sees all its places.",
    ],
    [
      "Suche Mengen mit einer Ziffer mehr als Zellen, verbunden durch Ziffern, deren Plätze einander alle sehen.",
      "Eine Menge, die eine Ziffer verliert, braucht alle anderen.",
      "Eine Ziffer, die eines der Enden enthalten muss, fällt in jeder Zelle weg, die alle ihre Plätze sieht.",
    ],
  ],
  [
    /blossom$/,
    [
      "Look for a stem, and for a set with one digit more than cells (a petal) for each of its digits.",
      "Whichever digit the stem takes, one of the petals must contain the common digit.",
      "A cell that sees all places of the common digit can't have it.",
    ],
    [
      "Suche einen Stamm, und zu jeder seiner Ziffern eine Menge mit einer Ziffer mehr als Zellen: ein Blütenblatt.",
      "Welche Ziffer der Stamm auch nimmt, eines der Blätter muss die gemeinsame Ziffer enthalten.",
      "Eine Zelle, die alle Plätze der gemeinsamen Ziffer sieht, kann sie nicht haben.",
    ],
  ],
  [
    /^x-chain$/,
    [
      "Follow one digit: from a house with two places, to a place that sees one of them, and so on.",
      "If the first end doesn't have the digit, the links lead to the last end, which has it.",
      "One of the ends has the digit: a cell that sees both can't have it.",
    ],
    [
      "Folge einer Ziffer: von einem Haus mit zwei Plätzen zu einem Platz, der einen davon sieht, und so weiter.",
      "Hat das erste Ende die Ziffer nicht, so führen die Verbindungen zum letzten, das sie hat.",
      "Eines der Enden hat die Ziffer: Eine Zelle, die beide sieht, kann sie nicht haben.",
    ],
  ],
  [
    /^xy-chain$/,
    [
      "Follow cells with two candidates, each in sight of the next one and with a digit in common.",
      "If the first cell isn't the digit of the end, the links make the last cell that digit.",
      "One of the ends has the digit: a cell that sees both can't have it.",
    ],
    [
      "Folge Zellen mit zwei Kandidaten, von denen jede die nächste sieht und mit ihr eine Ziffer teilt.",
      "Ist die erste Zelle nicht die Ziffer der Enden, so machen die Verbindungen die letzte dazu.",
      "Eines der Enden hat die Ziffer: Eine Zelle, die beide sieht, kann sie nicht haben.",
    ],
  ],
  [
    /aic$/,
    [
      "Start at a candidate, and suppose it is false. Follow strong links (one of the two is true) and weak links (not both are true) in turn.",
      "If the first end is false, each link decides the next one, and the last end is true.",
      "One of the two ends is true. What neither of them allows goes; if the chain returns to its start, the start is true.",
    ],
    [
      "Beginne bei einem Kandidaten, und nimm an, er ist falsch. Folge abwechselnd starken Verbindungen (einer von beiden stimmt) und schwachen (nicht beide stimmen).",
      "Ist das erste Ende falsch, so entscheidet jede Verbindung die nächste, und das letzte Ende stimmt.",
      "Eines der beiden Enden stimmt. Was keines davon zulässt, fällt weg; kehrt die Kette zum Anfang zurück, so stimmt der Anfang.",
    ],
  ],
  [
    /^junior-exocet$/,
    [
      "Look for two base cells in a box, and two targets in the other boxes of the same band.",
      "Whichever digits the base takes, the cross-lines have no room for them but in the targets.",
      "The targets hold the digits of the base, and nothing else.",
    ],
    [
      "Suche zwei Basiszellen in einem Block, und zwei Ziele in den anderen Blöcken desselben Bandes.",
      "Welche Ziffern die Basis auch nimmt, die Querlinien haben dafür nur in den Zielen Platz.",
      "Die Ziele enthalten die Ziffern der Basis und sonst nichts.",
    ],
  ],
  [
    /^(domino-loop|msls|set-logic)$/,
    [
      "Count places that must be filled, and sets that can take one digit each.",
      "There are as many places as sets have room, so every set is used up.",
      "What would take room from a set goes.",
    ],
    [
      "Zähle Plätze, die gefüllt werden müssen, und Mengen, die je eine Ziffer aufnehmen.",
      "Es gibt ebenso viele Plätze, wie die Mengen Raum haben, also ist jede Menge verbraucht.",
      "Was einer Menge Raum nähme, fällt weg.",
    ],
  ],
  [
    /^(forcing-chain|kraken-fish)$/,
    [
      "Take a cell, a house or a fish with a few cases, and follow a chain from each of them.",
      "One of the cases is true, and all chains lead to the same end.",
      "What every case rules out goes.",
    ],
    [
      "Nimm eine Zelle, ein Haus oder einen Fisch mit wenigen Fällen, und folge von jedem einer Kette.",
      "Einer der Fälle stimmt, und alle Ketten führen zum selben Ende.",
      "Was jeder Fall ausschließt, fällt weg.",
    ],
  ],
  [
    /^template$/,
    [
      "Choose a digit, and try all ways to place it once in each row, column and box.",
      "One of these ways is the solution.",
      "A place that no way uses goes; a place that all ways use has the digit.",
    ],
    [
      "Wähle eine Ziffer, und probiere alle Möglichkeiten, sie in jeder Zeile, Spalte und jedem Block einmal zu setzen.",
      "Eine davon ist die Lösung.",
      "Ein Platz, den keine nutzt, fällt weg; ein Platz, den alle nutzen, hat die Ziffer.",
    ],
  ],
  [
    /net$|^trial$/,
    [
      "Suppose that a candidate is true, and follow what comes from it.",
      "If a cell or a house has nothing left, the assumption is wrong.",
      "The candidate goes.",
    ],
    [
      "Nimm an, dass ein Kandidat stimmt, und folge dem, was daraus wird.",
      "Bleibt für eine Zelle oder ein Haus nichts übrig, so ist die Annahme falsch.",
      "Der Kandidat fällt weg.",
    ],
  ],
];

/** The words of a technique; `undefined` for a third-party one. */
export function lessonWords(technique: string, language: string): LessonWords | undefined {
  const row = TABLE.find(([pattern]) => pattern.test(technique));
  if (row === undefined || technique.includes("/")) return undefined;
  const [find, reason, proves] = language === "de" ? row[2] : row[1];
  return { find, reason, proves };
}
