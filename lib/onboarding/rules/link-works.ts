import type { RelationshipStatus } from "@/lib/carriers/schema/relationship";

/** Whether a link opens anything. Who may not be dispatched is shown nothing, whatever was sent to it before. */
export const linkWorks = (
  link: { expiresAt: Date; revokedAt: Date | null },
  status: RelationshipStatus | undefined,
  now: Date,
) => link.revokedAt === null && link.expiresAt > now && status !== "DO_NOT_DISPATCH";

export const expiryOf = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000);
