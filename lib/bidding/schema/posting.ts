import * as z from "zod";
import { BidLoad, BidReasonCode } from "@/lib/bidding/schema/bid";
import { postingStatuses } from "@/lib/bidding/schema/bid-values";
import { InstantResponse } from "@/lib/bidding/schema/instant-response";
import { namedCarrier, needsCarrier } from "@/lib/carriers/schema/reference";
import { pageRequest, pageResponse } from "@/lib/core/pagination";
import { wantedLoad } from "@/lib/loads/schema/operations";
import { SentMail } from "@/lib/messages/schema/message";
import { Author } from "@/lib/vocabulary/author";
import { Instant } from "@/lib/vocabulary/instant";
import { Money } from "@/lib/vocabulary/money";
import { ShortText } from "@/lib/vocabulary/text";

const At = z.iso.datetime();

export const PostingStatus = z
  .enum(postingStatuses)
  .meta({ id: "PostingStatus", description: "Whether carriers may bid on the posting." });
export type PostingStatus = z.infer<typeof PostingStatus>;

const Offer = z
  .object({
    carrierId: z.string().meta({ description: "Our id of the carrier." }),
    displayName: z.string().meta({ description: "The carrier's name." }),
    sentAt: At.meta({ description: "When its latest link was made." }),
    viewedAt: At.optional().meta({ description: "When it first looked at the offer. Absent while it has not." }),
    answeredAt: At.optional().meta({ description: "When it bid first. Absent while it has not." }),
    revokedAt: At.optional().meta({
      description: "When the last of its links was revoked. Absent while one of them works.",
    }),
    mail: SentMail.optional().meta({ description: "The last mail with its link. Absent where the portal sent none." }),
  })
  .meta({ id: "PostingOffer", description: "A carrier that was sent a link to the posting." });

const PostedLoad = BidLoad.required().meta({ id: "PostedLoad", description: "A load by its ids." });

export const Posting = z
  .object({
    id: z.string().meta({ description: "Our id of the posting." }),
    status: PostingStatus.meta({ description: "Whether carriers may bid on it." }),
    load: PostedLoad.meta({ description: "The load that is offered." }),
    openedAt: At.meta({ description: "When it was opened." }),
    openedBy: Author.meta({ description: "Who opened it." }),
    expiresAt: At.optional().meta({ description: "When it ends by itself. Absent where it does not." }),
    endedAt: At.optional().meta({ description: "When it ended. Absent while it is open." }),
    endReason: BidReasonCode.optional().meta({ description: "Why it ended. Absent while it is open." }),
    instantResponse: InstantResponse.optional().meta({
      description: "Its own rule, in place of your organization's. Absent where it has none of its own.",
    }),
    bidCount: z.int().meta({ description: "How many bids it has had." }),
    openBidCount: z.int().meta({ description: "How many of them wait for a broker or a carrier." }),
    bestBid: Money.optional().meta({
      description:
        "What the best bid asks for, as `/bids/of-loads` names it. Absent where none can be accepted or none is in the load's currency.",
    }),
    offers: z.array(Offer).meta({ description: "The carriers that were sent a link to it, sent last first." }),
  })
  .meta({ id: "Posting", description: "One load, offered to carriers." });
export type Posting = z.infer<typeof Posting>;

export const OpenPostingRequest = z
  .object({
    id: ShortText.optional().meta({ description: "Our id of the load. Give this or `externalId`." }),
    externalId: ShortText.optional().meta({ description: "Your id of the load. Give this or `id`." }),
    expiresAt: Instant.optional().meta({ description: "When the posting ends by itself; unset: it does not." }),
    instantResponse: InstantResponse.optional().meta({
      description: "A rule for this posting, in place of your organization's; `{}` answers no bid by a rule.",
    }),
  })
  .refine(({ id, externalId }) => (id === undefined) !== (externalId === undefined), {
    error: "Give either `id` or `externalId`.",
    params: { code: "one_of_two_ids" },
  });
export type OpenPostingRequest = z.infer<typeof OpenPostingRequest>;
export const PostingResponse = z.object({ posting: Posting.meta({ description: "The posting as it is now." }) });
export type PostingResponse = z.infer<typeof PostingResponse>;

export const EndPostingRequest = z.object({ postingId: ShortText.meta({ description: "The posting to end." }) });
export type EndPostingRequest = z.infer<typeof EndPostingRequest>;

export const ListPostingsRequest = z.object({
  ...wantedLoad,
  status: z
    .array(PostingStatus)
    .max(postingStatuses.length)
    .optional()
    .meta({ description: "Only postings in one of these states." }),
  ...pageRequest,
});
export type ListPostingsRequest = z.infer<typeof ListPostingsRequest>;
export const ListPostingsResponse = z.object(pageResponse(Posting));
export type ListPostingsResponse = z.infer<typeof ListPostingsResponse>;

/** Languages in which carriers are written to. */
export const OfferLanguage = z
  .enum(["en-US", "es-MX"])
  .meta({ id: "OfferLanguage", description: "A language in which a carrier is written to." });
export type OfferLanguage = z.infer<typeof OfferLanguage>;

export const OfferLinkRequest = z
  .object({
    postingId: ShortText.meta({ description: "The posting to offer." }),
    ...namedCarrier,
    replacesEarlier: z
      .boolean()
      .optional()
      .meta({ description: "Whether the carrier's earlier links to the posting stop working; unset: they do not." }),
    byMail: z.boolean().optional().meta({
      description: "Whether the portal mails the link to the carrier; unset: you send it yourself.",
    }),
    language: OfferLanguage.optional().meta({
      description: "The language of the mail; unset: the one that the carrier most likely reads.",
    }),
  })
  .refine(...needsCarrier);
export type OfferLinkRequest = z.infer<typeof OfferLinkRequest>;

export const OfferContact = z
  .object({
    name: z.string().optional().meta({ description: "Whom to write to." }),
    phone: z.string().optional().meta({ description: "Telephone number, as it was entered." }),
    internationalPhone: z.string().optional().meta({
      description: "The same in the form E.164. Absent where the number names no country: it is never guessed.",
    }),
    email: z.string().optional().meta({ description: "E-mail address." }),
  })
  .meta({ id: "OfferContact", description: "How a carrier is reached about an offer." });
export type OfferContact = z.infer<typeof OfferContact>;
export const OfferLinkResponse = z.object({
  url: z.string().meta({
    description:
      "The address to send to the carrier. It is shown this once: anybody who has it can bid for the carrier.",
  }),
  contact: OfferContact.meta({ description: "Whom to send it to, as far as you know." }),
  language: OfferLanguage.meta({ description: "The language that the carrier most likely reads." }),
  isMailed: z.boolean().optional().meta({
    description:
      "Whether it is on its way by mail: false where no address is known or this installation sends no mail. Absent where you did not ask for it.",
  }),
});
export type OfferLinkResponse = z.infer<typeof OfferLinkResponse>;

export const RevokeOfferLinkRequest = z
  .object({ postingId: ShortText.meta({ description: "The posting the link opens." }), ...namedCarrier })
  .refine(...needsCarrier);
export type RevokeOfferLinkRequest = z.infer<typeof RevokeOfferLinkRequest>;
