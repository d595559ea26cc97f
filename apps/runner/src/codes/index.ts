// What makes QR codes, and reads boards in pictures. It has 190 kB, and is a separate bundle: other commands start without it.

export { qrBlocks, qrSvg } from "@wings/formats/qr";
export { textInPicture } from "./picture.js";
