import * as z from "zod";
import { haulingCountries } from "@/lib/vocabulary/carrier-requirement.values";
import { dotSuffixes } from "@/lib/vocabulary/dot-suffix.values";
import { certificatesMax, contactsMax, refusingCustomersMax } from "@/lib/vocabulary/limits.values";
import { PositiveMoney } from "@/lib/vocabulary/money";
import { LongText, ShortText } from "@/lib/vocabulary/text";
import { TrailerType } from "@/lib/vocabulary/trailer";

export const CertificateType = z
  .enum(["CTPAT", "OEA", "PIP", "FAST", "INTERNATIONAL_BOND_US", "INTERNATIONAL_BOND_CA", "INTERNATIONAL_BOND_MX"])
  .meta({
    id: "CertificateType",
    description: "Security programmes (CTPAT in the US, OEA in Mexico, PIP in Canada, FAST at the border) and bonds.",
  });
export type CertificateType = z.infer<typeof CertificateType>;

const Day = z.iso.date().meta({ description: "A day, e.g. `2027-03-31`." });

export const Certificate = z
  .object({
    type: CertificateType.meta({ description: "Which programme or bond it is." }),
    number: ShortText.optional().meta({ description: "Its number, as the issuer writes it." }),
    expiresOn: Day.optional().meta({
      description: "The last day it counts. Unset: it does not expire, or nobody said.",
    }),
  })
  .meta({ id: "Certificate", description: "A certificate or bond of the carrier." });
export type Certificate = z.infer<typeof Certificate>;

export const CargoInsurance = z
  .object({
    coverage: PositiveMoney.meta({ description: "What it covers per shipment." }),
    insurer: LongText.optional().meta({ description: "Who insures." }),
    policyNumber: ShortText.optional().meta({ description: "The number of the policy." }),
    expiresOn: Day.optional().meta({ description: "The last day it covers. Unset: nobody said." }),
  })
  .meta({ id: "CargoInsurance", description: "The carrier's cargo insurance." });
export type CargoInsurance = z.infer<typeof CargoInsurance>;

export const Contact = z
  .object({
    name: ShortText.optional().meta({ description: "Whom to talk to." }),
    role: ShortText.optional().meta({ description: "What they do, e.g. dispatch." }),
    phone: ShortText.optional().meta({ description: "Telephone number." }),
    email: ShortText.optional().meta({ description: "E-mail address." }),
  })
  .meta({ id: "Contact", description: "Somebody at the carrier." });
export type Contact = z.infer<typeof Contact>;

const HaulingCountry = z
  .enum(haulingCountries)
  .meta({ id: "HaulingCountry", description: "A country, by its ISO 3166-1 alpha-2 code." });

export const Hauling = z
  .object({
    trailerTypes: z
      .array(TrailerType)
      .min(1)
      .max(TrailerType.options.length)
      .optional()
      .meta({ description: "The trailers it brings. Unset: nobody said." }),
    countries: z
      .array(HaulingCountry)
      .min(1)
      .max(HaulingCountry.options.length)
      .optional()
      .meta({ description: "Where it hauls, itself or with partners of its own. Unset: nobody said." }),
    hazmat: z.boolean().optional().meta({ description: "Whether it may haul hazardous goods. Unset: nobody said." }),
  })
  .meta({ id: "Hauling", description: "What the carrier hauls, and where." });
export type Hauling = z.infer<typeof Hauling>;

export const DotSuffix = z.enum(dotSuffixes).meta({
  id: "DotSuffix",
  description:
    "A registration of the carrier, by the letter that FMCSA's register shows behind its US DOT number: C property carrier, X Mexican long haul, Z Mexican carrier of the border's commercial zones only, N carrier from outside North America, B broker, F freight forwarder, V private carrier, R intrastate carrier, H household goods, E enterprise, P passengers.",
});

/** What one organization knows of a carrier beside its identity. */
export const CarrierProfile = z
  .object({
    contacts: z
      .array(Contact)
      .max(contactsMax)
      .meta({ description: "People at the carrier; the first is the main one." }),
    certificates: z
      .array(Certificate)
      .max(certificatesMax)
      .meta({ description: "Certificates and bonds of the carrier." }),
    cargoInsurance: CargoInsurance.optional().meta({ description: "Its cargo insurance. Unset: nobody said." }),
    has247CustomerService: z
      .boolean()
      .optional()
      .meta({ description: "Whether somebody answers at any hour of any day. Unset: nobody said." }),
    hauling: Hauling.optional().meta({ description: "What it hauls, and where. Unset: nobody said." }),
    refusedByCustomers: z.array(LongText).max(refusingCustomersMax).optional().meta({
      description:
        "The customers that do not let it haul for them, by the `externalCustomerId` of their loads, or else by the `customerName`. The carrier never sees it. Unset: none.",
    }),
    dotSuffixes: z.array(DotSuffix).min(1).max(dotSuffixes.length).optional().meta({
      description:
        "Its registrations, by the letters behind its US DOT number. An import reads them from `9900001-C`. Unset: nobody said.",
    }),
  })
  .meta({ id: "CarrierProfile", description: "What your organization knows of a carrier beside its identity." });
export type CarrierProfile = z.infer<typeof CarrierProfile>;
