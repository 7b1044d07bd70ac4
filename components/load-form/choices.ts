import type { NotAssignable } from "@/lib/carriers/schema/verdict";

/** Whom a load can be given to: those with the TMS's id. */
export type OwnerChoices = {
  users: readonly { externalId?: string; name: string; email: string }[];
  teams: readonly { externalId?: string; name: string }[];
};

export const carrierNumbers = [
  ["dotNumber", "DOT"],
  ["mcNumber", "MC"],
  ["mxNumber", "MX"],
  ["rfcNumber", "RFC"],
  ["cvorNumber", "CVOR"],
  ["nirNumber", "NIR"],
  ["nscNumber", "NSC"],
] as const;

type CarrierNumber = (typeof carrierNumbers)[number][0];

/** A carrier the organization knows, with whether it may be assigned and why not. */
export type CarrierChoice = {
  id: string;
  displayName: string;
  externalId?: string;
  assignable: boolean;
  reason?: NotAssignable;
} & { [Field in CarrierNumber]?: string };

/** "DOT 2384112 · MC 88213": the numbers a carrier is known by. */
export const numbersOf = (carrier: CarrierChoice) =>
  carrierNumbers.flatMap(([field, word]) => (carrier[field] ? [`${word} ${carrier[field]}`] : [])).join(" · ");

/** The choices for one load: what is blocked for it cannot be chosen. */
export const withBlocks = (carriers: readonly CarrierChoice[], blocked: readonly { carrierId: string }[]) =>
  carriers.map((carrier): CarrierChoice => {
    const isBlocked = blocked.some(({ carrierId }) => carrierId === carrier.id);
    if (!isBlocked || carrier.reason === "do_not_dispatch") return carrier;
    return { ...carrier, assignable: false, reason: "blocked_for_load" };
  });
