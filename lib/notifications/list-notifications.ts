import * as z from "zod";
import { pageOf, pointInTime, readCursor } from "@/lib/core/cursor";
import { AppError } from "@/lib/core/errors";
import { pageSizeDefault } from "@/lib/core/protocol.values";
import type { Notification } from "@/lib/notifications/schema/notification";
import type {
  ListNotificationsRequest,
  ListNotificationsResponse,
  NotificationSummaryRequest,
  NotificationSummaryResponse,
  ReadNotificationsRequest,
} from "@/lib/notifications/schema/requests";
import {
  countUnread,
  listNotificationRows,
  markRead,
  type NotificationRow,
} from "@/lib/notifications/store/notifications";
import type { Context } from "@/lib/server/context";

const Position = z.tuple([pointInTime, z.string().startsWith("notification_")]);

/** @throws AppError "forbidden" for anyone but a user: keys have no notifications. */
export function userOf({ actor }: Context): string {
  if (actor.type !== "user") throw new AppError("forbidden", "Notifications are for signed-in users.");
  return actor.id;
}

const shown = ({ bidId, postingId, at, readAt, ...row }: NotificationRow): Notification => ({
  ...row,
  ...(bidId !== null && { bidId }),
  ...(postingId !== null && { postingId }),
  at: at.toISOString(),
  readAt: readAt?.toISOString() ?? null,
});

/** What happened to the loads of who asks, newest first, as far as they want it in the portal. */
export async function listNotifications(
  ctx: Context,
  { limit = pageSizeDefault, cursor }: ListNotificationsRequest,
): Promise<ListNotificationsResponse> {
  const userId = userOf(ctx);
  const [at, id] = cursor === undefined ? [] : readCursor(Position, cursor);
  const before = at && id ? { at, id } : undefined;
  const [rows, unread] = await Promise.all([
    listNotificationRows(ctx, userId, { before, max: limit + 1 }),
    countUnread(ctx, userId),
  ]);
  const { items, nextCursor } = pageOf(rows, limit, (row) => [row.at, row.id]);
  return { unread, items: items.map(shown), nextCursor };
}

/** How much who asks has not read: shown on every page, so it ends at its limit. */
export const summarizeNotifications = async (
  ctx: Context,
  _request: NotificationSummaryRequest,
): Promise<NotificationSummaryResponse> => ({ unread: await countUnread(ctx, userOf(ctx)) });

/** Marks some notifications as read, or all until a time. Answers how many are left. */
export async function readNotifications(
  ctx: Context,
  { ids, until }: ReadNotificationsRequest,
): Promise<NotificationSummaryResponse> {
  const userId = userOf(ctx);
  await markRead(ctx, userId, until === undefined ? { ids: ids ?? [] } : { until: new Date(until) });
  return { unread: await countUnread(ctx, userId) };
}
