import type {
  CarrierRequirement,
  Eligibility,
  NotAssignable,
  RequirementMiss,
} from "@/lib/carriers/schema/eligibility";
import type { CarrierProfile, CertificateType } from "@/lib/carriers/schema/profile";
import type { OnboardingStatus, RelationshipStatus } from "@/lib/carriers/schema/relationship";
import type { PositiveMoney } from "@/lib/vocabulary/money";

export type Freight = {
  /** Whether a broker blocked the carrier for this load. */
  isBlocked?: boolean;
  /** What the load asks for and the carrier does not have. */
  misses?: RequirementMiss[];
  /** Whether the organization lets a missed requirement block. */
  requirementsBlock?: boolean;
};

type Relationship = { status: RelationshipStatus; onboardingStatus: OnboardingStatus };

/**
 * Whether a carrier may haul the organization's freight, or one load of it, and whether it sees it. The only place
 * where this is decided: the API, the portal and instant response all call it.
 */
export function eligibilityOf(relationship: Relationship | undefined, freight: Freight = {}): Eligibility {
  const { isBlocked = false, misses = [], requirementsBlock = false } = freight;
  const isBarred = relationship?.status === "DO_NOT_DISPATCH";
  const missesBlock = requirementsBlock && misses.length > 0;
  const reason = refusal(relationship, isBlocked) ?? (missesBlock ? "requirements_missed" : undefined);
  return {
    assignable: reason === undefined,
    offersOnboardingLink: !isBarred && relationship?.onboardingStatus !== "ONBOARDED",
    seesFreight: !isBarred && !isBlocked,
    ...(reason && { reason }),
    misses,
  };
}

// The organization's decision comes first: it applies to every load.
function refusal(relationship: Relationship | undefined, isBlocked: boolean): NotAssignable | undefined {
  if (relationship?.status === "DO_NOT_DISPATCH") return "do_not_dispatch";
  if (isBlocked) return "blocked_for_load";
  if (!relationship) return "no_relationship";
  return relationship.status === "NEEDS_REVIEW" ? "needs_review" : undefined;
}

/** A load's `carrierRequirements`. Only `true` asks for something: `false` and unset do not. */
export type Required = { [Name in Exclude<CarrierRequirement, "minCargoInsurance">]?: boolean | undefined } & {
  minCargoInsurance?: PositiveMoney | undefined;
};

const bonds: CertificateType[] = ["INTERNATIONAL_BOND_US", "INTERNATIONAL_BOND_CA", "INTERNATIONAL_BOND_MX"];

/** Which certificates meet a requirement, any one of them. */
const meets = {
  ctpatCertified: ["CTPAT"],
  oeaCertified: ["OEA"],
  pipCertified: ["PIP"],
  fastCertified: ["FAST"],
  internationalCarrierBonded: bonds,
  internationalCarrierBondedUS: ["INTERNATIONAL_BOND_US"],
  internationalCarrierBondedCA: ["INTERNATIONAL_BOND_CA"],
  internationalCarrierBondedMX: ["INTERNATIONAL_BOND_MX"],
} satisfies Partial<Record<CarrierRequirement, CertificateType[]>>;

const certified = Object.keys(meets).filter((name): name is keyof typeof meets => name in meets);

/** The certificates of which each meets something that the load asks for. */
export const certificatesFor = (required: Required | undefined): CertificateType[] => [
  ...new Set(certified.flatMap((name): CertificateType[] => (required?.[name] ? meets[name] : []))),
];

type Miss = Omit<RequirementMiss, "requirement"> | undefined;

/**
 * What the load asks for and the carrier does not have on that day, or nobody said it has: of a carrier without any
 * certificate on record it is not known which it holds. Certificates and insurance without a last day count as valid.
 * @param today as `2026-11-20`
 */
export function missedRequirements(
  required: Required | undefined,
  profile: CarrierProfile,
  today: string,
): RequirementMiss[] {
  if (!required) return [];
  const { has247CustomerService: answers, cargoInsurance } = profile;
  const misses: [CarrierRequirement, Miss][] = [
    ...certified.map((name): [CarrierRequirement, Miss] => [
      name,
      required[name] ? certificateMiss(meets[name], profile, today) : undefined,
    ]),
    [
      "has247CustomerService",
      required.has247CustomerService && !answers ? { miss: answers === false ? "not_held" : "not_known" } : undefined,
    ],
    [
      "minCargoInsurance",
      required.minCargoInsurance && insuranceMiss(required.minCargoInsurance, cargoInsurance, today),
    ],
  ];
  return misses.flatMap(([requirement, miss]): RequirementMiss[] => (miss ? [{ requirement, ...miss }] : []));
}

/** Whether something that is valid up to and including that day no longer was on `today`. */
export const isOver = (expiresOn: string | undefined, today: string) => expiresOn !== undefined && expiresOn < today;

const expired = (since: string | undefined): Miss => ({ miss: "expired", ...(since && { since }) });

function certificateMiss(types: readonly CertificateType[], { certificates }: CarrierProfile, today: string): Miss {
  const ofType = certificates.filter(({ type }) => types.includes(type));
  if (ofType.some(({ expiresOn }) => !isOver(expiresOn, today))) return undefined;
  if (ofType.length > 0)
    return expired(
      ofType
        .flatMap(({ expiresOn }) => expiresOn ?? [])
        .toSorted()
        .at(-1),
    );
  return { miss: certificates.length > 0 ? "not_held" : "not_known" };
}

function insuranceMiss(coverageMin: PositiveMoney, insurance: CarrierProfile["cargoInsurance"], today: string): Miss {
  if (!insurance) return { miss: "not_known" };
  if (isOver(insurance.expiresOn, today)) return expired(insurance.expiresOn);
  const { currencyCode, amount } = insurance.coverage;
  // Requirements are not converted: a rate of exchange says what a price is worth today, not what a policy pays.
  if (currencyCode !== coverageMin.currencyCode) return { miss: "other_currency" };
  return amount < coverageMin.amount ? { miss: "too_low" } : undefined;
}
