import { userOf } from "@/lib/attention/find-what-waits";
import { snoozeDaysMax } from "@/lib/attention/schema/attention-values";
import type {
  MuteRequest,
  MuteResponse,
  SnoozeRequest,
  SnoozeResponse,
  UnsnoozeRequest,
} from "@/lib/attention/schema/requests";
import { deleteSnooze, writeMute, writeSnooze } from "@/lib/attention/store";
import { AppError } from "@/lib/core/errors";
import type { Context } from "@/lib/server/context";

const pastEnd = { path: "until", code: "not_in_the_future", message: "Must be a time to come." };

/**
 * Puts an item off for who asks, and for nobody else. A time that is too far away becomes the latest there may be.
 * @throws AppError "invalid_request" for a time that has passed
 */
export async function snoozeItem(ctx: Context, { until, clockAt, ...subject }: SnoozeRequest): Promise<SnoozeResponse> {
  const last = ctx.now.getTime() + snoozeDaysMax * 86_400_000;
  const end = until === null ? null : new Date(Math.min(Date.parse(until), last));
  if (end && end <= ctx.now) throw new AppError("invalid_request", "The request is not valid.", { issues: [pastEnd] });
  await writeSnooze(ctx, { userId: userOf(ctx), ...subject }, { until: end, clockAt: new Date(clockAt) });
  return { snoozedUntil: end?.toISOString() ?? null };
}

/** Shows an item again that was put off. */
export async function unsnoozeItem(ctx: Context, subject: UnsnoozeRequest): Promise<SnoozeResponse> {
  await deleteSnooze(ctx, { userId: userOf(ctx), ...subject });
  return {};
}

/** Mutes a kind of item for who asks, or shows it again. */
export const muteKind = async (ctx: Context, request: MuteRequest): Promise<MuteResponse> => ({
  muted: await writeMute(ctx, { userId: userOf(ctx), ...request }),
});
