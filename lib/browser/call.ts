import type * as z from "zod";
import type { Endpoint } from "@/lib/core/endpoint";
import type { Issue } from "@/lib/core/errors";

type ErrorBody = { message?: string; code?: string; requestId?: string; issues?: Issue[]; current?: unknown };

/** An answer that is not the one asked for. `status` 0 with code `unreachable` means there was no answer at all. */
export class CallError extends Error {
  readonly code: string;
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
    this.requestId = body.requestId;
    this.issues = body.issues;
    this.current = body.current;
  }
}

// The server checks every answer against the same contract before it sends it, so it is not checked again here.
const trusted = <Answer>(body: unknown) => body as Answer;

type Options = { signal?: AbortSignal; headers?: Record<string, string> };

const post = async (path: string, request: unknown, { signal, headers }: Options) => {
  try {
    return await fetch(`/api${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(request),
      signal,
    });
  } catch (reason) {
    if (signal?.aborted) throw reason;
    throw new CallError(0, { code: "unreachable", message: "The server cannot be reached." });
  }
};

const versionOf = (response: Response) => {
  const version = Number(response.headers.get("etag")?.replace(/^W\//, "").replaceAll('"', ""));
  return Number.isInteger(version) && version > 0 ? { version } : {};
};

/**
 * Calls an operation of the API as the signed-in user, or as whoever `headers` name. The answer carries the load's
 * `version` when the operation answers with an ETag.
 * @throws CallError with the server's code, issues and request id.
 */
export async function call<Request extends z.ZodObject, Response extends z.ZodObject>(
  endpoint: Pick<Endpoint<Request, Response>, "path" | "request" | "response">,
  request: z.input<Request>,
  signal?: AbortSignal,
  headers?: Record<string, string>,
): Promise<z.output<Response> & { version?: number }> {
  const response = await post(endpoint.path, request, { signal, headers });
  const body: unknown = await response.json().catch(() => ({}));
  if (!response.ok) {
    throw new CallError(response.status, {
      requestId: response.headers.get("x-request-id") ?? undefined,
      ...trusted<ErrorBody>(body),
    });
  }
  return trusted({ ...trusted<object>(body), ...versionOf(response) });
}
