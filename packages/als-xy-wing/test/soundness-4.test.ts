import { soundOn } from "./soundness.js";

soundOn([19, 20]);
