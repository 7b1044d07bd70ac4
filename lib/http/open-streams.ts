import { AppError } from "@/lib/core/errors";
import { heartbeatFrame } from "@/lib/http/event-feed";
import type { OpenStream } from "@/lib/http/open-stream";
import type { Actor } from "@/lib/server/context";
import { logger } from "@/lib/server/logger";
import { oncePerProcess } from "@/lib/server/once-per-process";
import { findLiveSessions } from "@/lib/sessions/read-session";

/** By what a stream was opened: when it no longer works, the stream ends. */
export type Entitlement =
  | { by: "session"; sessionId: string; organizationId: string }
  | { by: "key"; stillWorks: () => Promise<boolean> };

type Registered = { stream: OpenStream; callerId: string; entitlement: Entitlement };

const heartbeatEveryMs = 15_000;
const checkEveryMs = 2000;
const perCallerMax = 100;

const registry = () =>
  oncePerProcess("open streams", () => {
    const made = { streams: new Set<Registered>(), isClosing: false };
    setInterval(() => {
      for (const { stream } of made.streams) stream.send(heartbeatFrame);
    }, heartbeatEveryMs).unref();
    setInterval(() => {
      endOfUnentitled([...made.streams]).catch((err) => logger.warn({ err }, "Open streams could not be checked"));
    }, checkEveryMs).unref();
    return made;
  });

async function endOfUnentitled(streams: readonly Registered[]) {
  const sessionIds = streams.flatMap(({ entitlement }) =>
    entitlement.by === "session" ? [entitlement.sessionId] : [],
  );
  const sessions = sessionIds.length > 0 ? await findLiveSessions([...new Set(sessionIds)], new Date()) : new Map();
  for (const { stream, entitlement } of streams) {
    const isEntitled =
      entitlement.by === "session"
        ? sessions.get(entitlement.sessionId) === entitlement.organizationId
        : await entitlement.stillWorks();
    if (!isEntitled) stream.end();
  }
}

/** @throws AppError unavailable while the process shuts down; rate_limited for who has too many streams open. */
export function guardNewStream({ id }: Exclude<Actor, { type: "system" }>) {
  const { streams, isClosing } = registry();
  if (isClosing) throw new AppError("unavailable", "This server is going down. Try again.", { retryAfterSeconds: 1 });
  let open = 0;
  for (const { callerId } of streams) if (callerId === id) open += 1;
  if (open >= perCallerMax)
    throw new AppError("rate_limited", `At most ${perCallerMax} streams at a time.`, { retryAfterSeconds: 15 });
}

/** @returns what takes it out again. */
export function registerStream(registered: Registered) {
  const { streams } = registry();
  streams.add(registered);
  return () => void streams.delete(registered);
}

/**
 * Ends every stream and opens none any more: a server waits for its connections before it goes.
 * @returns what lets streams open again.
 */
export function closeStreams() {
  const open = registry();
  open.isClosing = true;
  for (const { stream } of open.streams) stream.end();
  return () => {
    open.isClosing = false;
  };
}
