/** How a gold pile is paid out (docs/rules.md, R8.11 to R8.15), to compare the gold that was seen with the pile. */

export interface Payout {
  kept: number[];
  rejected: number[];
  /** Nuggets credited without a card. */
  loose: number;
  pile: number[];
}

/** For each saboteur, by how many are in play. */
const NUGGETS_DUE = [0, 4, 3, 3, 2];
const SELFISH_DWARF_DUE = 4;

/** The nuggets that somebody is paid who wins with these roles in play. */
export function nuggetsDue(role: string, roles: string[]): number {
  return role === "selfish" ? SELFISH_DWARF_DUE : NUGGETS_DUE[roles.filter((one) => one === "saboteur").length]!;
}

/** Draw from the top until the amount due is exact; what would exceed it goes to the bottom. */
export function pay(pile: number[], due: number): Payout {
  const [left, kept, rejected] = [[...pile], [] as number[], [] as number[]];
  let missing = due;
  for (let inARow = 0; missing > 0 && inARow < left.length; ) {
    const card = left.shift()!;
    const fits = card <= missing;
    (fits ? kept : rejected).push(card);
    if (fits) missing -= card;
    else left.push(card);
    inARow = fits ? 0 : inARow + 1;
  }
  return missing > 0 ? settled([...left, ...kept], due, rejected) : { kept, rejected, loose: 0, pile: left };
}

/** The drawing would go on for ever: the largest total, then the fewest cards, then the earliest places. */
function settled(pile: number[], due: number, rejected: number[]): Payout {
  for (let total = due; total > 0; total--) {
    for (let size = 1; size <= total; size++) {
      const places = placesOf(pile, total, size, 0);
      if (!places) continue;
      const kept = places.map((place) => pile[place]!);
      return { kept, rejected, loose: due - total, pile: pile.filter((_, place) => !places.includes(place)) };
    }
  }
  return { kept: [], rejected, loose: due, pile };
}

/** The earliest places of so many cards with this total. */
function placesOf(pile: number[], total: number, size: number, from: number): number[] | null {
  if (size === 0) return total === 0 ? [] : null;
  for (let place = from; place < pile.length; place++) {
    const rest = placesOf(pile, total - pile[place]!, size - 1, place + 1);
    if (rest) return [place, ...rest];
  }
  return null;
}
