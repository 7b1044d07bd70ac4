import { CarrierSelectionRecord } from "@/lib/carrier-selection/schema";
import type { Required } from "@/lib/carriers/rules/eligibility";
import type { KnownCarrier } from "@/lib/carriers/schema/carrier";
import { type Assignability, CarrierRequirement, NotAssignable } from "@/lib/carriers/schema/eligibility";

/** A carrier that was just assigned to a load, and by what it was judged. */
export type Selection = {
  load: { id: string; externalId: string; version: number; carrierRequirements?: Required | undefined };
  carrier: KnownCarrier;
  meaning: Assignability;
};

type Facts = Omit<
  CarrierSelectionRecord,
  "schemaVersion" | "load" | "carrier" | "relationship" | "requirements" | "held" | "rules"
>;

/**
 * The record of a selection: a copy of whatever counted, for all of that may change tomorrow. Only what is described
 * gets into it, so that who checks its hash can make it of what is answered.
 */
export const selectionRecord = (facts: Facts, { load, carrier, meaning }: Selection): CarrierSelectionRecord =>
  CarrierSelectionRecord.parse({
    schemaVersion: 1,
    ...facts,
    load,
    carrier,
    relationship: carrier.relationship,
    requirements: checkedRequirements(load.carrierRequirements ?? {}, meaning),
    held: carrier.profile,
    rules: NotAssignable.options.map((rule) => ({
      rule,
      outcome: rule === "requirements_missed" && meaning.misses.length > 0 ? "TOLERATED" : "PASSED",
    })),
  });

/** Only what the load asked for: `false` and unset ask for nothing. */
const checkedRequirements = (required: Required, { misses }: Assignability) =>
  CarrierRequirement.options
    .filter((requirement) => required[requirement])
    .map((requirement) => ({
      requirement,
      ...(requirement === "minCargoInsurance" && { least: required.minCargoInsurance }),
      outcome: misses.find((miss) => miss.requirement === requirement)?.miss ?? "met",
    }));
