import { regulatoryNames } from "@/lib/carriers/rules/normalise-identifiers";
import type { CarrierIdentity } from "@/lib/carriers/schema/known-carrier";
import { searchable } from "@/lib/core/searchable";

/** What a carrier is found by: its name, numbers and SCAC. */
export const carrierSearchText = (carrier: Omit<CarrierIdentity, "id">) =>
  searchable(
    [carrier.displayName, ...regulatoryNames.map((name) => carrier[name]), carrier.scac].filter(Boolean).join(" "),
  );
