import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError } from "@/lib/core/errors";
import { Admission } from "@/lib/http/admission";
import securityHeaders from "@/lib/http/security-headers.json" with { type: "json" };
import { isDatabaseUnavailable } from "@/lib/server/database-errors";
import { oncePerProcess } from "@/lib/server/once-per-process";

export type Pages = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

/** Pages wait on the database about half of their time; more at once only make each of them later. */
const limits = {
  atOnce: 8,
  atOncePerOrganization: 4,
  waitingMax: 256,
  waitingPerOrganizationMax: 128,
  waitMsMax: 10_000,
};

/** A page takes its place no longer than this: who reads it slowly must not keep others from theirs. */
const placeMs = 10_000;

const retryAfter = "1";

/** Instrumentation is a bundle of its own in Next's build, so what it sees is kept where both bundles look. */
const databaseAway = () => oncePerProcess("database away from a page", () => ({ at: Number.NEGATIVE_INFINITY }));

/** Notes what Next says about a page that failed. */
export function notePageError(error: unknown) {
  if (isDatabaseUnavailable(error)) databaseAway().at = performance.now();
}

/**
 * A page that failed because the database cannot be reached is no fault of ours, and is worth asking for again.
 * Guarantee of the casts: whichever of its forms is called, the arguments after the status go on as they came.
 */
function sayUnavailable(outgoing: ServerResponse) {
  const begun = performance.now();
  const writeHead = outgoing.writeHead.bind(outgoing) as ServerResponse["writeHead"];
  outgoing.writeHead = ((status: number, ...rest: []) => {
    if (status !== 500 || databaseAway().at < begun) return writeHead(status, ...rest);
    outgoing.setHeader("retry-after", retryAfter);
    return writeHead(503, ...rest);
  }) as ServerResponse["writeHead"];
}

const busyPage = `<!doctype html><html lang="en"><title>Freight Portal</title><main>
<h1>The portal is busy</h1><p>Reload the page in a moment. What you saved is safe.</p>
<p lang="es">El portal está ocupado. Recargue la página en un momento. Lo que guardó está a salvo.</p></main></html>`;

const sendBusy = (outgoing: ServerResponse) =>
  outgoing
    .writeHead(503, {
      ...securityHeaders,
      "content-type": "text/html; charset=utf-8",
      "retry-after": retryAfter,
    })
    .end(busyPage);

const atMost = (ms: number, work: Promise<void>) => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
};

/**
 * Draws pages a few at a time, addresses taking turns, so that reloading them over and over keeps nobody from theirs nor
 * from the API. What finds no place in time is asked to come back, as is a page that lacks the database.
 */
export function pageAnswers(draw: Pages, changed: Partial<typeof limits> = {}): Pages {
  const places = new Admission({ ...limits, ...changed });
  return async (incoming, outgoing) => {
    sayUnavailable(outgoing);
    const address = String(incoming.headers["x-forwarded-for"] ?? "");
    let drawing: Promise<void> | undefined;
    try {
      await places.run({ organizationId: address, callerId: address, weight: 1 }, () => {
        drawing = draw(incoming, outgoing);
        return atMost(placeMs, drawing);
      });
      await drawing;
    } catch (error) {
      if (drawing || !(error instanceof AppError)) throw error;
      sendBusy(outgoing);
    }
  };
}
