import { techniqueTester } from "@wings/testing";
import { describe, it } from "vitest";
import { bivalueNet, forcingChain, forcingNet, krakenFish, nestedNet } from "../src/index.js";

const EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const WING = "..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946....";
const HARD = "4.1.3....7.....2.393.....7519......48...5....3...61..2213..4568689215..7574683921";
const framework = { describe, it };

techniqueTester(forcingChain, { finds: [`S4 ${WING} => r3c6≠1`], misses: [`S4 ${EASY}`] }, framework);
techniqueTester(krakenFish, { finds: [`S4 ${WING} => r3c6≠1`], misses: [`S4 ${EASY}`] }, framework);
techniqueTester(forcingNet, { finds: [`S4 ${WING} => r3c6≠1`], misses: [`S4 ${EASY}`] }, framework);
techniqueTester(bivalueNet, { finds: [`${HARD} => r1c7≠6`], misses: [`S4 ${EASY}`] }, framework);
techniqueTester(nestedNet, { finds: [`${HARD} => r1c7≠6`], misses: [`S4 ${EASY}`] }, framework);
