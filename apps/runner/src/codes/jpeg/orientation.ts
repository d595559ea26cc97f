import type { Picture } from "@wings/formats/qr";

/** "Exif" and two zeros. */
const EXIF = [0x45, 0x78, 0x69, 0x66, 0, 0];
const ORIENTATION = 0x112;

/** How a camera says it was held, from 1 to 8: 1 is upright. Undefined if the segment doesn't say it. */
export function orientationIn(segment: Uint8Array): number | undefined {
  if (segment.length < 14 || EXIF.some((byte, i) => segment[i] !== byte)) return undefined;
  const tiff = new DataView(segment.buffer, segment.byteOffset + 6, segment.length - 6);
  const isLittle = tiff.getUint16(0) === 0x4949;
  const first = tiff.getUint32(4, isLittle);
  const count = first + 2 <= tiff.byteLength ? tiff.getUint16(first, isLittle) : 0;
  for (let i = 0, at = first + 2; i < count && at + 12 <= tiff.byteLength; i++, at += 12)
    if (tiff.getUint16(at, isLittle) === ORIENTATION) return tiff.getUint16(at + 8, isLittle);
  return undefined;
}

/** The picture as a person sees it: turned and mirrored as its orientation says. */
export function upright({ width, height, data }: Picture, orientation: number): Picture {
  if (!(orientation >= 2 && orientation <= 8)) return { width, height, data };
  const isTurned = orientation >= 5;
  const [w, h] = isTurned ? [height, width] : [width, height];
  const seen = new Uint8ClampedArray(data.length);
  for (let y = 0, to = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const [across, down] = isTurned ? [y, x] : [x, y];
      const column = [2, 3, 7, 8].includes(orientation) ? width - 1 - across : across;
      const row = [3, 4, 6, 7].includes(orientation) ? height - 1 - down : down;
      const from = 4 * (row * width + column);
      for (let i = 0; i < 4; i++) seen[to++] = data[from + i];
    }
  return { width: w, height: h, data: seen };
}
