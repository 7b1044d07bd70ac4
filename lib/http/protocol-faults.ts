import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state.js";
import { newId } from "@/lib/core/ids";

/** A name or an address, with a port or without. Names of containers have underscores. */
const host = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** What Next answers with 500: the part of a page that the caller says it has. */
function isRouterState(header: string | string[] | undefined) {
  try {
    parseAndValidateFlightRouterState(header);
    return true;
  } catch {
    return false;
  }
}

/**
 * The path and query of what is asked for, also where the whole address stands in its place as proxies are asked
 * (RFC 9112, section 3.2.2).
 */
export const pathAndQuery = (target: string) => target.replace(/^https?:\/\/[^/?]*\/?/i, "/");

/** Why nobody needs to look for what answers a request, by the rules of HTTP and of Next; undefined when there is nothing. */
export function protocolFault({ url = "", headers, httpVersion }: IncomingMessage): string | undefined {
  if (headers.host === undefined && httpVersion !== "1.0") return "The header Host is missing.";
  if (headers.host !== undefined && !host.test(headers.host))
    return "The header Host is no host with or without a port.";
  if (!url.startsWith("/")) return "What is asked for is a path that begins with a slash.";
  if (headers.expect !== undefined && !/^100-continue$/i.test(headers.expect))
    return "Only 100-continue can be expected.";
  // Clients that would rather speak HTTP/2 go on with HTTP/1.1.
  if (headers.upgrade !== undefined && !/\bh2c?\b/i.test(headers.upgrade)) return "This server speaks HTTP/1.1 alone.";
  if (!isRouterState(headers["next-router-state-tree"])) return "The header Next-Router-State-Tree cannot be read.";
  return undefined;
}

const notHttp: Record<string, { status: string; message: string }> = {
  HPE_HEADER_OVERFLOW: { status: "431 Request Header Fields Too Large", message: "The headers are too long." },
  ERR_HTTP_REQUEST_TIMEOUT: { status: "408 Request Timeout", message: "The request took too long to arrive." },
};

/** Answers on a connection that no request is read from any more. */
function endWith(
  socket: Duplex,
  { status, message, code = "invalid_request" }: Record<"status" | "message", string> & { code?: string },
) {
  const requestId = newId("req");
  const headers = ["content-type: application/json", "connection: close", `x-request-id: ${requestId}`];
  const body = JSON.stringify({ message, code, requestId });
  socket.end(`HTTP/1.1 ${status}\r\n${headers.join("\r\n")}\r\n\r\n${body}`);
}

/** What cannot be read as HTTP is answered as well as it can be, and its connection closed. */
export function answerNotHttp(error: NodeJS.ErrnoException, socket: Duplex) {
  if (!socket.writable || error.code === "ECONNRESET") return void socket.destroy();
  endWith(socket, notHttp[error.code ?? ""] ?? { status: "400 Bad Request", message: "This is not HTTP." });
}

const noTunnel = { status: "405 Method Not Allowed", message: "This is no proxy.", code: "method_not_allowed" };

/** Answers CONNECT. */
export const refuseTunnel = (_: IncomingMessage, socket: Duplex) => endWith(socket, noTunnel);
