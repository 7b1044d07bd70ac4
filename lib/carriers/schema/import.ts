import * as z from "zod";
import { CargoInsurance, Certificate } from "@/lib/carriers/schema/profile";
import { OnboardingStatus, RelationshipStatus } from "@/lib/carriers/schema/relationship";
import { CarrierIdentifiers, regulatoryNumbers } from "@/lib/vocabulary/carrier-identifiers";
import { batchItemsMax, certificatesMax } from "@/lib/vocabulary/limits.values";
import { LongText, ShortText } from "@/lib/vocabulary/text";

/** A row of a list of carriers. */
export const ImportRow = z
  .object({
    displayName: LongText.optional().meta({ description: "The carrier's name. Needed where nobody has it on record." }),
    ...regulatoryNumbers,
    scac: ShortText.optional().meta({ description: "Standard Carrier Alpha Code." }),
    externalId: ShortText.optional().meta({ description: "Your id of the carrier." }),
    status: RelationshipStatus.optional().meta({ description: "As in `/carrier-relationships/upsert`." }),
    onboardingStatus: OnboardingStatus.optional().meta({ description: "As in `/carrier-relationships/upsert`." }),
    contactName: ShortText.optional().meta({ description: "Whom to talk to; the main contact." }),
    contactPhone: ShortText.optional().meta({ description: "The main contact's telephone number." }),
    contactEmail: ShortText.optional().meta({ description: "The main contact's e-mail address." }),
    certificates: z
      .array(Certificate)
      .max(certificatesMax)
      .optional()
      .meta({ description: "Each takes the place of those of its type; the others stay." }),
    cargoInsurance: CargoInsurance.optional().meta({ description: "Takes the place of the one on record." }),
  })
  .meta({ id: "CarrierImportRow", description: "A carrier to import; a field left out changes nothing." });
export type ImportRow = z.infer<typeof ImportRow>;

export const ImportCarriersRequest = z.object({
  rows: z
    .array(ImportRow)
    .min(1)
    .max(batchItemsMax)
    .meta({ description: `1 to ${batchItemsMax.toLocaleString("en-US")} carriers.` }),
  validateOnly: z.boolean().optional().meta({ description: "Store nothing; only answer what would become of each." }),
});
export type ImportCarriersRequest = z.infer<typeof ImportCarriersRequest>;

export const ImportProblem = z
  .object({
    field: z.string().meta({ description: "The field of the row, e.g. `rfcNumber`." }),
    code: z.string().meta({ description: "A stable word; the operation's description lists them." }),
    message: z.string().meta({ description: "For people; may be reworded." }),
  })
  .meta({ id: "CarrierImportProblem", description: "What is odd or wrong about a row." });
export type ImportProblem = z.infer<typeof ImportProblem>;

export const ImportOutcome = z.enum(["CREATED", "UPDATED", "UNCHANGED", "CONFLICT", "INVALID"]).meta({
  id: "CarrierImportOutcome",
  description:
    "CREATED: your organization had nothing of the carrier before. CONFLICT and INVALID: the row was not imported.",
});
export type ImportOutcome = z.infer<typeof ImportOutcome>;

export const ImportResult = z
  .object({
    outcome: ImportOutcome.meta({ description: "What became of the row." }),
    carrierId: z
      .string()
      .optional()
      .meta({ description: "Our id of the carrier. Absent where the row was not imported, or a new one only tried." }),
    triedIdentifiers: CarrierIdentifiers.meta({
      description: "What the carrier was looked for by, as it is compared.",
    }),
    problems: z.array(ImportProblem).meta({ description: "Usually empty." }),
  })
  .meta({ id: "CarrierImportResult", description: "What became of one row." });
export type ImportResult = z.infer<typeof ImportResult>;

export const ImportCarriersResponse = z.object({
  results: z.array(ImportResult).meta({ description: "One for each row, in their order." }),
});
export type ImportCarriersResponse = z.infer<typeof ImportCarriersResponse>;
