import type { OnboardingStatus, RelationshipStatus } from "@/lib/carriers/schema/relationship";

type Link = { expiresAt: Date; revokedAt: Date | null; signedAt: Date | null };
type Relationship = { status: RelationshipStatus; onboardingStatus: OnboardingStatus };

/**
 * Whether a link opens anything. Who may not be dispatched is shown nothing, whatever was sent to it before; who is
 * onboarded finds what it signed, and signs nothing more.
 */
export const linkWorks = (link: Link, relationship: Relationship | undefined, now: Date) =>
  link.revokedAt === null &&
  link.expiresAt > now &&
  relationship?.status !== "DO_NOT_DISPATCH" &&
  (link.signedAt !== null || relationship?.onboardingStatus !== "ONBOARDED");

export const expiryOf = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000);
