const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

const atRandom = (below: number) => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % below;

/** An id for a load that nobody gave one: its day, and letters that are not mistaken for each other. */
export function madeId(now: Date, random = atRandom): string {
  const day = now.toISOString().slice(2, 10).replaceAll("-", "");
  return `L${day}-${Array.from({ length: 5 }, () => letters[random(letters.length)]).join("")}`;
}
