import type { CallCost } from "@/lib/core/endpoint";
import { Admission } from "@/lib/http/admission";
import { heldByAnother } from "@/lib/http/error-response";
import { connections, timeLimits } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { oncePerProcess } from "@/lib/server/once-per-process";

// The places that the calls of this process take turns for.

const half = (whole: number) => Math.ceil(whole / 2);

const limitsOf = (cost: CallCost) => {
  if (cost === "light") return { atOnce: env.CALLS_AT_ONCE };
  if (cost === "report") return { atOnce: connections.reports };
  // What one person searches leaves a place to a colleague.
  return { atOnce: connections.lists, atOncePerCaller: half(connections.lists) - 1 };
};

const waiting = { waitingMax: env.CALLS_WAITING, waitingPerOrganizationMax: half(env.CALLS_WAITING) };

/** That of this process for the calls of one cost: what takes long never stands before what does not. */
export const admission = (cost: CallCost) =>
  oncePerProcess(`admission of ${cost}`, () => {
    const limits = limitsOf(cost);
    const atOncePerOrganization = half(limits.atOnce);
    return new Admission({ ...limits, ...waiting, atOncePerOrganization, waitMsMax: env.CALL_WAIT_MS });
  });

const anyNumber = { atOnce: Number.POSITIVE_INFINITY, atOncePerOrganization: Number.POSITIVE_INFINITY };

/**
 * That of this process for calls that write the same, each `callerId` being what is written: one at a time, and as long
 * as they would wait in the database for each other's lock.
 */
export const writers = () =>
  oncePerProcess("writers", () => {
    const oneOfEach = { ...anyNumber, atOncePerCaller: 1 };
    return new Admission({ ...oneOfEach, ...waiting, waitMsMax: timeLimits.lock, tooLate: heldByAnother });
  });
