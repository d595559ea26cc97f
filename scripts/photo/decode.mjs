import jpeg from "jpeg-js";
import { PNG } from "pngjs";

/** The pixels of a PNG or a JPEG, as the reader takes them. @param {Buffer} bytes */
export const decode = (bytes) =>
  bytes[0] === 0x89
    ? PNG.sync.read(bytes)
    : jpeg.decode(bytes, { useTArray: true, formatAsRGBA: true, maxMemoryUsageInMB: 2048 });
