import * as z from "zod";

export const Role = z.enum(["ADMIN", "BROKER", "VIEWER"]);
export type Role = z.infer<typeof Role>;

export const Scope = z.enum([
  "loads:write",
  "loads:read",
  "rates:read",
  "rates:write",
  "border-crossings:read",
  "carriers:write",
  "carriers:read",
  "directory:write",
  "bids:read",
  "bids:write",
  "postings:write",
  "webhooks:write",
  "usage:read",
]);
export type Scope = z.infer<typeof Scope>;

/** The scopes of a new key for a TMS, unless others are chosen. */
export const defaultScopes: readonly Scope[] = [
  "loads:write",
  "loads:read",
  "rates:read",
  "border-crossings:read",
  "carriers:write",
  "directory:write",
];

/** The purpose of the link with whose token a carrier calls. */
export type LinkKind = "ONBOARDING" | "OFFER";
