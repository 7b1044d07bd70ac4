import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { answerAt } from "@/lib/http/answer-request";
import { callerAddress } from "@/lib/http/caller-address";
import { capConnections, oneByOne, restWhenRefused } from "@/lib/http/connection-limits";
import { answerHalfClosed } from "@/lib/http/half-closed";
import type { HttpRequest, HttpResponse, Route } from "@/lib/http/message";
import type { Pages } from "@/lib/http/page-answers";
import { answerNotHttp, pathAndQuery, refuseFault, refuseOfPages, refuseTunnel } from "@/lib/http/protocol-faults";
import { collectBytes } from "@/lib/http/read-body";
import securityHeaders from "@/lib/http/security-headers.json" with { type: "json" };
import { type LeastSpeed, watchSpeed } from "@/lib/http/slow-bodies";
import { logger } from "@/lib/server/logger";

// The adapter to node:http: the server in front of the API and of the pages.

const joined = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(", ") : value);

/** A request of node:http without its class. */
function fromNode(incoming: IncomingMessage, outgoing: ServerResponse, { leastSpeed }: Door): HttpRequest {
  const { method = "GET", url = "/", headers, socket } = incoming;
  const queryAt = url.indexOf("?");
  const address = callerAddress(socket.remoteAddress, joined(headers["x-forwarded-for"]));
  let hangUp: AbortController | undefined;
  const hungUp = () => {
    const controller = new AbortController();
    if (socket.destroyed) controller.abort();
    outgoing.once("close", () => outgoing.writableFinished || controller.abort());
    return controller;
  };
  return {
    method,
    path: queryAt < 0 ? url : url.slice(0, queryAt),
    query: queryAt < 0 ? "" : url.slice(queryAt),
    address,
    header: (name) => joined(headers[name]),
    allHeaders: () => ({
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, joined(value) ?? ""])),
      "x-forwarded-for": address,
    }),
    // A body that is too long is left unread, but the connection stays for the answer.
    readBytes: (maxBytes) => {
      const watched = watchSpeed(incoming, leastSpeed);
      return collectBytes(incoming.iterator({ destroyOnReturn: false }), maxBytes).finally(watched.end);
    },
    get signal() {
      hangUp ??= hungUp();
      return hangUp.signal;
    },
  };
}

/** Shorter bodies take longer to compress than to send. */
const compressedFromBytes = 4096;
const compress = promisify(gzip);

async function bytesFor({ header }: HttpRequest, { headers, body }: HttpResponse & { body: string | Uint8Array }) {
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  const isWorthIt =
    bytes.byteLength >= compressedFromBytes && /json|javascript|html/.test(headers["content-type"] ?? "");
  if (!isWorthIt) return { bytes, coding: {} };
  if (!header("accept-encoding")?.includes("gzip")) return { bytes, coding: { vary: "accept-encoding" } };
  const coding = { vary: "accept-encoding", "content-encoding": "gzip" };
  return { bytes: await compress(bytes, { level: 3 }), coding };
}

/** Sends what was answered; a stream as fast as its reader takes it. */
async function sendTo(outgoing: ServerResponse, request: HttpRequest, response: HttpResponse) {
  const { status, headers, cookies = [], body } = response;
  if (cookies.length > 0) outgoing.setHeader("set-cookie", [...cookies]);
  if (!(body instanceof ReadableStream)) {
    const { bytes, coding } = await bytesFor(request, { ...response, body });
    const length = { "content-length": String(bytes.byteLength) };
    return void outgoing.writeHead(status, { ...securityHeaders, ...headers, ...coding, ...length }).end(bytes);
  }
  // Who follows a stream keeps its own side open too.
  outgoing.socket?.once("end", () => outgoing.destroy());
  outgoing.writeHead(status, { ...securityHeaders, ...headers }).flushHeaders();
  const reader = body.getReader();
  outgoing.once("close", () => void reader.cancel().catch(() => undefined));
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (!outgoing.write(part.value)) await Promise.race([once(outgoing, "drain"), once(outgoing, "close")]);
  }
  outgoing.end();
}

