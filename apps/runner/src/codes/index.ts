// What makes and reads QR codes. It has 100 kB, and is a separate bundle: other commands start without it.

export { qrBlocks, qrSvg } from "@wings/formats/qr";
export { textInPicture } from "./picture.js";
