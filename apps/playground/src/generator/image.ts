import { Board, type Technique } from "@wings/core";
import { digitsOf } from "@wings/core/author";
import { SYMMETRIES, type Transformation, randomTransformation, symmetry } from "@wings/generate";

/** A board in another form, in which a technique still finds what it finds. */
export function imageFor(board: Board, { rigid = false }: Technique["meta"], seed: number): Board {
  const random = randomTransformation(seed);
  // Other orders of rows and columns would hide what a rigid technique looks for.
  return imageOf(board, rigid ? { ...symmetry(SYMMETRIES[seed % SYMMETRIES.length]), digits: random.digits } : random);
}

function imageOf(board: Board, { transposed, rows, columns, digits }: Transformation): Board {
  const source = Array.from({ length: 81 }, (_, i) => {
    const row = rows[Math.floor(i / 9)];
    const column = columns[i % 9];
    return transposed ? column * 9 + row : row * 9 + column;
  });
  const image = new Board();
  source.forEach((from, cell) => {
    const digit = board.digit(from);
    if (digit === 0) return;
    if (board.isGiven(from)) image.placeGiven(cell, digits[digit - 1]);
    else image.place(cell, digits[digit - 1]);
  });
  source.forEach((from, cell) => {
    if (board.digit(from) !== 0) return;
    const kept = digitsOf(board.masks[from]).map((digit) => digits[digit - 1]);
    for (const digit of digitsOf(image.masks[cell])) if (!kept.includes(digit)) image.eliminate(cell, digit);
  });
  return image;
}
