import { Buffer } from "node:buffer";
import jpeg from "jpeg-js";
import { PNG } from "pngjs";
import { drawn } from "@wings/test-kit/drawn-photo";

/** A photo of a puzzle as a file. */
export function photoOf(digits: string, kind: "png" | "jpg"): Buffer {
  const picture = drawn(digits, { turned: 8, shadow: 0.4 });
  const data = Buffer.from(picture.data.buffer);
  if (kind === "jpg") return jpeg.encode({ ...picture, data }, 80).data;
  const png = new PNG({ width: picture.width, height: picture.height });
  data.copy(png.data);
  return PNG.sync.write(png);
}
