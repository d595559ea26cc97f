import { describe, expect, it } from "vitest";
import { said, manifest } from "./desk.js";

const MIT = "MIT License\n\nPermission is hereby granted, free of charge, to any person";
const APACHE = "                                 Apache License\n                           Version 2.0, January 2004";

describe("the licence that package.json names", () => {
  const of = (license: string, text: string): string[] =>
    said({ "package.json": JSON.stringify({ ...manifest, license }), LICENSE: text });

  it.each([
    ["Apache-2.0", MIT, "MIT"],
    ["MIT", APACHE, "Apache"],
    ["ISC", "Redistribution and use in source and binary forms, with or without", "BSD"],
  ])("%s is not that of the text", (license, text, seen) => {
    expect(of(license, text)).toEqual([
      `package.json: "license" is "${license}", and LICENSE has the text of ${seen}. (WINGS_PACKAGE_LICENSE)`,
    ]);
  });

  it.each([
    ["MIT", MIT],
    ["(MIT OR Apache-2.0)", APACHE],
    ["MIT", `${MIT}\n\n${APACHE}`],
    ["GPL-3.0-only", "GNU GENERAL PUBLIC LICENSE"],
    ["0BSD", "Permission to use, copy, modify, and/or distribute this software"],
    ["MIT", "Do with it what you like."],
  ])("%s may be that of the text", (license, text) => {
    expect(of(license, text)).toEqual([]);
  });
});
