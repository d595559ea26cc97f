import type { Network } from "../dynamic/network.js";
import type { Found } from "./inner-chains.js";
import type { InnerLinks } from "./inner-links.js";

const START = -1;
const DIRECT = -2;

/** What one assumption inside a branch leads to, by steps: nodes that are known in the branch already are not its own. */
class InnerBranch {
  /** By node, the step in which it was found; -1 where it was not. */
  readonly step: Int16Array;
  readonly order: number[] = [];
  /** The candidates that the first contradictory step makes both true and false. */
  readonly conflicts: number[] = [];
  readonly #reason: Int16Array;
  #now = 0;
  readonly #network: Network;
  /** By node, the step of the branch around it. */
  readonly #outer: Int16Array;
  readonly #hasTrue: (choice: number) => boolean;

  constructor(
    network: Network,
    outer: Int16Array,
    hasTrue: (choice: number) => boolean,
    readonly start: number,
  ) {
    this.#network = network;
    this.#outer = outer;
    this.#hasTrue = hasTrue;
    this.step = new Int16Array(network.nodes).fill(-1);
    this.#reason = new Int16Array(network.nodes);
    this.#add(start, START);
    let begin = 0;
    while (begin < this.order.length && this.conflicts.length === 0) {
      const end = this.order.length;
      this.#now++;
      for (let i = begin; i < end; i++) this.#followLinks(this.order[i]);
      this.#fireChoices(end);
      begin = end;
    }
  }

  #add(node: number, reason: number): void {
    if (this.step[node] >= 0 || this.#outer[node] >= 0) return;
    this.step[node] = this.#now;
    this.#reason[node] = reason;
    this.order.push(node);
    if (this.step[node ^ 1] >= 0) this.conflicts.push(node >> 1);
  }

  #followLinks(from: number): void {
    if ((from & 1) === 0) for (const to of this.#network.direct[from]) this.#add(to, DIRECT);
    else for (const to of this.#network.pairs[from >> 1]) this.#add(to * 2, DIRECT);
  }

  /** The choices that lost a member in this step, which begins in `order` at a place. */
  #fireChoices(begin: number): void {
    const touched = new Set<number>();
    for (let i = begin; i < this.order.length; i++) {
      const node = this.order[i];
      if ((node & 1) === 1) for (const choice of this.#network.choicesOf[node >> 1]) touched.add(choice);
    }
    for (const choice of [...touched].sort((a, b) => a - b)) {
      if (this.#hasTrue(choice)) continue;
      const { members } = this.#network.choices[choice];
      if (members.some((one) => this.step[one * 2] >= 0 && this.step[one * 2] < this.#now)) continue;
      const left = members.filter((one) => this.step[one * 2 + 1] < 0 && this.#outer[one * 2 + 1] < 0);
      if (left.length > 1) continue;
      for (const one of left.length === 1 ? left : members) this.#add(one * 2, choice);
    }
  }

  /** The nodes that a node rests on, itself first. Adds what must be known around the branch. */
  list(node: number, parents: Set<number>): number[] {
    const list = [node];
    const listed = new Set(list);
    const take = (one: number): void => {
      if (listed.has(one)) return;
      listed.add(one);
      list.push(one);
    };
    for (let i = 0; i < list.length; i++) {
      const at = list[i];
      const reason = this.#reason[at];
      if (reason === DIRECT) take(this.#network.linkers[at].find((from) => this.#links(from, at))!);
      if (reason < 0) continue;
      for (const one of this.#network.choices[reason].members) {
        if (one === at >> 1) continue;
        if (this.step[one * 2 + 1] >= 0) take(one * 2 + 1);
        else parents.add(one * 2 + 1);
      }
    }
    return list;
  }

  #links(from: number, to: number): boolean {
    return this.step[from] === this.step[to] - 1 && ((from & 1) === 0 || (to & 1) === 0);
  }
}

/** Dynamic chains: contradictions, and what follows from both states of a candidate or from all of a choice. */
export function innerDynamic(
  network: Network,
  step: Int16Array,
  _links: InnerLinks,
  found: Found,
  hasTrue: (choice: number) => boolean,
): void {
  const isOpen = (one: number): boolean => step[one * 2] < 0 && step[one * 2 + 1] < 0;
  const branches: InnerBranch[] = [];
  const open: number[] = [];
  for (let one = 0; one < network.candidates.length; one++) {
    if (!isOpen(one)) continue;
    open.push(one);
    for (const node of [one * 2, one * 2 + 1]) branches[node] = new InnerBranch(network, step, hasTrue, node);
  }
  for (const one of open) contradiction(branches[one * 2], found);
  for (const one of open) {
    common([branches[one * 2], branches[one * 2 + 1]], [one], new Set(), found);
  }
  network.choices.forEach(({ members }, choice) => {
    const left = members.filter(isOpen);
    if (hasTrue(choice) || left.length < 2) return;
    const parents = new Set(members.filter((one) => !isOpen(one)).map((one) => one * 2 + 1));
    common(
      left.map((one) => branches[one * 2]),
      members,
      parents,
      found,
    );
  });
}

function contradiction(branch: InnerBranch, found: Found): void {
  let least = Infinity;
  for (const one of branch.conflicts) {
    const parents = new Set<number>();
    const lists = [branch.list(one * 2, parents), branch.list(one * 2 + 1, parents)];
    const nodes = one * 2 === branch.start ? lists[1].length - 1 : lists[0].length + lists[1].length;
    if (nodes >= least) continue;
    least = nodes;
    found.set(branch.start >> 1, { key: lists.join(";"), nodes, parents: [...parents] });
  }
}

function common(
  branches: readonly InnerBranch[],
  outside: readonly number[],
  sources: ReadonlySet<number>,
  found: Found,
): void {
  for (const node of branches[0].order) {
    const target = node >> 1;
    if ((node & 1) === 0 || found.has(target) || outside.includes(target)) continue;
    if (branches.some(({ step }) => step[node] < 0) || branches.every(({ step }) => step[node] === 1)) continue;
    const parents = new Set(sources);
    const lists = branches.map((branch) => branch.list(node, parents));
    found.set(target, {
      key: lists.join(";"),
      nodes: lists.reduce((sum, { length }) => sum + length, 0),
      parents: [...parents],
    });
  }
}
