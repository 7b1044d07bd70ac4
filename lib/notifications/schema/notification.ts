import * as z from "zod";
import { notificationChannels, notificationKinds } from "@/lib/notifications/schema/notification-values";
import { Author } from "@/lib/vocabulary/author";
import { PositiveMoney } from "@/lib/vocabulary/money";

const Time = z.iso.datetime();

export const NotificationKind = z.enum(notificationKinds).meta({
  id: "NotificationKind",
  description:
    "What happened: a bid for your answer, a counter that its carrier accepted or rejected, a load that was booked by somebody or something else than you, or a pickup that is near while nobody hauls the load.",
});
export type NotificationKind = z.infer<typeof NotificationKind>;

export const NotificationChannel = z.enum(notificationChannels).meta({
  id: "NotificationChannel",
  description: "How a notification reaches you: the list in the portal, your browser's notifications, or mail.",
});
export type NotificationChannel = z.infer<typeof NotificationChannel>;

/** What is kept of a happening as it was: whatever becomes of the load later. */
export const NotificationFacts = z
  .object({
    externalId: z.string().meta({ description: "Your id of the load." }),
    externalDisplayId: z.string().meta({ description: "The load's id that people see." }),
    originPlace: z.string().optional().meta({ description: "City, state and country of the first stop." }),
    destinationPlace: z.string().optional().meta({ description: "City, state and country of the last stop." }),
    pickupAt: Time.optional().meta({ description: "When the first appointment starts." }),
    pickupTimezone: z.string().optional().meta({ description: "IANA time zone of the first stop." }),
    amount: PositiveMoney.optional().meta({ description: "The bid's amount, or the price that was agreed." }),
    counterAmount: PositiveMoney.optional().meta({ description: "The price of the counter that was answered." }),
    carrierName: z.string().optional().meta({ description: "What the carrier is called." }),
    by: Author.optional().meta({ description: "Who booked the load; absent where a rule accepted a bid." }),
  })
  .meta({ id: "NotificationFacts", description: "What is shown of what happened, as it was then." });
export type NotificationFacts = z.infer<typeof NotificationFacts>;

export const Notification = z
  .object({
    id: z.string().meta({ description: "Our id of the notification." }),
    kind: NotificationKind.meta({ description: "What happened." }),
    loadId: z.string().meta({ description: "Our id of the load." }),
    bidId: z.string().optional().meta({ description: "Our id of the bid that it is about." }),
    postingId: z.string().optional().meta({ description: "Our id of the posting that it is about." }),
    facts: NotificationFacts.meta({ description: "The load, and what happened to it, as it was then." }),
    at: Time.meta({ description: "When it happened." }),
    readAt: Time.nullable().meta({ description: "When you read it; null as long as you have not." }),
  })
  .meta({ id: "Notification", description: "That something happened to a load of yours." });
export type Notification = z.infer<typeof Notification>;
