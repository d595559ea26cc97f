/** What the page uses of gifenc, which has no types. */
declare module "gifenc" {
  export type Palette = readonly (readonly number[])[];

  export function GIFEncoder(): {
    writeFrame(
      index: Uint8Array,
      width: number,
      height: number,
      options: {
        readonly palette?: Palette;
        readonly delay: number;
        readonly transparent?: boolean;
        readonly transparentIndex?: number;
        readonly dispose?: number;
        readonly colorDepth?: number;
      },
    ): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  };
  export function quantize(rgba: Uint8ClampedArray, colors: number): number[][];
  export function applyPalette(rgba: Uint8ClampedArray, palette: Palette): Uint8Array;
}
