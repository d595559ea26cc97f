import { type Complaint, complaint } from "./complaint.js";
import { manifestOf, textOf } from "./manifest.js";

/** Licences that most packages have, and how to know their texts. */
const KINDS: readonly (readonly [name: string, text: RegExp])[] = [
  ["MIT", /\bMIT License\b|Permission is hereby granted, free of charge/i],
  ["ISC", /\bISC License\b|Permission to use, copy, modify, and\/or distribute/i],
  ["Apache", /\bApache License\b/i],
  ["BSD", /\bBSD\b.*\bLicense\b|Redistribution and use in source and binary forms/i],
];

/** The licence that package.json names is the one whose text is there. What is not known is let pass. */
export function licenseComplaints(files: ReadonlyMap<string, string>): Complaint[] {
  const named = textOf(manifestOf(files).license);
  const wanted = KINDS.filter(([name]) => new RegExp(String.raw`\b${name}\b`).test(named));
  const there = KINDS.filter(([, text]) => text.test(files.get("LICENSE") ?? ""));
  if (wanted.length === 0 || there.length === 0 || wanted.some((kind) => there.includes(kind))) return [];
  return [
    complaint(
      "LICENSE",
      `package.json: "license" is "${named}", and LICENSE has the text of ${there.map(([name]) => name).join(" and ")}.`,
      "Say in both the same.",
    ),
  ];
}
