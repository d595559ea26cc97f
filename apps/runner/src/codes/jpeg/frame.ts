import { damaged } from "../picture-error.js";

/** A color of the picture: its blocks of 8 × 8, each with the coefficients that the smaller picture needs. */
export interface Component {
  readonly id: number;
  readonly horizontal: number;
  readonly vertical: number;
  readonly quantization: number;
  /** Blocks that are in the picture. */
  readonly columns: number;
  readonly rows: number;
  /** Blocks in a row of whole groups, as they are stored. */
  readonly stride: number;
  /** `kept` × `kept` coefficients a block, the lowest frequencies. */
  readonly values: Int16Array;
  /** Of progressive pictures: a bit for each of the 64 coefficients, whether it is there. */
  readonly isThere: Uint8Array;
}

/** What the frame header says. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly isProgressive: boolean;
  /** Pixels of a block along a side, 1 to 8, of the picture that is made. */
  readonly kept: number;
  /** Groups of blocks. */
  readonly groupColumns: number;
  readonly groupRows: number;
  readonly components: readonly Component[];
}

/** Reads the frame from its header. A picture of more than `most` pixels is scaled down. */
export function frameOf(segment: Uint8Array, isProgressive: boolean, most: number): Frame {
  const height = (segment[1] << 8) | segment[2];
  const width = (segment[3] << 8) | segment[4];
  const count = segment[5];
  if (!(width * height > 0) || ![1, 3, 4].includes(count) || segment.length < 6 + 3 * count) throw damaged();
  const kept = Math.max(1, Math.min(8, Math.floor(8 * Math.sqrt(most / (width * height)))));
  const parts = Array.from({ length: count }, (_, i) => segment.subarray(6 + 3 * i, 9 + 3 * i));
  const factors = parts.map(([, sampling]) => [sampling >> 4, sampling & 15] as const);
  if (!factors.flat().every((factor) => factor >= 1 && factor <= 4)) throw damaged();
  const mostHorizontal = Math.max(...factors.map(([horizontal]) => horizontal));
  const mostVertical = Math.max(...factors.map(([, vertical]) => vertical));
  const groupColumns = Math.ceil(width / 8 / mostHorizontal);
  const groupRows = Math.ceil(height / 8 / mostVertical);
  const components = parts.map(([id, , quantization], i): Component => {
    const [horizontal, vertical] = factors[i];
    const blocks = groupColumns * horizontal * groupRows * vertical;
    return {
      id,
      horizontal,
      vertical,
      quantization,
      columns: Math.ceil((width * horizontal) / mostHorizontal / 8),
      rows: Math.ceil((height * vertical) / mostVertical / 8),
      stride: groupColumns * horizontal,
      values: new Int16Array(blocks * kept * kept),
      isThere: new Uint8Array(isProgressive ? blocks * 8 : 0),
    };
  });
  return { width, height, isProgressive, kept, groupColumns, groupRows, components };
}
