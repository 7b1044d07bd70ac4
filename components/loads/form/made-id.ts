const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

const atRandom = (below: number) => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % below;

const twoDigits = (value: number) => String(value % 100).padStart(2, "0");

/** An id for a load that nobody gave one: the day where it is made, and letters that are not mistaken for each other. */
export function madeId(now: Date, random = atRandom): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map(twoDigits).join("");
  return `L${day}-${Array.from({ length: 5 }, () => letters[random(letters.length)]).join("")}`;
}
