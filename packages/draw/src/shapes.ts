import { type Point, short } from "./layout.js";
import { OUT, type Role, choose } from "./scene.js";

/** Shapes by look: how many corners (none is a circle), how far turned, how much larger than the circle. */
const SHAPES = [
  [0, 0, 1],
  [4, 45, 1.28],
  [4, 0, 1.2],
  [6, 0, 1.1],
] as const;

/** What the classes of a role end with: `s` its shape, `o` an outline, `c` a cell, `h` a house. */
export const suffix = ({ look }: Role): string => choose(look, "x", "p", [`${look}`]);

/** The shape of a role around a point; of eliminated candidates a disc with a stroke. */
export function shape(role: Role, { x, y }: Point, radius: number): string {
  const [corners, turn, scale] = choose(role.look, SHAPES[0], SHAPES[0], SHAPES);
  const name = suffix(role);
  const circle = `<circle class="s${name}" cx="${short(x)}" cy="${short(y)}" r="${radius}"/>`;
  if (role.look === OUT) return `${circle}<path class="ox" d="M${short(x - 10)} ${short(y + 10)}l20 -20"/>`;
  if (corners === 0) return circle;
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = ((turn + (360 / corners) * i) * Math.PI) / 180;
    return `${short(x + radius * scale * Math.cos(angle))} ${short(y + radius * scale * Math.sin(angle))}`;
  });
  return `<path class="s${name}" d="M${points.join("L")}Z"/>`;
}

/** How large a shape around a candidate is. */
export const radiusOf = ({ look }: Role): number => choose<number>(look, 9.5, 10, [8.5]);

/** A link: a path that is solid where it is strong, dashed where it is weak. */
export const linkLine = (strong: boolean, path: string): string =>
  `<path class="n k${strong ? "" : " w"}" d="${path}"/>`;
