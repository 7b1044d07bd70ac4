import type { CarrierProfile } from "@/lib/carriers/schema/profile";

export type Expiry = "expired" | "soon" | "valid";

const day = 86_400_000;
const daysOfWarning = 30;

/** Whether what is good until that day still is, and for more than a month. Without a last day it is. */
export function expiryOf(expiresOn: string | undefined, today: string): Expiry {
  if (expiresOn === undefined) return "valid";
  const daysLeft = (Date.parse(expiresOn) - Date.parse(today)) / day;
  if (daysLeft < 0) return "expired";
  return daysLeft <= daysOfWarning ? "soon" : "valid";
}

const order: readonly Expiry[] = ["expired", "soon", "valid"];

/** The worst of a carrier's insurance, for its line in a list. */
export const insuranceExpiry = ({ cargoInsurance }: CarrierProfile, today: string) =>
  cargoInsurance && expiryOf(cargoInsurance.expiresOn, today);

/** The worst of its certificates. */
export const certificatesExpiry = ({ certificates }: CarrierProfile, today: string): Expiry | undefined => {
  const states = certificates.map(({ expiresOn }) => expiryOf(expiresOn, today));
  return order.find((state) => states.includes(state));
};
