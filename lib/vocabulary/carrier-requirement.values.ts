/** What a load can require of its carrier in words: the fields of `carrierRequirements`. */
const statedRequirements = [
  "ctpatCertified",
  "oeaCertified",
  "pipCertified",
  "fastCertified",
  "internationalCarrierBonded",
  "internationalCarrierBondedUS",
  "internationalCarrierBondedCA",
  "internationalCarrierBondedMX",
  "has247CustomerService",
  "minCargoInsurance",
] as const;

/** What it requires without saying so, by its goods, trailer, stops and customer. */
export const impliedRequirements = [
  "hazmat",
  "temperature",
  "trailerType",
  "haulsInUS",
  "haulsInMX",
  "haulsInCA",
  "customerApproval",
] as const;

export const carrierRequirements = [...statedRequirements, ...impliedRequirements] as const;

/** Those by which loads are looked for; each load has a trailer, stops and a customer. */
export const filteredRequirements = [...statedRequirements, "hazmat", "temperature"] as const;

/** Where a carrier can haul. */
export const haulingCountries = ["US", "MX", "CA"] as const;

/** How a carrier can miss what a load requires: what it is known to lack, and what nobody can say yet. */
const lacks = ["not_held", "expired", "too_low"] as const;
const unknown = ["other_currency", "not_known"] as const;

export const requirementMisses = [...lacks, ...unknown] as const;

type Miss = { requirement: (typeof carrierRequirements)[number]; miss: (typeof requirementMisses)[number] };

/** Whether the carrier is known to lack what the load asks for; else it is not known whether it has it. */
export const isLack = ({ miss }: Pick<Miss, "miss">) => lacks.some((lack) => lack === miss);

/**
 * Whether a miss is one to warn of, and to refuse where the organization refuses misses. What nobody knows of a
 * requirement that was never stated is only to be asked: most carriers have nothing on record of it.
 */
export const isToWarnOf = ({ requirement, miss }: Miss) =>
  isLack({ miss }) || !impliedRequirements.some((implied) => implied === requirement);
