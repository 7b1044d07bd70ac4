/** A request as a transport hands it over: Next's route handlers today. */
export type HttpRequest = {
  method: string;
  /** Such as `/api/loads/sync`. */
  path: string;
  /** What follows the path: empty, or beginning with `?`. */
  query: string;
  /** The address of who asks, as far as it can be believed. */
  address: string | undefined;
  /** A header by its name in lower case. */
  header: (name: string) => string | undefined;
  /** All headers, for the library of sign-in, which takes no less. */
  allHeaders: () => Record<string, string>;
  /**
   * The body. A transport may stop reading, or keep nothing, where it is longer than `maxBytes`.
   * @throws AppError body_too_large
   */
  readBytes: (maxBytes: number) => Promise<Uint8Array>;
  /** Aborted when the caller hangs up. */
  readonly signal: AbortSignal;
};

/** A response for a transport to send. A stream goes on after the headers. */
export type HttpResponse = {
  status: number;
  headers: Record<string, string>;
  /** Each is sent in a `set-cookie` of its own. */
  cookies?: readonly string[];
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
};

/** What answers at an address. HEAD is answered as GET is, without the body. */
export type Route = { method: "GET" | "POST"; answer: (request: HttpRequest) => Promise<HttpResponse> };