/** Files are sent whole to everybody: what does not fit one of them would be answered with 500. */
const conditionsOfFiles = ["range", "if-range", "if-match", "if-unmodified-since"];

/** Whether an address is answered by the API and not by a page: `/api/…` and the reference at `/docs`. */
const isOfApi = (path: string) => /^\/(api|docs)(\/|$)/.test(path);

async function answer(incoming: IncomingMessage, outgoing: ServerResponse, door: Door) {
  const { routeAt, pages, unreadMs } = door;
  incoming.url = pathAndQuery(incoming.url ?? "/");
  // An answer of which nothing is read stays in our memory.
  const begin = () => outgoing.setTimeout(unreadMs, () => outgoing.destroy());
  const request = fromNode(incoming, outgoing, door);
  const isApi = isOfApi(request.path);
  const refused =
    (await refuseFault(incoming, request)) ?? (isApi ? undefined : await refuseOfPages(incoming, request));
  if (refused) {
    outgoing.shouldKeepAlive = false;
    return sendTo(begin(), request, refused);
  }
  if (isApi) {
    const answered = await answerAt(routeAt(request.path), request);
    return sendTo(begin(), request, answered);
  }
  for (const name of conditionsOfFiles) delete incoming.headers[name];
  // Next believes what stands there.
  if (request.address) incoming.headers["x-forwarded-for"] = request.address;
  await pages(incoming, begin());
}

type FrontDoor = {
  /** What answers at an address of the API. */
  routeAt: (path: string) => Route | undefined;
  /** What answers everywhere else. */
  pages: Pages;
};

type Door = FrontDoor & { unreadMs: number; leastSpeed: LeastSpeed };

/** What strangers may take of the server before they have said who they are. */
const limits = {
  /** Proxies keep idle connections for about a minute: a server that closes them first loses what is just being sent. */
  keepAliveMs: 75_000,
  headersMs: 15_000,
  /** Headers and body: ten megabytes at a megabit a second. */
  requestMs: 120_000,
  leastSpeed: { bytes: 4096, inMs: 15_000 },
  connectionsPerAddress: 1000,
  /** Requests on a connection that wait for the answer to one before them: hardly any client sends them. */
  pipelinedMax: 16,
  /** An answer of which nothing is read for so long is given up; a page is made within that time too. */
  unreadMs: 60_000,
  /** How long a connection is not read whose caller was asked to come back later. */
  restMs: 300,
};

/** The server: `/api` and `/docs` straight to their routes, everything else to the pages. */
export function makeFrontDoor(door: FrontDoor, changedLimits: Partial<typeof limits> = {}) {
  const { keepAliveMs, headersMs, requestMs, connectionsPerAddress, pipelinedMax, restMs, ...whole } = {
    ...limits,
    ...changedLimits,
  };
  const options = {
    keepAliveTimeout: keepAliveMs,
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: Math.min(5000, headersMs / 2),
    // What lacks it is answered in our words.
    requireHostHeader: false,
    // Finds out that the other end has gone without a word.
    keepAlive: true,
    keepAliveInitialDelay: 60_000,
  };
  const onRequest: RequestListener = (incoming, outgoing) => {
    restWhenRefused(outgoing, restMs);
    answer(incoming, outgoing, { ...door, ...whole }).catch((err) => {
      if (!outgoing.destroyed) logger.error({ err }, "An answer could not be sent");
      outgoing.destroy();
    });
  };
  const server = createServer(options, oneByOne(onRequest, pipelinedMax));
  capConnections(server, connectionsPerAddress);
  answerHalfClosed(server);
  server.on("checkExpectation", (incoming, outgoing) => server.emit("request", incoming, outgoing));
  server.on("connect", refuseTunnel);
  return server.on("clientError", answerNotHttp);
}
