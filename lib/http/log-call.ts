import type { Actor } from "@/lib/server/context";
import { logger } from "@/lib/server/logger";

export type LoggedCall = {
  requestId: string;
  method: string;
  path: string;
  status: number;
  durationMs: number;
  organizationId?: string;
  actor?: Actor;
};

/** One line per request. It names who asked for what and how it ended, never what was sent or answered. */
export function logCall({ actor, durationMs, ...call }: LoggedCall) {
  const line = {
    ...call,
    durationMs: Math.round(durationMs * 10) / 10,
    actorType: actor?.type,
    actorId: actor && "id" in actor ? actor.id : undefined,
  };
  if (call.status >= 500) logger.error(line, "request");
  else logger.info(line, "request");
}
