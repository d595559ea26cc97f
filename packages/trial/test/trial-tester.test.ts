import { techniqueTester } from "@wings/testing";
import { describe, it } from "vitest";
import { trial } from "../src/index.js";

const EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const WING = "..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946....";

techniqueTester(trial, { finds: [`S4 ${WING} => r3c6≠1`], misses: [`S4 ${EASY}`] }, { describe, it });
