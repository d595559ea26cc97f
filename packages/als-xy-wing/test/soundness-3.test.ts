import { soundOn } from "./soundness.js";

soundOn([17, 18]);
