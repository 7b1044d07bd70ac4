import { momentIn } from "@/components/form/local-time";

export const expiryChoices = ["none", "h2", "h4", "h24", "at"] as const;
export type Expiry = { choice: (typeof expiryChoices)[number]; wallTime: string };

const hours: Partial<Record<Expiry["choice"], number>> = { h2: 2, h4: 4, h24: 24 };

/** When a posting ends by itself: never, hours from now, or at a time of the reader's own clock that is to come. */
export function expiryFrom({ choice, wallTime }: Expiry, now: Date, timeZone: string) {
  if (choice === "none") return {};
  const ahead = hours[choice];
  if (ahead) return { expiresAt: new Date(now.getTime() + ahead * 3_600_000).toISOString() };
  const expiresAt = momentIn(wallTime, timeZone);
  return expiresAt && new Date(expiresAt) > now ? { expiresAt } : { isWrong: true };
}
