import * as z from "zod";
import { regulatoryNumbers } from "@/lib/vocabulary/carrier-identifiers";
import { Money } from "@/lib/vocabulary/money";
import { LongText, ShortText } from "@/lib/vocabulary/text";

export const LineItemType = z.enum(["EXTERNAL", "BID"]).meta({ id: "LineItemType" });

// Sent back by a TMS that returns what it was answered; ignored without a word.
const ignored = z.unknown().optional().meta({ readOnly: true });

const lineItemFields = {
  value: Money.optional(),
  externalId: ShortText.optional(),
  externalCode: ShortText.optional(),
  externalDescription: LongText.optional(),
};

const CarrierInput = z
  .object({
    ...regulatoryNumbers,
    externalId: ShortText.optional().meta({ description: "Your id of the carrier." }),
    id: ShortText.optional().meta({ description: "Our id of the carrier; identifies it when it stands alone." }),
    displayName: ignored,
    scac: ignored,
    contactName: ignored,
    contactPhone: ignored,
    contactEmail: ignored,
  })
  .meta({ id: "AssignedCarrierIdentifiers" });
export type CarrierInput = z.infer<typeof CarrierInput>;

const earlier = ShortText.optional().meta({ deprecated: true, description: "Earlier form; use `carrier`." });
const earlierForm = {
  dotNumber: earlier,
  mcNumber: earlier,
  mxNumber: earlier,
  rfcNumber: earlier,
  cvorNumber: earlier,
  nirNumber: earlier,
  nscNumber: earlier,
};

/** The carrier and its price as sent; the identifiers may stand directly on it (the earlier form). */
export const AssignedCarrierInput = z
  .object({
    carrier: CarrierInput.optional(),
    price: z
      .object({
        lineItems: z
          .array(
            z.object({ ...lineItemFields, type: ignored }).meta({ id: "LineItemInput", outputId: "ProposedLineItem" }),
          )
          .max(100)
          .optional(),
      })
      .optional(),
    ...earlierForm,
  })
  .meta({ id: "AssignedCarrierInput", outputId: "ProposedCarrier" });
export type AssignedCarrierInput = z.infer<typeof AssignedCarrierInput>;

export const AssignedCarrier = z
  .object({
    carrier: z
      .object({
        id: z.string(),
        displayName: z.string(),
        ...regulatoryNumbers,
        scac: z.string().optional(),
        contactName: z.string().optional(),
        contactPhone: z.string().optional(),
        contactEmail: z.string().optional(),
        externalId: z.string().optional(),
      })
      .meta({ id: "AssignedCarrierDetails" })
      .optional(),
    price: z
      .object({
        lineItems: z.array(z.object({ ...lineItemFields, type: LineItemType }).meta({ id: "LineItem" })).optional(),
      })
      .optional(),
  })
  .meta({ id: "AssignedCarrier", description: "The assignment in force." });
export type AssignedCarrier = z.infer<typeof AssignedCarrier>;
