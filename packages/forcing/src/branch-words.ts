import { endsData, setData } from "@wings/chain-kit";
import {
  type Board,
  type Candidate,
  candidateCell,
  candidateDigit,
  candidateOf,
  type Cell,
  type Data,
  type Digit,
  houseOf,
  isCellFact,
  type Mark,
  SET_PARTS,
  type Value,
} from "@wings/core/author";
import type { NamedBranch } from "./branches.js";

/** The roles of cases, and of what chains from them make true and false. */
export const caseRoles = { case: "one of these is true", follows: "follows", false: "can't be" } as const;

/** The parts that tell the chains from the cases to the candidate that goes. */
export const branchParts = {
  direct: "In case {case}, {cell} is {digit}, so {goes} can't be {goesDigit}.",
  branch: "In case {case}, {cell} is {digit}. {steps} So {goes} can't be {goesDigit}.",
  cellStep: "Then {from} can't be {fromDigit}, so it is {toDigit}.",
  step: "Then {fromDigit} can't be in {from}, so {toDigit} is in {to} ({why}).",
  setStep: "Then {fromDigit} can't be in {from}, so {toDigit} is in {to}, because {why} then hold {digits}.",
  onlyStep: "But {toDigit} must be in {to}: {house} has no other place for it.",
  inHouse: "{house}",
  ...SET_PARTS,
  directNotation: "{case} ({digit}){cell}-({goesDigit}){goes}",
  branchNotation: "{case} ({digit}){cell}{steps}-({goesDigit}){goes}",
  stepNotation: "-({fromDigit}){from}=({toDigit}){to}",
  setNotation: "-({fromDigit}={toDigit}){set}",
};

/** The candidate that goes. */
interface Target {
  readonly cell: Cell;
  readonly digit: Digit;
}

type CaseMark = Mark<keyof typeof caseRoles>;

/** The cases, and the chains from them to the candidate that goes, one behind the other. */
export function branchMarks({ cell, digit }: Target, branches: readonly NamedBranch[]): CaseMark[] {
  const marks = new Map<string, CaseMark>();
  const mark = (role: keyof typeof caseRoles, node: readonly Candidate[]): void => {
    for (const each of node)
      marks.set(`${role}${each}`, { role, cell: candidateCell(each), digits: [candidateDigit(each)] });
  };
  const links: CaseMark[] = [];
  const drawn = new Set<string>();
  for (const { candidate, nodes } of branches) {
    mark("case", [candidate]);
    let from: readonly Candidate[] = [candidate];
    const way: CaseMark[] = [];
    for (let i = nodes.length - 2; i >= 0; i -= 2) {
      mark("false", nodes[i + 1]);
      mark("follows", nodes[i]);
      way.push({ link: "weak", from, to: nodes[i + 1] }, { link: "strong", from: nodes[i + 1], to: nodes[i] });
      from = nodes[i];
    }
    way.push({ link: "weak", from, to: [candidateOf(cell, digit)] });
    // Where a chain joins an earlier one, that one shows how it goes on.
    while (way.length > 1 && drawn.has(JSON.stringify(way[way.length - 1]))) way.pop();
    for (const link of way) drawn.add(JSON.stringify(link));
    links.push(...way);
  }
  return [...marks.values(), ...links];
}

/** The chains in sentences. */
export const branchList = (target: Target, branches: readonly NamedBranch[], board: Board): Value => ({
  list: branches.map((branch, i): Value => {
    const { nodes, links } = branch;
    const data = branchData(target, branch, i);
    if (nodes.length === 0) return { part: "direct", data };
    return { part: "branch", data: { ...data, steps: stepsOf(nodes, links, board) } };
  }),
  join: "space",
});

/** The chains in Eureka notation. */
export const notationList = (target: Target, branches: readonly NamedBranch[]): Value => ({
  list: branches.map((branch, i): Value => {
    const data = branchData(target, branch, i);
    if (branch.nodes.length === 0) return { part: "directNotation", data };
    return { part: "branchNotation", data: { ...data, steps: notationOf(branch) } };
  }),
  join: "space",
});

/** Values of one chain: the case, and the candidate that goes. */
const branchData = ({ cell, digit }: Target, { candidate }: NamedBranch, i: number): Data => ({
  case: String.fromCharCode(65 + i),
  cell: { cell: candidateCell(candidate) },
  digit: candidateDigit(candidate),
  goes: { cell },
  goesDigit: digit,
});

/** A chain in sentences, from the last strong link to the first. */
function stepsOf(nodes: NamedBranch["nodes"], links: NamedBranch["links"], board: Board): Value {
  const list: Value[] = [];
  for (let i = links.length - 1; i >= 0; i--) {
    const data = endsData(nodes[i * 2 + 1], nodes[i * 2]);
    const [first] = links[i] as readonly number[];
    // A house with one place for the digit, or with all places in one group, links a node with itself.
    if (nodes[i * 2].join() === nodes[i * 2 + 1].join())
      list.push({ part: "onlyStep", data: { ...data, house: { house: houseOf(first) } } });
    else if (links[i].length === 1 && isCellFact(first)) list.push({ part: "cellStep", data });
    else if (isCellFact(first))
      list.push({
        part: "setStep",
        data: { ...data, ...setData(links[i] as readonly number[], nodes[i * 2 + 1], board) },
      });
    else
      list.push({
        part: "step",
        data: { ...data, why: { part: "inHouse", data: { house: { house: houseOf(first) } } } },
      });
  }
  return { list, join: "space" };
}

/** A chain in Eureka notation, from the last strong link to the first. */
function notationOf({ nodes, links }: NamedBranch): Value {
  const list: Value[] = [];
  for (let i = links.length - 1; i >= 0; i--) {
    const data = endsData(nodes[i * 2 + 1], nodes[i * 2]);
    const cells = links[i] as readonly number[];
    if (isCellFact(cells[0])) list.push({ part: "setNotation", data: { ...data, set: { cells } } });
    else list.push({ part: "stepNotation", data });
  }
  return { list, join: "none" };
}
