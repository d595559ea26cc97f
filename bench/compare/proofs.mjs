// The checker as items: what it says of findings that are right, of right ones that lack something, and of lies. All that it says is
// compared: status, claim and counter-example, words and the number of nodes; and all that is said of the findings.

import { attempt, digest, once } from "./digest.mjs";
import { canBeTold, liesOf, tellerOf } from "./lies.mjs";

/** @typedef {import("@wings/core").Board} Board */
/** @typedef {import("@wings/core").Finding} Finding */
/** @typedef {import("@wings/core").Technique} Technique */
/** @typedef {Pick<Finding, "reason" | "eliminations" | "placements">} Claim */

/** Caps that leave right findings undecided: nearly all, and only those that take more. */
const CAPS = [1, 2, 6, 20];

/**
 * @param {typeof import("@wings/core")} core of the tree that is measured
 * @param {readonly Technique[]} techniques
 * @param {{ boards: readonly Board[], solved: readonly Board[] }} on boards for what is right, and some with one solution for lies
 * @returns {Record<string, import("./items.mjs").Item>}
 */
export function proofItems(core, techniques, { boards, solved }) {
  const { prove, proveHit, findingOf, unneededFacts } = /** @type {Partial<typeof core>} */ (core);
  if (!prove || !proveHit || !findingOf || !unneededFacts) return {};
  return { proofs: rightOnes(core, techniques, boards), lies: lies(core, solved) };
}

/** @param {typeof import("@wings/core")} core @param {readonly Technique[]} techniques @param {readonly Board[]} boards @returns {import("./items.mjs").Item} */
function rightOnes(core, techniques, boards) {
  const found = once(() =>
    boards.flatMap((board) =>
      techniques.flatMap((technique) => {
        const sink = new core.Sink(board, "smallest");
        core.runTechnique(technique, board, sink);
        return sink.hits.map((hit) => ({ technique, board, hit, pattern: /** @type {any} */ (hit.pattern) }));
      }),
    ),
  );
  const proofOf = (/** @type {ReturnType<typeof found>[number]} */ { technique, board, hit, pattern }) =>
    core.proveHit(board, technique.reason(pattern, board), hit);
  return {
    get size() {
      return found().length;
    },
    pass: () => found().forEach(proofOf),
    counts: () => {
      const total = { findings: found().length, proved: 0, nodes: 0, unneeded: 0, lacking: 0, undecided: 0 };
      const all = found().map((each) =>
        attempt(() => {
          const { technique, board, hit } = each;
          const proof = proofOf(each);
          const finding = core.findingOf(technique, board, hit);
          const unneeded = core.unneededFacts(board, finding);
          const lacking = finding.reason.map((_, out) =>
            core.prove(board, { ...finding, reason: finding.reason.filter((_, i) => i !== out) }),
          );
          const capped = CAPS.map((maxNodes) => core.prove(board, finding, { maxNodes }));
          total.proved += Number(proof.status === "proved");
          total.nodes += proof.nodes;
          total.unneeded += unneeded.length;
          total.lacking += lacking.filter(({ status }) => status === "refuted").length;
          total.undecided += capped.filter(({ status }) => status === "undecided").length;
          return [finding, proof, core.prove(board, finding), unneeded, lacking, capped];
        }),
      );
      return { ...total, digest: digest(all) };
    },
  };
}

/** @param {typeof import("@wings/core")} core @param {readonly Board[]} boards with one solution @returns {import("./items.mjs").Item} */
function lies(core, boards) {
  const told = once(() =>
    boards.flatMap((board) =>
      liesOf(core, board, core.search(board).solution ?? "").map((lie) => ({ board, lie, claim: named(core, lie) })),
    ),
  );
  const proofOf = (/** @type {ReturnType<typeof told>[number]} */ { board, claim }) =>
    attempt(() => core.prove(board, claim));
  return {
    get size() {
      return told().length;
    },
    pass: () => told().forEach(proofOf),
    counts: () => {
      const proofs = told().map(proofOf);
      const codes = told()
        .filter(({ board, lie }) => canBeTold(lie, board))
        .map(({ board, lie }) =>
          attempt(() => core.solve(board, [tellerOf(core, lie)], { findings: false, check: true }).next().done),
        );
      const refused = codes.filter((code) => Object(code).failed === "WINGS_FINDING_REJECTED").length;
      const believed = proofs.filter((proof) => "status" in proof && proof.status === "proved").length;
      return { lies: told().length, believed, told: codes.length, refused, digest: digest([proofs, codes]) };
    },
  };
}

/** A lie as a finding has its claims. @param {typeof import("@wings/core")} core @param {import("./lies.mjs").Lie} lie @returns {Claim} */
function named({ cellName, nameFact }, { reason, eliminations, placements }) {
  const name = (/** @type {import("@wings/core").CellDigit} */ { cell, digit }) => ({ cell: cellName(cell), digit });
  return { reason: reason.map(nameFact), eliminations: eliminations.map(name), placements: placements.map(name) };
}
