import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ORDER } from "../src/ladder.js";
import { LADDER, LINE_NAMES, RUNGS, STATIONS, presetRungs } from "../src/index.js";

const ids = RUNGS.map(({ technique }): string => technique.id);

describe("the stations of the map", () => {
  it("are the techniques of the ladder, each once", () => {
    expect(STATIONS.map(({ id }) => id).sort()).toEqual(LADDER.map(({ technique }): string => technique.id).sort());
    expect([...new Set(STATIONS.map(({ line }) => line))]).toEqual(LINE_NAMES);
  });

  it("build on techniques that exist, new ones too, without a circle", () => {
    for (const { technique, about } of ORDER)
      expect(ids, technique.id).toEqual(expect.arrayContaining([...about.station.buildsOn]));
    const done = new Set<string>();
    for (let before = -1; before < done.size;) {
      before = done.size;
      for (const { id, buildsOn } of STATIONS) if (buildsOn.every((each) => done.has(each))) done.add(id);
    }
    expect(STATIONS.filter(({ id }) => !done.has(id)).map(({ id }) => id)).toEqual([]);
  });
});

it("keeps new techniques out of every preset but the one that is named so", () => {
  const isNew = (id: string): boolean => RUNGS.some(({ technique, stage }) => technique.id === id && stage === "new");
  for (const preset of ["all", "players", "no-uniqueness", "counting"] as const)
    expect(presetRungs(preset).filter(({ technique }) => isNew(technique.id))).toEqual([]);
  expect(presetRungs("new")).toEqual(RUNGS);
});

describe("what packages say of other programs and of the benchmarks", () => {
  const every = <T>(read: (place: (typeof ORDER)[number]) => readonly T[]): T[] => ORDER.flatMap(read);

  it("gives each code of HoDoKu one technique, and covers only codes that there are", () => {
    const codes = every(({ about }) => about.hodoku?.codes ?? []);
    expect(codes.filter((code, i) => codes.indexOf(code) !== i)).toEqual([]);
    expect(every(({ about }) => about.hodoku?.covers ?? []).filter((code) => !codes.includes(code))).toEqual([]);
  });

  it("gives each place in front to one station of a line", () => {
    const places = every(({ about: { station } }) =>
      station.front === undefined ? [] : [`${station.line} ${station.front}`],
    );
    expect(places.filter((place, i) => places.indexOf(place) !== i)).toEqual([]);
  });

  it("names rows of the benchmarks that there are", () => {
    const file = new URL("../../../bench/hodoku.json", import.meta.url);
    const { families } = JSON.parse(readFileSync(file, "utf8")) as { families: readonly { name: string }[] };
    const rows = families.map(({ name }) => name);
    expect(
      every(({ about: { timedWith } }) => (timedWith === undefined || rows.includes(timedWith) ? [] : [timedWith])),
    ).toEqual([]);
  });
});
