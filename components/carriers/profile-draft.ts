import { type HaulingValues, haulingAnswered, haulingValues } from "@/components/carriers/hauling-values";
import type { CarrierProfile, CertificateType } from "@/lib/carriers/schema/profile";
import type { DotSuffix } from "@/lib/vocabulary/dot-suffix.values";
import type { CurrencyCode } from "@/lib/vocabulary/money";
import { minorUnitsFrom } from "@/lib/vocabulary/number-text";

/** A profile as it stands in a form: texts, empty where nothing is said, and null for an answer that nobody gave. */
export type ProfileDraft = {
  contacts: { name: string; role: string; phone: string; email: string }[];
  certificates: { type: CertificateType; number: string; expiresOn: string }[];
  insurance: { amount: string; currencyCode: CurrencyCode; insurer: string; policyNumber: string; expiresOn: string };
  has247CustomerService: boolean | null;
  hauling: HaulingValues;
  refusedByCustomers: string[] | null;
  dotSuffixes: DotSuffix[] | null;
};

export const noContact = { name: "", role: "", phone: "", email: "" };
export const noCertificate = { type: "CTPAT", number: "", expiresOn: "" } as const;
const noInsurance = { amount: "", currencyCode: "USD", insurer: "", policyNumber: "", expiresOn: "" } as const;

export function draftOf(profile: CarrierProfile): ProfileDraft {
  const {
    contacts,
    certificates,
    cargoInsurance,
    has247CustomerService = null,
    hauling,
    refusedByCustomers = null,
    dotSuffixes = null,
  } = profile;
  return {
    contacts: contacts.map((contact) => ({ ...noContact, ...contact })),
    certificates: certificates.map((certificate) => ({ ...noCertificate, ...certificate })),
    insurance: cargoInsurance
      ? {
          ...noInsurance,
          ...cargoInsurance,
          amount: (cargoInsurance.coverage.amount / 100).toLocaleString("en-US", { minimumFractionDigits: 2 }),
          currencyCode: cargoInsurance.coverage.currencyCode,
        }
      : noInsurance,
    has247CustomerService,
    hauling: haulingValues(hauling),
    refusedByCustomers,
    dotSuffixes,
  };
}

/** Without what is empty. */
const said = <Value extends object>(value: Value): Partial<Value> => {
  const entries = Object.entries(value).filter(([, text]) => typeof text !== "string" || text.trim() !== "");
  return Object.assign({}, ...entries.map(([key, text]) => ({ [key]: text })));
};

const isEmpty = (value: object) => Object.values(value).every((text) => String(text).trim() === "");

/** The amount of cover in cents; undefined when what was typed is no amount above zero with at most two decimals. */
export function coverageOf({ amount }: ProfileDraft["insurance"]) {
  const cents = minorUnitsFrom(amount);
  return typeof cents === "number" && Number.isInteger(cents) && cents > 0 ? cents : undefined;
}

/** Whether anything is said of the insurance. */
export const isInsured = ({ currencyCode: _always, ...insurance }: ProfileDraft["insurance"]) => !isEmpty(insurance);

/** What to send: all parts, null for one that was emptied. */
export function profileOf(draft: ProfileDraft) {
  const { currencyCode, amount: _typed, ...insurance } = draft.insurance;
  const amount = coverageOf(draft.insurance) ?? 0;
  return {
    contacts: draft.contacts.filter((contact) => !isEmpty(contact)).map(said),
    certificates: draft.certificates.map(({ type, ...certificate }) => ({ type, ...said(certificate) })),
    // Without an amount that can be read it is sent with none, which the schema refuses.
    cargoInsurance: isInsured(draft.insurance) ? { coverage: { currencyCode, amount }, ...said(insurance) } : null,
    has247CustomerService: draft.has247CustomerService,
    hauling: haulingAnswered(draft.hauling) ?? null,
    refusedByCustomers: draft.refusedByCustomers,
    dotSuffixes: draft.dotSuffixes,
  };
}
