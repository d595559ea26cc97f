import { explain, findFirst, parse } from "@wings/core";
import { alsXyWing } from "@wings/als-xy-wing";
import { uvwxyzWing } from "@wings/uvwxyz-wing";
import { wWing } from "@wings/w-wing";
import { xyWing } from "@wings/xy-wing";
const board = parse(location.hash.slice(1));
const finding = findFirst(board, [xyWing, wWing, uvwxyzWing, alsXyWing]);
document.body.textContent = finding ? explain(finding) : "Nothing found.";
