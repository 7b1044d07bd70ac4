import { createHash } from "node:crypto";
import type { OnboardingStatus, RelationshipStatus } from "@/lib/carriers/schema/relationship";

type Link = { expiresAt: Date; revokedAt: Date | null; signedAt: Date | null };
type Relationship = { status: RelationshipStatus; onboardingStatus: OnboardingStatus };

/**
 * Whether a link works. A carrier that may not be dispatched sees nothing, also through older links; one that is
 * onboarded sees what it signed, and cannot sign again.
 */
export const linkWorks = (link: Link, relationship: Relationship | undefined, now: Date) =>
  link.revokedAt === null &&
  link.expiresAt > now &&
  relationship?.status !== "DO_NOT_DISPATCH" &&
  (link.signedAt !== null || relationship?.onboardingStatus !== "ONBOARDED");

export const expiryOf = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000);

/** Random bytes of a token: 256 bits cannot be guessed. */
export const tokenBytes = 32;

export const tokenOf = (chance: Buffer) => chance.toString("base64url");

/** What cannot be a token is known without a query. */
export const looksLikeToken = (text: string) => /^[\w-]{43}$/.test(text);

// 256 random bits need no salt and no slow hash. Links are looked up by the hash, so timing reveals nothing.
export const hashOfToken = (token: string) => createHash("sha256").update(token).digest("hex");
