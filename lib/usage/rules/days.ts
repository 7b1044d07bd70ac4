const dayMs = 86_400_000;

/** The day after, or so many days after; days are written `2026-11-20` and are those of UTC. */
export const dayAfter = (day: string, count = 1) =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);

export const startOf = (day: string) => new Date(`${day}T00:00:00.000Z`);

/** How many days, both ends counted; none or less when `to` is before `from`. */
export const countDays = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs + 1;

export const daysOf = (from: string, to: string) =>
  Array.from({ length: Math.max(0, countDays(from, to)) }, (_, index) => dayAfter(from, index));

export const monthOf = (day: string) => day.slice(0, 7);
export const firstOfMonth = (day: string) => `${monthOf(day)}-01`;

export function firstOfNextMonth(day: string) {
  const first = startOf(firstOfMonth(day));
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1)).toISOString().slice(0, 10);
}
