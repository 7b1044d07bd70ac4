import type { CarrierRequirement, RequirementMiss } from "@/lib/carriers/schema/eligibility";
import type { CarrierProfile, CertificateType, Hauling } from "@/lib/carriers/schema/profile";
import { carrierRequirements } from "@/lib/vocabulary/carrier-requirement.values";
import type { PositiveMoney } from "@/lib/vocabulary/money";
import type { TrailerType } from "@/lib/vocabulary/trailer";

/**
 * What a load requires of its carrier: its `carrierRequirements`, and what follows from its goods, trailer and stops.
 * Only `true` asks for something: `false` and unset do not.
 */
export type Required = {
  [Name in Exclude<CarrierRequirement, "minCargoInsurance" | "trailerType" | "customerApproval">]?: boolean | undefined;
} & {
  minCargoInsurance?: PositiveMoney | undefined;
  /** The trailers that may take the load, any one of them. */
  trailerType?: readonly TrailerType[] | undefined;
  /** What the load's customer is called: its id, its name. */
  customerApproval?: readonly string[] | undefined;
};

const bonds: CertificateType[] = ["INTERNATIONAL_BOND_US", "INTERNATIONAL_BOND_CA", "INTERNATIONAL_BOND_MX"];

/** Which certificates meet a requirement, any one of them. */
const certificates = {
  ctpatCertified: ["CTPAT"],
  oeaCertified: ["OEA"],
  pipCertified: ["PIP"],
  fastCertified: ["FAST"],
  internationalCarrierBonded: bonds,
  internationalCarrierBondedUS: ["INTERNATIONAL_BOND_US"],
  internationalCarrierBondedCA: ["INTERNATIONAL_BOND_CA"],
  internationalCarrierBondedMX: ["INTERNATIONAL_BOND_MX"],
} satisfies Partial<Record<CarrierRequirement, CertificateType[]>>;

const certified = Object.keys(certificates).filter((name): name is keyof typeof certificates => name in certificates);

/** The certificates of which each meets something that the load asks for. */
export const certificatesFor = (required: Required | undefined): CertificateType[] => [
  ...new Set(certified.flatMap((name): CertificateType[] => (required?.[name] ? certificates[name] : []))),
];

type Asked = { required: Required; profile: CarrierProfile; today: string };

/** Whether a requirement is met, and if not, how it is missed; `since` is the last day of what has expired. */
type Outcome = { outcome: "met" | RequirementMiss["miss"]; since?: string };

const heldBy = (name: keyof typeof certificates) => (asked: Asked) => certificateOutcome(certificates[name], asked);

/** By what somebody said of the carrier; undefined where nobody did. */
const saidOf =
  (answerOf: (profile: CarrierProfile, required: Required) => boolean | undefined) =>
  ({ profile, required }: Asked): Outcome => {
    const answer = answerOf(profile, required);
    return { outcome: answer === undefined ? "not_known" : answer ? "met" : "not_held" };
  };

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

const haulsIn = (country: NonNullable<Hauling["countries"]>[number]) =>
  saidOf(({ hauling }) => hauling?.countries?.includes(country));

const outcomes: Record<CarrierRequirement, (asked: Asked) => Outcome> = {
  ctpatCertified: heldBy("ctpatCertified"),
  oeaCertified: heldBy("oeaCertified"),
  pipCertified: heldBy("pipCertified"),
  fastCertified: heldBy("fastCertified"),
  internationalCarrierBonded: heldBy("internationalCarrierBonded"),
  internationalCarrierBondedUS: heldBy("internationalCarrierBondedUS"),
  internationalCarrierBondedCA: heldBy("internationalCarrierBondedCA"),
  internationalCarrierBondedMX: heldBy("internationalCarrierBondedMX"),
  has247CustomerService: saidOf(({ has247CustomerService }) => has247CustomerService),
  minCargoInsurance: insuranceOutcome,
  hazmat: saidOf(({ hauling }) => hauling?.hazmat),
  temperature: saidOf(({ hauling }) => hauling?.trailerTypes?.includes("REEFER")),
  trailerType: saidOf(({ hauling }, { trailerType }) =>
    hauling?.trailerTypes?.some((type) => trailerType?.includes(type)),
  ),
  haulsInUS: haulsIn("US"),
  haulsInMX: haulsIn("MX"),
  haulsInCA: haulsIn("CA"),
  customerApproval: saidOf(({ refusedByCustomers = [] }, { customerApproval = [] }) =>
    refusedByCustomers.some((refusing) => customerApproval.some((name) => isSame(name, refusing))) ? false : undefined,
  ),
};

// An offer names trailer and stops, so who bids says that it can haul them, and few customers refuse anybody: only where
// something is known of these it is checked.
const unasked = new Set<CarrierRequirement>(["trailerType", "haulsInUS", "haulsInMX", "haulsInCA", "customerApproval"]);

/**
 * Each requirement of the load, with whether the carrier meets it on that day: of a carrier without any certificate on
 * record it is not known which it holds. Certificates and insurance without a last day count as valid.
 * @param today as `2026-11-20`
 */
export const checkRequirements = (required: Required, profile: CarrierProfile, today: string) =>
  carrierRequirements
    .filter((requirement) => required[requirement])
    .map((requirement) => ({ requirement, ...outcomes[requirement]({ required, profile, today }) }))
    .filter(({ requirement, outcome }) => outcome !== "not_known" || !unasked.has(requirement));

/** What the load requires and the carrier does not have on that day, or nobody said it has; as `checkRequirements`. */
export const missedRequirements = (...asked: Parameters<typeof checkRequirements>): RequirementMiss[] =>
  checkRequirements(...asked).flatMap(({ outcome: miss, ...checked }) =>
    miss === "met" ? [] : [{ ...checked, miss }],
  );

/** Whether something that is valid up to and including that day no longer was on `today`. */
export const isOver = (expiresOn: string | undefined, today: string) => expiresOn !== undefined && expiresOn < today;

const expired = (since: string | undefined): Outcome => ({ outcome: "expired", ...(since && { since }) });

function certificateOutcome(types: readonly CertificateType[], { profile: { certificates: held }, today }: Asked) {
  const ofType = held.filter(({ type }) => types.includes(type));
  if (ofType.some(({ expiresOn }) => !isOver(expiresOn, today))) return { outcome: "met" as const };
  const lastDays = ofType.flatMap(({ expiresOn }) => expiresOn ?? []).toSorted();
  if (ofType.length > 0) return expired(lastDays.at(-1));
  return { outcome: held.length > 0 ? ("not_held" as const) : ("not_known" as const) };
}

function insuranceOutcome({ required: { minCargoInsurance: least }, profile, today }: Asked): Outcome {
  const { cargoInsurance: insurance } = profile;
  if (!least || !insurance) return { outcome: "not_known" };
  if (isOver(insurance.expiresOn, today)) return expired(insurance.expiresOn);
  const { currencyCode, amount } = insurance.coverage;
  // Requirements are not converted: a rate of exchange says what a price is worth today, not what a policy pays.
  if (currencyCode !== least.currencyCode) return { outcome: "other_currency" };
  return { outcome: amount < least.amount ? "too_low" : "met" };
}
