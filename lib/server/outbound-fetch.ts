import type { LookupAddress, LookupOptions } from "node:dns";
import { lookup } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import { setTimeout as later } from "node:timers/promises";
import { Agent, buildConnector, type Dispatcher } from "undici";
import { answerKibMax, answerSecondsMax } from "@/lib/core/protocol.values";
import { env } from "@/lib/server/env";
import { oncePerProcess } from "@/lib/server/once-per-process";
import {
  type AddressProblem,
  type AllowedRanges,
  hostOf,
  parseRanges,
  problemOfAddress,
  problemOfUrl,
} from "@/lib/server/outbound-address";

export type OutboundProblem = AddressProblem | "CONNECTION_FAILED" | "TLS_FAILED" | "TIMEOUT" | "INVALID_ANSWER";

/** Why nothing came back. */
export class OutboundError extends Error {
  constructor(readonly code: OutboundProblem) {
    super(code);
    this.name = "OutboundError";
  }
}

export type OutboundAnswer = { statusCode: number; headers: Record<string, string>; bodyStart: string };
/** `ending` aborts the call: by the caller, or because it takes too long. */
type Sent = { headers: Record<string, string>; body: string | Buffer; ending?: AbortController };
type Found = { addresses: LookupAddress[]; problem?: AddressProblem };

const connectMs = 3_000;
const readBytesMax = 16 * 1024;
const keptBytesMax = answerKibMax * 1024;

/** The addresses of a name. A forbidden address among allowed ones suggests an attack, so none of them is called. */
async function findAddresses(url: URL, allowed: AllowedRanges, options: LookupOptions = {}): Promise<Found> {
  const addresses = await lookup(url.hostname, { ...options, all: true }).catch(() => []);
  if (addresses.length === 0) return { addresses, problem: "HOST_NOT_FOUND" };
  return { addresses, problem: addresses.map(({ address }) => problemOfAddress(url, address, allowed)).find(Boolean) };
}

const guardedLookup =
  (url: URL, allowed: AllowedRanges): LookupFunction =>
  async (_hostname, options, callback) => {
    const { addresses, problem } = await findAddresses(url, allowed, options);
    const [first] = addresses;
    if (problem || !first) callback(new OutboundError(problem ?? "HOST_NOT_FOUND"), "");
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  };

/** IP addresses in a URL are never looked up, so the address is checked again once connected, before anything is sent. */
function guardedConnector(allowed: AllowedRanges): buildConnector.connector {
  return (options, callback) => {
    const url = new URL(`${options.protocol}//${options.host ?? options.hostname}`);
    const host = hostOf(url);
    const problem = isIP(host) ? problemOfAddress(url, host, allowed) : undefined;
    if (problem) return callback(new OutboundError(problem), null);
    const connect = buildConnector({ timeout: connectMs, maxCachedSessions: 0, lookup: guardedLookup(url, allowed) });
    connect(options, (...answer) => {
      const [, socket] = answer;
      const reached = socket ? problemOfAddress(url, socket.remoteAddress ?? "", allowed) : undefined;
      if (!reached) return callback(...answer);
      socket?.destroy();
      callback(new OutboundError(reached), null);
    });
  };
}

const tlsCodes = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO|HOSTNAME_MISMATCH)/;

function problemOf(error: unknown): OutboundProblem {
  if (error instanceof OutboundError) return error.code;
  if (!(error instanceof Error)) return "CONNECTION_FAILED";
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (error.name === "TimeoutError" || /TIMEOUT|ETIMEDOUT/.test(code)) return "TIMEOUT";
  if (tlsCodes.test(code)) return "TLS_FAILED";
  const isMisread = error.name === "HTTPParserError" || code === "UND_ERR_HEADERS_OVERFLOW";
  return isMisread ? "INVALID_ANSWER" : "CONNECTION_FAILED";
}

/** The beginning of a body. The rest is not read, and an error or a timeout after the beginning is ignored. */
async function readStart(body: Dispatcher.ResponseData["body"]) {
  const chunks: Buffer[] = [];
  let size = 0;
  body.on("error", () => undefined);
  try {
    for await (const chunk of body) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= readBytesMax) break;
    }
  } catch {
    // The status has arrived, and it alone decides.
  }
  return Buffer.concat(chunks).subarray(0, keptBytesMax).toString("utf8").replaceAll("\0", "\ufffd");
}

const textsOf = (headers: Dispatcher.ResponseData["headers"]) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value ?? "")]));

/** Sends to addresses that users chose: never to one inside the network, and redirects are not followed. */
export function makeOutbound(allowed: AllowedRanges) {
  const agent = new Agent({ connect: guardedConnector(allowed), connections: 64, keepAliveTimeout: 10_000 });
  return {
    /** Why this URL would not be called, as far as is known now; undefined when it may be called. */
    async problemOf(text: string): Promise<AddressProblem | undefined> {
      const problem = problemOfUrl(text, allowed);
      if (problem || isIP(hostOf(new URL(text)))) return problem;
      const timeout = later(connectMs, { problem: "HOST_NOT_FOUND" } as const, { ref: false });
      return (await Promise.race([findAddresses(new URL(text), allowed), timeout])).problem;
    },

    /**
     * Posts, and answers what came back within `answerSecondsMax`, with the first `answerKibMax` of its body.
     * @throws OutboundError
     */
    async post(text: string, { headers, body, ending = new AbortController() }: Sent): Promise<OutboundAnswer> {
      const problem = problemOfUrl(text, allowed);
      if (problem) throw new OutboundError(problem);
      const { origin, pathname, search } = new URL(text);
      const tooLate = new DOMException("The answer took too long.", "TimeoutError");
      const timer = setTimeout(() => ending.abort(tooLate), answerSecondsMax * 1000);
      const call = {
        origin,
        path: `${pathname}${search}`,
        method: "POST",
        headers,
        body,
        signal: ending.signal,
      } as const;
      try {
        const answer = await agent.request(call);
        const bodyStart = await readStart(answer.body);
        return { statusCode: answer.statusCode, headers: textsOf(answer.headers), bodyStart };
      } catch (error) {
        throw new OutboundError(problemOf(error));
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** The one of this installation, with the ranges it allows by `WEBHOOK_ALLOW_CIDRS`. */
export const outbound = oncePerProcess("outbound", () => makeOutbound(parseRanges(env.WEBHOOK_ALLOW_CIDRS)));
