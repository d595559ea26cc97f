import { explain, findFirst, parse } from "@wings/core";
import { xyWing } from "@wings/xy-wing";
const board = parse(location.hash.slice(1));
const finding = findFirst(board, [xyWing]);
document.body.textContent = finding ? explain(finding) : "Nothing found.";
