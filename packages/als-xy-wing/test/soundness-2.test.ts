import { soundOn } from "./soundness.js";

soundOn([14, 15, 16]);
