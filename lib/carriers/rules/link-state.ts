import type { LatestLink } from "@/lib/carriers/schema/carrier";

export type LinkTimes = {
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  openedAt: Date | null;
  signedAt: Date | null;
  acceptedAt: Date | null;
};

/** How far an onboarding link has come. What was signed in time stays signed when the link expires. */
export function linkState(link: LinkTimes, now: Date): LatestLink {
  const { createdAt, expiresAt, revokedAt, openedAt, signedAt, acceptedAt } = link;
  if (acceptedAt) return { state: "ACCEPTED", at: acceptedAt.toISOString() };
  if (revokedAt) return { state: "REVOKED", at: revokedAt.toISOString() };
  if (signedAt) return { state: "SIGNED", at: signedAt.toISOString() };
  if (expiresAt <= now) return { state: "EXPIRED", at: expiresAt.toISOString() };
  return openedAt
    ? { state: "OPENED", at: openedAt.toISOString() }
    : { state: "LINK_SENT", at: createdAt.toISOString() };
}
