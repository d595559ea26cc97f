import { soundOn } from "./soundness.js";

soundOn([11, 12, 13]);
