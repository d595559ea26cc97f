/** A separate file, so that the page loads it only for a QR code. */
export { qrSvg } from "@wings/formats/qr";
