// Plain values, so that the browser may have them without zod.
import { mailProblems } from "@/lib/core/mail.values";

export const messageStatuses = ["PENDING", "SENDING", "SENT", "FAILED"] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** Besides what a mail server says: it would come too late, was taken back, or cannot be read any more. */
export const messageProblems = [...mailProblems, "TOO_LATE", "WITHDRAWN", "UNREADABLE"] as const;
export type MessageProblem = (typeof messageProblems)[number];

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long to wait after the first failure, the second, and so on. After the last of them a message has failed. */
export const retryDelaysMs = [
  30 * second,
  2 * minute,
  10 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  8 * hour,
] as const;

/** Messages that fail at the same moment are tried again spread over this much of the delay, either way. */
export const retrySpreadPercent = 10;

export const attemptsMax = 1 + retryDelaysMs.length;

/** For how long messages are kept after they were written. */
export const keptMs = 30 * 24 * hour;
