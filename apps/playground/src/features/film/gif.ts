import { CELL, LIGHT, WIDTH, cornerOf, drawSvg } from "@wings/draw";
import { GIFEncoder, type Palette, applyPalette, quantize } from "gifenc";
import { pictureOfSvg, save } from "../../ui/save-picture.js";
import type { Reel } from "./reel.js";
import { type GifFrame, drawnBoard, framesOf } from "./gif-frames.js";

/** The width of the picture in pixels, and the height of the line that shows how far the film is. */
const SIZE = 480;
const LINE = 6;
/** Colors of the picture: one more means a pixel that did not change. */
const COLORS = 31;
const SAME = COLORS;

/** Saves a film as an animated picture, and tells how far it is. */
export async function saveFilm(
  reel: Reel,
  tell: (part: number) => void,
): Promise<{ readonly name: string; readonly size: number }> {
  const bytes = await gifOf(reel, tell);
  const name = `${reel.film.title.name ?? "sudoku"}.gif`;
  save(name, new Blob([bytes], { type: "image/gif" }), "image/gif");
  return { name, size: bytes.length };
}

/** Draws each picture as *Save as PNG* does. Pixels that don't change are left out, which makes the file small. */
async function gifOf({ film, moves }: Reel, tell: (part: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const frames = framesOf(moves);
  const canvas = document.createElement("canvas");
  canvas.width = SIZE;
  canvas.height = SIZE + LINE;
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  const draw = async ({ at, cells }: GifFrame): Promise<Uint8ClampedArray> => {
    const { hasCandidates } = film.title;
    const svg = drawSvg(drawnBoard(film.positions[at], hasCandidates), undefined, { theme: "light", width: SIZE });
    const image = await pictureOfSvg(svg);
    context.fillStyle = LIGHT.paper;
    context.fillRect(0, 0, SIZE, SIZE + LINE);
    context.drawImage(image, 0, 0, SIZE, SIZE);
    context.fillStyle = HERE;
    const scale = SIZE / WIDTH;
    for (const cell of cells) {
      const { x, y } = cornerOf(cell);
      context.fillRect(x * scale, y * scale, CELL * scale, CELL * scale);
    }
    context.fillStyle = HERE_LINE;
    context.fillRect(0, SIZE, (SIZE * at) / Math.max(1, moves.length), LINE);
    return context.getImageData(0, 0, SIZE, SIZE + LINE).data;
  };
  const encoder = GIFEncoder();
  // The last picture with notes and the end have all colors.
  const palette: Palette = quantize(await draw(frames[Math.ceil(frames.length / 2)] ?? frames[0]), COLORS);
  let before: Uint8Array | undefined;
  for (const [i, frame] of frames.entries()) {
    const index = applyPalette(await draw(frame), palette);
    const shown = before === undefined ? index : changed(before, index);
    encoder.writeFrame(shown, SIZE, SIZE + LINE, {
      delay: frame.delay,
      dispose: 1,
      colorDepth: 5,
      ...(before === undefined ? { palette: [...palette, [0, 0, 0]] } : { transparent: true, transparentIndex: SAME }),
    });
    before = index;
    tell((i + 1) / frames.length);
  }
  encoder.finish();
  return encoder.bytes();
}

/** What the last move changed is tinted. */
const HERE = "rgb(10 90 156 / 18%)";
const HERE_LINE = "rgb(10 90 156)";

const changed = (before: Uint8Array, now: Uint8Array): Uint8Array =>
  now.map((color, i) => (color === before[i] ? SAME : color));
