import type { NotificationChannel, NotificationKind } from "@/lib/notifications/schema/notification";
import {
  isWantedByDefault,
  notificationChannels,
  notificationKinds,
} from "@/lib/notifications/schema/notification-values";
import type { NotificationPreferences } from "@/lib/notifications/schema/requests";

export type Choice = { kind: NotificationKind; channel: NotificationChannel; isWanted: boolean };

/** What a user wants: what they chose, and the defaults for the rest. */
export function preferencesOf(choices: readonly Choice[]): NotificationPreferences {
  const ofKind = (kind: NotificationKind) => {
    const wants = (channel: NotificationChannel) =>
      choices.find((it) => it.kind === kind && it.channel === channel)?.isWanted ?? isWantedByDefault[channel];
    return { PORTAL: wants("PORTAL"), PUSH: wants("PUSH"), MAIL: wants("MAIL") };
  };
  return {
    BID_SUBMITTED: ofKind("BID_SUBMITTED"),
    COUNTER_ACCEPTED: ofKind("COUNTER_ACCEPTED"),
    COUNTER_REJECTED: ofKind("COUNTER_REJECTED"),
    LOAD_BOOKED: ofKind("LOAD_BOOKED"),
    PICKUP_UNCOVERED: ofKind("PICKUP_UNCOVERED"),
  };
}

/** The choices that differ from what held before: a default that nobody touched may still change. */
export const changedChoices = (before: NotificationPreferences, after: NotificationPreferences): Choice[] =>
  notificationKinds.flatMap((kind) =>
    notificationChannels.flatMap((channel) => {
      const isWanted = after[kind][channel];
      return isWanted === before[kind][channel] ? [] : [{ kind, channel, isWanted }];
    }),
  );
