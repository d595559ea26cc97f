import { collectGarbage } from "./collect-garbage.js";
import type { Recipe } from "./recipe.js";
import type { PuzzleRecord } from "./record.js";

/** A table that is being written. */
export interface ParquetFile {
  add(record: PuzzleRecord): void | Promise<void>;
  close(): void | Promise<void>;
}

type Column = readonly [name: keyof PuzzleRecord, type: keyof typeof TYPES, isOptional?: true];

const TYPES = {
  TEXT: { type: "BYTE_ARRAY", converted_type: "UTF8" },
  JSON: { type: "BYTE_ARRAY", converted_type: "JSON" },
  INT32: { type: "INT32" },
  INT64: { type: "INT64" },
  DOUBLE: { type: "DOUBLE" },
} as const;

/** The columns of all data sets. */
const COLUMNS: readonly Column[] = [
  ["id", "TEXT"],
  ["split", "TEXT"],
  ["puzzle", "TEXT"],
  ["solution", "TEXT"],
  ["canonical", "TEXT"],
  ["clues", "INT32"],
  ["part", "INT32"],
  ["seed", "INT64"],
  ["attempt", "TEXT"],
  ["status", "TEXT"],
  ["level", "TEXT", true],
  ["score", "INT32", true],
  ["hardest", "TEXT", true],
  ["counts", "JSON"],
];

/** Puzzles in a row group, which is held in memory. Paths take some 60 kB each. */
const GROUP = 2_000;
const GROUP_WITH_PATHS = 200;

/** Writes a table. The library is loaded for the first one. */
export async function openParquet(path: string, { parts, paths, settings }: Recipe): Promise<ParquetFile> {
  const { ParquetWriter, fileWriter } = await import("hyparquet-writer");
  const columns: readonly Column[] = [
    ...COLUMNS,
    ...(parts.some(({ wishes }) => wishes.er !== undefined)
      ? (["er", "ep", "ed"] as const).map((name): Column => [name, "DOUBLE", true])
      : []),
    ...(paths ? [["steps", "JSON"] as const] : []),
    ...(settings.wrong === undefined ? [] : [["wrong", "JSON"] as const]),
  ];
  const size = paths ? GROUP_WITH_PATHS : GROUP;
  const file = new ParquetWriter({
    writer: fileWriter(path),
    schema: [
      { name: "puzzle", num_children: columns.length },
      ...columns.map(([name, type, isOptional]) => ({
        name,
        ...TYPES[type],
        repetition_type: isOptional === true ? ("OPTIONAL" as const) : ("REQUIRED" as const),
      })),
    ],
    kvMetadata: [{ key: "wings", value: JSON.stringify(settings) }],
  });
  collectGarbage();
  let rows: PuzzleRecord[] = [];
  const flush = async (): Promise<void> => {
    const columnData = columns.map(([name, type]) => ({
      name,
      // The least and the greatest of long texts would fill the end of the file.
      statistics: type !== "JSON",
      data: rows.map((row) => (type === "INT64" ? BigInt(row[name] as number) : (row[name] ?? null))),
    }));
    rows = [];
    await file.write({ columnData, rowGroupSize: size });
    collectGarbage();
  };
  return {
    add(record) {
      rows.push(record);
      return rows.length < size ? undefined : flush();
    },
    async close() {
      if (rows.length > 0) await flush();
      await file.finish();
    },
  };
}
