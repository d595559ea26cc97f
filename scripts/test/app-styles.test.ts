import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { wrongStyles } from "../app-styles.mjs";

let src = "";
const written = new Map<string, string>();

function write(path: string, text: string): void {
  mkdirSync(dirname(join(src, path)), { recursive: true });
  writeFileSync(join(src, path), text);
  written.set(path, text);
}

const problems = (): string[] =>
  wrongStyles(
    "apps/playground",
    src,
    [...written.keys()].map((path) => join(src, path)),
  );

beforeEach(() => {
  src = mkdtempSync(join(tmpdir(), "wings-styles-"));
  written.clear();
  write("app/styles/layers.css", "@layer ui, features;");
  write("ui/card.tsx", 'export const Card = () => <div class="card" />;');
  write("ui/card.css", "@layer ui { .card { color: red; } }");
  write("features/film/film.tsx", 'export const Film = () => <main class="room film"><p class="said move" /></main>;');
  write("features/film/film.css", "@layer features { .film .card, .move { color: red; } }");
  write(
    "features/map/map.tsx",
    'export const Map = (isNear) => <i class={`room map-room ${isNear ? "near" : ""} said`} />;',
  );
  write("features/map/map.css", "@layer features { @media print { .map-room > :is(.said, .near) { color: red; } } }");
});
afterEach(() => {
  rmSync(src, { recursive: true });
});

describe("the styles of an app", () => {
  it("are right", () => {
    expect(problems()).toEqual([]);
  });

  it.each([
    [
      "a rule outside of the layer",
      "ui/card.css",
      "@layer ui { .card { color: red; } } .card { top: 0; }",
      "@layer ui",
    ],
    ["another order", "app/styles/layers.css", "@layer features, ui;", 'declare "@layer ui, features;"'],
    ["another layer", "features/map/map.css", "@layer ui { .map-room { color: red; } }", "@layer features"],
    [
      "a class of a feature in a sheet below it",
      "ui/card.css",
      "@layer ui { .card .move { color: red; } }",
      "features/film writes the class move",
    ],
    [
      "a state of a feature in a sheet below it",
      "ui/card.css",
      "@layer ui { .card:not(.near) { color: red; } }",
      "features/map writes the class near",
    ],
    [
      "a class of the feature beside it",
      "features/map/map.css",
      "@layer features { .map-room .move { color: red; } }",
      "features/film writes the class move",
    ],
    [
      "a class that both features write, alone",
      "features/film/film.css",
      "@layer features { .said { color: red; } }",
      '".said" may fit other features',
    ],
    [
      "no class at all",
      "features/film/film.css",
      "@layer features { @media print { summary { color: red; } } }",
      '"summary" may fit other features',
    ],
    [
      "a class that nothing writes",
      "features/film/film.css",
      "@layer features { .film .gone { color: red; } }",
      "no file writes the class gone",
    ],
  ])("have no %s", (_, path, css, message) => {
    write(path, css);
    expect(problems()).toEqual([expect.stringContaining(message)]);
  });
});
