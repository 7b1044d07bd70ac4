import * as z from "zod";
import { regulatoryNumbers } from "@/lib/vocabulary/carrier-identifiers";
import { lineItemsMax } from "@/lib/vocabulary/limits.values";
import { Money } from "@/lib/vocabulary/money";
import { LongText, ShortText } from "@/lib/vocabulary/text";

const LineItemType = z
  .enum(["EXTERNAL", "BID"])
  .meta({ id: "LineItemType", description: "Where a line item comes from: sent or typed in, or an accepted bid." });

// A TMS may send back what it was answered; such fields are ignored without a warning.
const ignored = z.unknown().optional().meta({ readOnly: true, description: "Only answered; ignored when sent." });

const lineItemFields = {
  value: Money.optional().meta({ description: "The amount; negative for a discount. Unset: not priced yet." }),
  externalId: ShortText.optional().meta({ description: "Your id of the line item; a later sync finds it by this." }),
  externalCode: ShortText.optional().meta({ description: "Your code for this kind of charge, e.g. `LINEHAUL`." }),
  externalDescription: LongText.optional().meta({ description: "What is charged, in words." }),
};

const CarrierInput = z
  .object({
    ...regulatoryNumbers,
    externalId: ShortText.optional().meta({ description: "Your id of the carrier; counts where no number is given." }),
    id: ShortText.optional().meta({ description: "Our id of the carrier; identifies it when it stands alone." }),
    scac: ShortText.optional().meta({
      description: "Standard Carrier Alpha Code; counts where neither a number nor an id finds the carrier.",
    }),
    displayName: LongText.optional().meta({
      readOnly: true,
      description: "Names no carrier. Where nothing else is sent it is kept as the proposed carrier, with a warning.",
    }),
    contactName: ignored,
    contactPhone: ignored,
    contactEmail: ignored,
  })
  .meta({
    id: "AssignedCarrierIdentifiers",
    description: "What identifies the carrier: numbers, one of two ids, or its SCAC.",
  });
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

const price = { description: "What the carrier is paid. Unset: no price is agreed." };
const LineItemInput = z.object({ ...lineItemFields, type: ignored }).meta({
  id: "LineItemInput",
  outputId: "ProposedLineItem",
  description: "A part of the price.",
});

/** The carrier and its price as sent; the identifiers may stand directly on it (the earlier form). */
export const AssignedCarrierInput = z
  .object({
    carrier: CarrierInput.optional().meta({
      description: "The carrier to assign. Left out where you had sent one: it is taken off the load.",
    }),
    price: z
      .object({
        lineItems: z.array(LineItemInput).max(lineItemsMax).optional().meta({ description: "The parts of the price." }),
      })
      .optional()
      .meta(price),
    ...earlierForm,
  })
  .meta({
    id: "AssignedCarrierInput",
    outputId: "ProposedCarrier",
    description: "A carrier and its price as they were sent.",
  });
export type AssignedCarrierInput = z.infer<typeof AssignedCarrierInput>;

const LineItem = z
  .object({ ...lineItemFields, type: LineItemType.meta({ description: "EXTERNAL when sent, BID from a bid." }) })
  .meta({ id: "LineItem", description: "A part of the price." });

const CarrierDetails = z
  .object({
    id: z.string().meta({ description: "Our id of the carrier." }),
    displayName: z.string().meta({ description: "The carrier's name." }),
    ...regulatoryNumbers,
    scac: z.string().optional().meta({ description: "Standard Carrier Alpha Code." }),
    contactName: z.string().optional().meta({ description: "Whom your organization talks to there." }),
    contactPhone: z.string().optional().meta({ description: "The contact's telephone number." }),
    contactEmail: z.string().optional().meta({ description: "The contact's e-mail address." }),
    externalId: z.string().optional().meta({ description: "Your id of the carrier." }),
  })
  .meta({ id: "AssignedCarrierDetails", description: "A carrier as your organization knows it." });

export const AssignedCarrier = z
  .object({
    carrier: CarrierDetails.optional().meta({ description: "The carrier. Absent while only a price is known." }),
    price: z
      .object({ lineItems: z.array(LineItem).optional().meta({ description: "The parts of the price." }) })
      .optional()
      .meta(price),
  })
  .meta({ id: "AssignedCarrier", description: "The assignment in force." });
export type AssignedCarrier = z.infer<typeof AssignedCarrier>;
