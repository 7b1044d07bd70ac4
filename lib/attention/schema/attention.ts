import * as z from "zod";
import { attentionCountMax, attentionKinds, attentionScopes } from "@/lib/attention/schema/attention-values";
import { ListedBid } from "@/lib/bidding/schema/bid";
import { CarrierRecord } from "@/lib/carriers/schema/carrier";
import { LoadBrief } from "@/lib/loads/schema/brief";
import { Author } from "@/lib/vocabulary/author";
import { FieldChange } from "@/lib/vocabulary/field-change";
import { PositiveMoney } from "@/lib/vocabulary/money";
import { Webhook } from "@/lib/webhooks/schema/webhook";

const Instant = z.iso.datetime();

export const AttentionKind = z.enum(attentionKinds).meta({
  id: "AttentionKind",
  description:
    "What waits: a bid for your answer, a load that is picked up soon for a carrier, one for a time, an edit of yours that a sync replaced, a carrier for a review, a webhook whose deliveries do not arrive, or a counter for its carrier.",
});
export type AttentionKind = z.infer<typeof AttentionKind>;

export const AttentionScope = z.enum(attentionScopes).meta({
  id: "AttentionScope",
  description:
    "Whose loads: your own, those of your teams and of nobody, or all. Carriers and the webhook are everybody's.",
});
export type AttentionScope = z.infer<typeof AttentionScope>;

const AttentionClock = z
  .object({
    type: z.enum(["SINCE", "UNTIL"]).meta({ description: "SINCE: it has waited from then on. UNTIL: it is due then." }),
    at: Instant.meta({ description: "The time." }),
  })
  .meta({ id: "AttentionClock", description: "How urgent it is." });

const common = {
  key: z.string().meta({ description: "Names the item: the same as long as it waits." }),
  subjectId: z.string().meta({ description: "The bid, the load or the carrier; of the webhook its organization." }),
  clock: AttentionClock.meta({ description: "Since when it has waited, or until when it is due." }),
  snoozedUntil: Instant.nullable()
    .optional()
    .meta({ description: "Until when you put it off; null: until it waits anew. Absent: it is not put off." }),
};
const kindOf = <Kind extends AttentionKind>(kind: Kind) => z.literal(kind).meta({ description: "What waits." });
const bid = ListedBid.meta({ description: "The bid, with what helps to decide on it." });
const load = LoadBrief.meta({ description: "The load it is about." });

const OfferState = z
  .object({
    isPosted: z.boolean().meta({ description: "Whether carriers may bid on it." }),
    openBidCount: z.int().meta({ description: "How many bids wait for you or for a carrier." }),
    expiresAt: Instant.optional().meta({ description: "When its posting ends by itself." }),
  })
  .meta({ id: "AttentionOfferState", description: "How far the search for a carrier is." });

const Standing = z
  .object({
    isCompared: z
      .boolean()
      .meta({ description: "Whether it is in the currency in which bids for the load are compared." }),
    best: z
      .object({
        amount: PositiveMoney.meta({ description: "What its carrier asks for." }),
        carrierName: z.string().meta({ description: "The carrier's name." }),
      })
      .optional()
      .meta({ description: "The best bid for the load. Absent where it is this one, or none is." }),
  })
  .meta({ id: "AttentionBidStanding", description: "How a bid stands to the others for its load." });

const standing = Standing.meta({ description: "How it stands to the others for its load." });
const offer = OfferState.meta({ description: "Whether the load is posted, and how many bids on it are open." });
const carrier = CarrierRecord.meta({ description: "The carrier to review." });
const webhook = Webhook.meta({ description: "The webhook, with how deliveries go." });

const Missing = z.enum(["PICKUP", "DELIVERY"]);

export const AttentionItem = z
  .discriminatedUnion("kind", [
    z.object({ ...common, kind: kindOf("BID"), bid, standing }),
    z.object({ ...common, kind: kindOf("COUNTER"), bid }),
    z.object({ ...common, kind: kindOf("UNCOVERED"), load, offer }),
    z.object({
      ...common,
      kind: kindOf("UNSCHEDULED"),
      load,
      missing: Missing.meta({ description: "Which appointment has no time." }),
    }),
    z.object({
      ...common,
      kind: kindOf("OVERWRITTEN_EDIT"),
      load,
      fields: z.array(FieldChange).meta({ description: "What the sync made of them." }),
      replacedBy: Author.meta({ description: "Who sent the other values." }),
      editedBy: Author.meta({ description: "Who had set them." }),
    }),
    z.object({ ...common, kind: kindOf("CARRIER_REVIEW"), carrier }),
    z.object({ ...common, kind: kindOf("WEBHOOK"), webhook }),
  ])
  .meta({ id: "AttentionItem", description: "Something that waits for somebody, with what helps to decide on it." });
export type AttentionItem = z.infer<typeof AttentionItem>;
export type ItemOf<Kind extends AttentionKind> = Extract<AttentionItem, { kind: Kind }>;

export const KindCount = z
  .object({
    kind: AttentionKind.meta({ description: "The kind." }),
    count: z
      .int()
      .min(0)
      .max(attentionCountMax)
      .meta({ description: `How many, counted up to ${attentionCountMax}.` }),
    isMuted: z.boolean().meta({ description: "Whether you do not want to see them." }),
  })
  .meta({ id: "AttentionKindCount", description: "How many of a kind wait, without those put off." });
