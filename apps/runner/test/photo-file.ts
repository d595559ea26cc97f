import { Buffer } from "node:buffer";
import { crc32 } from "node:zlib";
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

/** A chunk of a PNG. */
export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}
