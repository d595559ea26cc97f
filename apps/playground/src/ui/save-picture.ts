import { LIGHT, drawSvg } from "@wings/draw";
import { boardOf } from "../model/board-of.js";
import { type Known, nameOf } from "../model/known.js";
import { type Step, outcomeOf } from "../model/step.js";
import type { Words } from "../model/words/english.js";

/** Downloads a file. */
export function save(name: string, content: Blob | string, type: string): void {
  const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 10_000);
}

/** The size of a saved PNG, in pixels for each unit of the drawing. */
const SCALE = 2;

/** The height of the caption of a PNG, in units of the drawing. */
const CAPTION = 34;

/** What a picture shows. */
export interface Shown {
  readonly board: string;
  readonly step?: Step | undefined;
  readonly known?: Known | undefined;
  /** The name of the puzzle, if it was generated. */
  readonly puzzle?: string | undefined;
}

/** What a drawing says in the language of the page: the name of a technique, its roles, and what changes. */
export const drawnWords = (known: Known | undefined, words: Words) => ({
  names: known && { name: nameOf(known, words), roles: known.meta.roles },
  language: words.language,
});

/** The name of a file, without its ending: the technique and the first cell that it changes, or the puzzle. */
export const fileName = ({ step, puzzle = "sudoku" }: Pick<Shown, "step" | "puzzle">): string =>
  step === undefined ? puzzle : `${step.finding.technique}-${outcomeOf(step.finding).slice(0, 4)}`;

/** Saves a board and a step as SVG or PNG. A PNG says what it shows, since it is passed on without its page. */
export async function savePicture(shown: Shown, kind: "svg" | "png", words: Words): Promise<void> {
  const { board, step, known, puzzle } = shown;
  const name = known && nameOf(known, words);
  const svg = drawSvg(boardOf(board), step?.finding, { theme: "light", ...drawnWords(known, words) });
  if (kind === "svg") {
    save(`${fileName(shown)}.svg`, svg, "image/svg+xml");
    return;
  }
  const level = known && (words.levelNames[known.from] ?? known.from);
  const caption = [name, level, puzzle].filter((each) => each !== undefined && each !== "").join(" · ");
  save(`${fileName(shown)}.png`, await pngOf(svg, caption), "image/png");
}

/** An SVG as an image that a canvas can draw. */
export async function pictureOfSvg(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** Draws an SVG on a canvas, below its caption. */
async function pngOf(svg: string, caption: string): Promise<Blob> {
  const image = await pictureOfSvg(svg);
  const { naturalWidth: width, naturalHeight: height } = image;
  const top = caption === "" ? 0 : CAPTION;
  const canvas = document.createElement("canvas");
  canvas.width = width * SCALE;
  canvas.height = (top + height) * SCALE;
  const context = canvas.getContext("2d")!;
  context.scale(SCALE, SCALE);
  context.fillStyle = LIGHT.paper;
  context.fillRect(0, 0, width, top + height);
  context.fillStyle = LIGHT.ink;
  context.font = "600 18px system-ui, sans-serif";
  context.textAlign = "center";
  context.fillText(caption, width / 2, 24, width - 20);
  context.drawImage(image, 0, top, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error("The picture can't be saved."));
      else resolve(blob);
    }, "image/png");
  });
}
