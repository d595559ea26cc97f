import { parse } from "@wings/core";
import { drawSvg } from "@wings/draw";
import type { Known } from "../state/known.js";
import type { Step } from "../state/step.js";

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

/** Saves a board and a step as SVG or PNG. */
export async function savePicture(
  board: string,
  step: Step | undefined,
  known: Known | undefined,
  kind: "svg" | "png",
): Promise<void> {
  const names = known && { name: known.meta.name, roles: known.meta.roles };
  const svg = drawSvg(parse(board), step?.finding, { theme: "light", ...(names && { names }) });
  if (kind === "svg") save("sudoku.svg", svg, "image/svg+xml");
  else save("sudoku.png", await pngOf(svg), "image/png");
}

/** Draws an SVG on a canvas. */
async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * SCALE;
  canvas.height = image.naturalHeight * SCALE;
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error("The picture can't be saved."));
      else resolve(blob);
    }, "image/png");
  });
}
