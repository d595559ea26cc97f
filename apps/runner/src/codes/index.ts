// What makes and reads QR codes. It is a separate bundle, so that no other command reads its 100 kB at the start.

export { qrBlocks, qrSvg } from "@wings/formats/qr";
export { textInPicture } from "./picture.js";
