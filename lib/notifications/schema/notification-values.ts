/** What a user is notified of, in the order in which the settings have it. */
export const notificationKinds = [
  "BID_SUBMITTED",
  "COUNTER_ACCEPTED",
  "COUNTER_REJECTED",
  "LOAD_BOOKED",
  "PICKUP_UNCOVERED",
] as const;

/** How a notification reaches its user. */
export const notificationChannels = ["PORTAL", "PUSH", "MAIL"] as const;

/** The channels that something is sent through: each has a job of its own. */
export const sendingChannels = ["PUSH", "MAIL"] as const satisfies (typeof notificationChannels)[number][];

/** Whether a kind comes through a channel as long as a user has not chosen. */
export const isWantedByDefault = { PORTAL: true, PUSH: false, MAIL: false } as const satisfies Record<
  (typeof notificationChannels)[number],
  boolean
>;

/** Notifications are kept for so many days. */
export const notificationDays = 30;

/** So many unread ones are counted: a number above the one that is shown says "more". */
export const unreadCountMax = 100;

/** So many are marked as read by their ids at once. */
export const readIdsMax = 200;
