import {
  type Data,
  type Derivation,
  type Mark,
  type Value,
  candidateCell,
  candidateDigit,
  houseOf,
  isCellFact,
} from "@wings/core/author";

export const netRoles = { assumed: "assumed", forced: "follows", empty: "nothing left" } as const;
type NetRole = keyof typeof netRoles;

/** The parts that tell a derivation. */
export const contradictionParts = {
  inCell: "Then {cell} can only be {digit}.",
  inHouse: "Then {cell} is the only place for {digit} in {house}.",
  emptyCell: "Then no candidate is left for {cell}.",
  emptyHouse: "Then no place is left for {digit} in {house}.",
};

/** A contradiction, step by step. */
export function derivationSteps({ steps, last }: Derivation): { steps: Value } {
  const told = steps.flatMap(({ candidate, fact }): Value[] =>
    fact === undefined ? [] : [{ part: isCellFact(fact) ? "inCell" : "inHouse", data: factData(fact, candidate) }],
  );
  const fact = last.fact!;
  told.push({ part: isCellFact(fact) ? "emptyCell" : "emptyHouse", data: factData(fact) });
  return { steps: { list: told, join: "space" } };
}

function factData(fact: number, candidate?: number): Data {
  const cell = candidate === undefined ? fact : candidateCell(candidate);
  const digit = candidate === undefined ? ((fact - 81) % 9) + 1 : candidateDigit(candidate);
  if (isCellFact(fact)) return candidate === undefined ? { cell: { cell } } : { cell: { cell }, digit };
  return { ...(candidate !== undefined && { cell: { cell } }), digit, house: { house: houseOf(fact) } };
}

/** The assumption, what follows, and where nothing is left; each consequence is linked with what it rests on. */
export function derivationMarks({ steps, last }: Derivation): Mark<NetRole>[] {
  const marks: Mark<NetRole>[] = steps.map(({ candidate, fact }) => ({
    role: fact === undefined ? "assumed" : "forced",
    cell: candidateCell(candidate),
    digits: [candidateDigit(candidate)],
  }));
  const fact = last.fact!;
  marks.push(
    isCellFact(fact)
      ? { role: "empty", cell: fact }
      : { role: "empty", house: houseOf(fact), digit: ((fact - 81) % 9) + 1 },
  );
  return marks;
}
