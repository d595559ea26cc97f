/** A separate file, so that the page loads it only for a QR code. */
import { readQr } from "@wings/formats/qr";

export { qrSvg } from "@wings/formats/qr";

/** Larger pictures are made smaller: a code needs no more, and a phone has little memory. */
const MOST_PIXELS = 2000;

/** The text of the QR code in a picture. */
export async function textInPicture(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, MOST_PIXELS / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext("2d")!;
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return readQr(context.getImageData(0, 0, canvas.width, canvas.height));
}
