import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state.js";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { answerRequest, refuse } from "@/lib/http/answer-request";
import { errorResponse } from "@/lib/http/error-response";
import type { HttpRequest } from "@/lib/http/message";

/** A name or an address, with a port or without. Names of containers have underscores. */
const host = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** Also as part of an address: `1.2.3.4.5` and `a:99999` are not. */
const isHost = (text: string) => host.test(text) && URL.canParse(`http://${text}`);

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

/** What is wrong with a request by the rules of HTTP and of Next. */
function faultOf({ url = "", headers, httpVersion }: IncomingMessage): string | undefined {
  if (headers.host === undefined && httpVersion !== "1.0") return "The header Host is missing.";
  if (headers.host !== undefined && !isHost(headers.host)) return "The header Host is no host with or without a port.";
  if (!url.startsWith("/")) return "What is asked for is a path that begins with a slash.";
  if (headers.expect !== undefined && !/^100-continue$/i.test(headers.expect))
    return "Only 100-continue can be expected.";
  // Clients that would rather speak HTTP/2 go on with HTTP/1.1.
  if (headers.upgrade !== undefined && !/\bh2c?\b/i.test(headers.upgrade)) return "This server speaks HTTP/1.1 alone.";
  if (!isRouterState(headers["next-router-state-tree"])) return "The header Next-Router-State-Tree cannot be read.";
  return undefined;
}

const badRequest = (request: HttpRequest, fault: string) =>
  answerRequest(request, ({ requestId }) => ({
    ...errorResponse(new AppError("invalid_request", fault), requestId),
    status: 400,
  }));

/** The answer to a request that breaks the rules of HTTP; undefined for one that does not. */
export async function refuseFault(incoming: IncomingMessage, request: HttpRequest) {
  const fault = faultOf(incoming);
  return fault === undefined ? undefined : badRequest(request, fault);
}

/** A browser sends a form to the page itself where its scripts have not come: it gets the page again. */
const isForm = ({ method, headers }: IncomingMessage) =>
  method === "POST" && /^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(headers["content-type"] ?? "");

const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/**
 * The answer to a request of a page that no page is drawn for: only for requests that are whole, because a body that is still
 * to come would keep its place from others. Undefined for one that is drawn.
 */
export async function refuseOfPages(incoming: IncomingMessage, request: HttpRequest) {
  // Not to another host, which two slashes at the start would name.
  const location = (incoming.url ?? "/").replace(/^[/\\]+/, "/");
  if (isForm(incoming)) return answerRequest(request, () => ({ status: 303, headers: { location }, body: "" }));
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (!isRead) return refuse(request, new AppError("method_not_allowed", "Pages are asked for by GET."));
  return hasBody(incoming) ? badRequest(request, "Pages are asked for without a body.") : undefined;
}

const tooSlow = { status: "408 Request Timeout", message: "The request took too long to arrive." };

const notHttp: Record<string, { status: string; message: string }> = {
  HPE_HEADER_OVERFLOW: { status: "431 Request Header Fields Too Large", message: "The headers are too long." },
  ERR_HTTP_REQUEST_TIMEOUT: tooSlow,
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

/** Answers who sends a request too slowly; whoever goes on sending is not waited for. */
export function refuseSlow(socket: Socket) {
  endWith(socket, tooSlow);
  socket.destroySoon();
}
