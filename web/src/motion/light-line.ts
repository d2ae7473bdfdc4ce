import { EDGE, TALL, WIDE } from "../art/tunnels";
import type { Passage } from "../notation/tunnel-way";

/** The line on which a light runs through the cards of a way, from middle to middle; in units of the board. */
export function lightLine(way: Passage[]): string {
  return way.map(({ cell, leaves }, index) => {
    const [x, y] = [cell.column * WIDE, cell.row * TALL];
    const middle = `${x + 40} ${y + 52}`;
    const out = leaves && `${x + EDGE[leaves][0]} ${y + EDGE[leaves][1]}`;
    if (index === 0) return `M${middle}${out ? `L${out}` : ""}`;
    return out ? `Q${middle} ${out}` : `L${middle}`;
  }).join("");
}
