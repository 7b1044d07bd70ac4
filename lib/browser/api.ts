import type * as z from "zod";
import { rememberAnswer } from "@/lib/browser/own-requests";
import type { Issue } from "@/lib/core/errors";
import type { endpoints } from "@/lib/operations";

type Declared = (typeof endpoints)[number];

/** What each operation takes and answers, by its path. Types only: no schema reaches a page through them. */
type Api = {
  [Endpoint in Declared as Endpoint["path"]]: {
    request: z.input<Endpoint["request"]>;
    response: z.output<Endpoint["response"]> & { version?: number };
  };
};

export type ApiPath = keyof Api;
export type ApiRequest<Path extends ApiPath> = Api[Path]["request"];
export type ApiResponse<Path extends ApiPath> = Api[Path]["response"];

type ErrorBody = {
  message?: string;
  code?: string;
  reason?: string;
  requestId?: string;
  issues?: Issue[];
  current?: unknown;
};

/** An answer that is not the one asked for. `status` 0 with code `unreachable` means there was no answer at all. */
export class CallError extends Error {
  readonly code: string;
  /** Which of several causes the code has. */
  readonly reason?: string;
  readonly requestId?: string;
  readonly issues?: Issue[];
  /** The load as it stands now, on a version conflict. */
  readonly current?: unknown;

  constructor(
    readonly status: number,
    body: ErrorBody,
  ) {
    super(body.message ?? `The server answered ${status}.`);
    this.name = "CallError";
    this.code = body.code ?? (status === 401 ? "unauthorized" : "unexpected_answer");
    this.reason = body.reason;
    this.requestId = body.requestId;
    this.issues = body.issues;
    this.current = body.current;
  }
}

// The server checks every answer against the same contract before it sends it, so it is not checked again here.
const trusted = <Answer>(body: unknown) => body as Answer;

type Options = { signal?: AbortSignal; headers?: Record<string, string> };
type Sent = Options & { method?: "GET" | "POST"; body?: unknown };

async function fetchFromServer(path: string, { method = "POST", body, headers, signal }: Sent) {
  try {
    return await fetch(`/api${path}`, {
      method,
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
      signal,
    });
  } catch (reason) {
    if (signal?.aborted) throw reason;
    throw new CallError(0, { code: "unreachable", message: "The server cannot be reached." });
  }
}

const versionOf = (response: Response) => {
  const version = Number(response.headers.get("etag")?.replace(/^W\//, "").replaceAll('"', ""));
  return Number.isInteger(version) && version > 0 ? { version } : {};
};

/**
 * Asks an address under /api that is no operation of the API, such as signing in; its answer has the type that is named.
 * @throws CallError with the server's code, issues and request id.
 */
export async function askServer<Answer>(path: `/${string}`, sent: Sent) {
  const { answer } = await exchange(path, sent);
  return trusted<Answer>(answer);
}

async function exchange(path: string, sent: Sent) {
  const response = await fetchFromServer(path, sent);
  const answer: unknown = await response.json().catch(() => ({}));
  const requestId = response.headers.get("x-request-id") ?? undefined;
  rememberAnswer(requestId);
  if (response.ok) return { answer, response };
  throw new CallError(response.status, { requestId, ...trusted<ErrorBody>(answer) });
}

/**
 * Calls an operation of the API as the signed-in user, or as the carrier whose link `headers` name. The answer carries
 * the load's `version` when the operation answers with an ETag.
 * @throws CallError with the server's code, issues and request id.
 */
export async function api<Path extends ApiPath>(
  path: Path,
  request: ApiRequest<Path>,
  options: Options = {},
): Promise<ApiResponse<Path>> {
  const { answer, response } = await exchange(path, { ...options, body: request });
  return trusted({ ...trusted<object>(answer), ...versionOf(response) });
}
