import { AppError } from "@/lib/core/errors";
import { heartbeatSeconds } from "@/lib/core/protocol.values";
import type { Actor } from "@/lib/server/context";
import { logger } from "@/lib/server/logger";
import { oncePerProcess } from "@/lib/server/once-per-process";
import { findLiveSessions } from "@/lib/sessions/read-session";

/** One reader's connection, from our side. */
export type OpenStream = {
  /** Sends bytes. A reader that does not keep up is disconnected, and may resume where it was. */
  send: (frame: Uint8Array) => void;
  /** Waits until the reader has room for more; at once when the stream has ended. */
  roomForMore: () => Promise<void>;
  end: () => void;
  isOpen: () => boolean;
};

// About two hundred events: a reader that is further behind is disconnected.
const unreadBytesMax = 256 * 1024;

/** A stream of bytes with its writing end. `onEnd` is called once, from whichever side it ends. */
export function makeStream(signal: AbortSignal, onEnd: () => void) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let goOn = () => {};
  const leave = () => {
    if (!controller) return undefined;
    const left = controller;
    controller = undefined;
    signal.removeEventListener("abort", leave);
    goOn();
    onEnd();
    return left;
  };
  const hasRoom = () => !controller || (controller.desiredSize ?? 0) > 0;

  const body = new ReadableStream<Uint8Array>(
    {
      start: (made) => {
        controller = made;
      },
      pull: () => goOn(),
      cancel: () => void leave(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: unreadBytesMax }),
  );
  // The connection may break without the stream being cancelled, and the other way round.
  signal.addEventListener("abort", leave);

  const stream: OpenStream = {
    send: (frame) => {
      if (hasRoom()) controller?.enqueue(frame);
      else leave()?.error(new Error("The reader is too slow."));
    },
    roomForMore: () =>
      hasRoom()
        ? Promise.resolve()
        : new Promise((resolve) => {
            goOn = resolve;
          }),
    end: () => leave()?.close(),
    isOpen: () => controller !== undefined,
  };
  return { body, stream };
}

/** The key or session a stream was opened with: when it stops working, the stream ends. */
export type Entitlement =
  | { by: "session"; sessionId: string; organizationId: string }
  | { by: "key"; stillWorks: () => Promise<boolean> };

type Registered = { stream: OpenStream; callerId: string; entitlement: Entitlement };

export const heartbeatFrame = new TextEncoder().encode(": heartbeat\n\n");

const checkEveryMs = 2000;
/** Streams that one key or user may have open at a time. */
export const streamsPerCallerMax = 100;

const registry = () =>
  oncePerProcess("open streams", () => {
    const made = { streams: new Set<Registered>(), isClosing: false };
    setInterval(() => {
      for (const { stream } of made.streams) stream.send(heartbeatFrame);
    }, heartbeatSeconds * 1000).unref();
    setInterval(() => {
      endUnentitled([...made.streams]).catch((err) => logger.warn({ err }, "Open streams could not be checked"));
    }, checkEveryMs).unref();
    return made;
  });

async function endUnentitled(streams: readonly Registered[]) {
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

/** @throws AppError unavailable while the process shuts down; rate_limited for a caller with too many streams open. */
export function guardNewStream({ id }: Exclude<Actor, { type: "system" }>) {
  const { streams, isClosing } = registry();
  if (isClosing) throw new AppError("unavailable", "This server is going down. Try again.", { retryAfterSeconds: 1 });
  let open = 0;
  for (const { callerId } of streams) if (callerId === id) open += 1;
  if (open >= streamsPerCallerMax)
    throw new AppError("rate_limited", `At most ${streamsPerCallerMax} streams at a time.`, { retryAfterSeconds: 15 });
}

/** @returns what removes it again. */
export function registerStream(registered: Registered) {
  const { streams } = registry();
  streams.add(registered);
  return () => void streams.delete(registered);
}

/**
 * Ends every stream and refuses new ones: a server waits for its connections before it exits.
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
