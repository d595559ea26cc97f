import {
  almostLockedSets,
  bitOf,
  type Board,
  type Cell,
  cellFact,
  cellsOf,
  cellsOfAls,
  type Fact,
  type Nodes,
  strongNodes,
  wordOf,
} from "@wings/core/author";

/** What a wing may be made of: cells and pairs; or any two groups of a house too; or almost locked sets, too. */
export type LinkForm = "plain" | "grouped" | "als";

/** The strong links of a form, of those that the core lists. */
const VOCABULARY = { plain: "single", grouped: "split", als: "split-als" } as const;

/**
 * The core's strong links, in both directions. A link is two ways: `link = way >> 1`, and `way ^ 1` is the same link in the other
 * direction. If several links join two nodes, only the first is listed. The ways that begin at a node are a chain for each kind:
 *
 * ```
 *   ends      by way: the node where it begins
 *   source    by link: as in the core's list
 *
 *   cellWay[node]  → -1                    the way through its cell
 *   houseWay[node] → next[way] → … → -1    the ways through houses
 *   setWay[node]   → next[way] → … → -1    the ways through sets
 * ```
 */
export class Ways {
  nodes!: Nodes;
  links = 0;
  ends: Int32Array = new Int32Array(0);
  next: Int32Array = new Int32Array(0);
  source: Int32Array = new Int32Array(0);
  /** Where the links of houses and those of sets begin. */
  houseLinks = 0;
  setLinks = 0;

  cellWay: Int32Array = new Int32Array(0);
  houseWay: Int32Array = new Int32Array(0);
  setWay: Int32Array = new Int32Array(0);

  fill(board: Board, form: LinkForm): this {
    const nodes = (this.nodes = strongNodes(board, VOCABULARY[form]));
    const { count, linkCount, ends } = nodes;
    if (this.source.length < linkCount) {
      this.ends = new Int32Array(linkCount * 4);
      this.next = new Int32Array(linkCount * 4);
      this.source = new Int32Array(linkCount * 2);
    }
    if (this.cellWay.length < count) {
      this.cellWay = new Int32Array(count * 2);
      this.houseWay = new Int32Array(count * 2);
      this.setWay = new Int32Array(count * 2);
    }
    this.cellWay.fill(-1, 0, count);
    this.houseWay.fill(-1, 0, count);
    this.setWay.fill(-1, 0, count);
    this.links = 0;
    for (let i = 0; i < nodes.houseLinks; i++) this.#addCell(ends[i * 2], ends[i * 2 + 1], nodes.source[i]);
    this.houseLinks = this.links;
    for (let i = nodes.houseLinks; i < nodes.setLinks; i++)
      this.#addHouse(ends[i * 2], ends[i * 2 + 1], nodes.source[i]);
    this.setLinks = this.links;
    for (let i = nodes.setLinks; i < linkCount; i++) this.#addSet(ends[i * 2], ends[i * 2 + 1], nodes.source[i]);
    return this;
  }

  /** Whether a cell has the digit of a node and sees all of its cells. */
  sees(node: number, cell: Cell): boolean {
    return (this.nodes.peers[node * 3 + wordOf(cell)] & bitOf(cell)) !== 0;
  }

  /** The facts of a link. */
  factsOf(board: Board, link: number): readonly Fact[] {
    const source = this.source[link];
    return source >= 0 ? [source] : cellsOfAls(almostLockedSets(board), ~source).map(cellFact);
  }

  /** The form of a wing with this link: a wing with a set is of the form with sets, even where its houses are grouped. */
  formOf(link: number): 0 | 1 | 2 {
    if (link >= this.setLinks) return 2;
    const { cell } = this.nodes;
    return cell[this.ends[link * 2]] >= 0 && cell[this.ends[link * 2 + 1]] >= 0 ? 0 : 1;
  }

  /** The cells of a node. */
  cellsOf(node: number): number[] {
    const { cells } = this.nodes;
    return cellsOf(cells[node * 3], cells[node * 3 + 1], cells[node * 3 + 2]);
  }

  #addCell(a: number, b: number, source: number): void {
    const way = this.#add(a, b, source);
    this.next[way] = this.next[way + 1] = -1;
    this.cellWay[a] = way;
    this.cellWay[b] = way + 1;
  }

  #addHouse(a: number, b: number, source: number): void {
    const { ends, next, houseWay } = this;
    for (let way = houseWay[a]; way >= 0; way = next[way]) if (ends[way ^ 1] === b) return;
    const way = this.#add(a, b, source);
    next[way] = houseWay[a];
    houseWay[a] = way;
    // Places that are spread over their house see only the other node, so that no way begins there.
    if (this.nodes.part[b] < 0) return;
    next[way + 1] = houseWay[b];
    houseWay[b] = way + 1;
  }

  #addSet(a: number, b: number, source: number): void {
    const { ends, next, cellWay, setWay } = this;
    if (cellWay[a] >= 0 && ends[cellWay[a] ^ 1] === b) return;
    // The shorter of two chains is often the one of the larger node.
    const [from, to] = this.nodes.cell[a] < 0 ? [a, b] : [b, a];
    for (let way = setWay[from]; way >= 0; way = next[way]) if (ends[way ^ 1] === to) return;
    const way = this.#add(a, b, source);
    next[way] = setWay[a];
    next[way + 1] = setWay[b];
    setWay[a] = way;
    setWay[b] = way + 1;
  }

  /** Adds a link. Returns its first way. */
  #add(a: number, b: number, source: number): number {
    const way = this.links * 2;
    this.source[this.links++] = source;
    this.ends[way] = a;
    this.ends[way + 1] = b;
    return way;
  }
}
