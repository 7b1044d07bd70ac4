import * as z from "zod";
import { Deadline } from "@/lib/loads/schema/appointment";
import { LoadContact } from "@/lib/loads/schema/contact";
import { withAliases } from "@/lib/vocabulary/aliases";
import { contactsMax } from "@/lib/vocabulary/limits.values";
import { Distance } from "@/lib/vocabulary/measure";
import { PositiveMoney } from "@/lib/vocabulary/money";
import { LoadPlace } from "@/lib/vocabulary/place";
import { LongText, ShortText } from "@/lib/vocabulary/text";

const RateBasis = withAliases(
  z
    .enum([
      "FLAT",
      "PER_MILE",
      "PER_KILOMETER",
      "PER_HUNDREDWEIGHT",
      "PER_SHORT_TON",
      "PER_METRIC_TON",
      "PER_PIECE",
      "PER_HOUR",
      "OTHER",
    ])
    .meta({ id: "RateBasis", description: "What a rate is paid for: the whole load, or a unit of something." }),
  "RateBasis",
);

const BillTo = z
  .object({
    externalId: ShortText.optional().meta({ description: "Your id of who pays." }),
    name: LongText.optional().meta({ description: "Who pays." }),
    taxId: ShortText.optional().meta({ description: "Its tax number; in Mexico its RFC." }),
    place: LoadPlace.omit({ type: true })
      .meta({ id: "BillingAddress", description: "An address; any part may be missing." })
      .optional()
      .meta({ description: "Its address." }),
  })
  .meta({ id: "BillTo", description: "Who pays for the load, where it is not the customer or has an address." });

/** What is between the organization and its customer, text and numbers. Carriers never see it. */
export const customerFields = {
  externalCustomerId: ShortText.meta({ description: "Your id of the customer." }),
  customerName: LongText.meta({ description: "What the customer is called. Carriers never see it." }),
  respondBy: Deadline.meta({
    description:
      "Until when the customer's tender is to be answered: ISO 8601, with an offset or local to the first stop; answers are in UTC. Carriers never see it.",
  }),
  paymentTerms: ShortText.meta({
    description: "How the customer pays, e.g. `Net 30` or `Prepaid`. Carriers never see it.",
  }),
  customerRate: PositiveMoney.meta({
    description:
      "What the customer pays. Carriers never see it, and viewers only where the organization's policy says so.",
  }),
  customerRateBasis: RateBasis.meta({
    description: "What the customer pays it for. Carriers never see it. Unset: not said.",
  }),
  distance: Distance.meta({
    description: "How far the customer or your TMS says it is. Carriers see our own miles. Unset: not said.",
  }),
};

/** Who the customer's people are, and who pays. Carriers never see it. */
export const customerGroups = {
  customerContacts: z
    .array(LoadContact)
    .max(contactsMax)
    .meta({ description: "Whom to talk to at the customer's. Carriers never see them. Unset: not said." }),
  billTo: BillTo.meta({ description: "Who pays for the load. Carriers never see it. Unset: not said." }),
};
