import * as z from "zod";
import type { LinkKind, Role, Scope } from "@/lib/core/access";
import { bodyBytesDefault } from "@/lib/core/protocol.values";
import type { UnknownFields } from "@/lib/core/request-notes";

// The words of both are freight's: the description of the API puts their enumerations here.
const Miss = z.object({ requirement: z.string(), miss: z.string() });

export const Warning = z
  .object({
    path: z.string().optional().meta({ description: "Where in the request, e.g. `load.stops[0].location.timezone`." }),
    code: z.string().meta({ description: "A stable word, e.g. `unknown_field`; the introduction lists them." }),
    message: z.string().meta({ description: "For people; may be reworded." }),
    didYouMean: z.array(z.string()).optional().meta({ description: "Of an unknown field: the one that is near." }),
    reason: z.string().optional().meta({
      description: "Which of several causes the code has; the introduction lists them. Absent where it has one.",
    }),
    misses: z.array(Miss).optional().meta({
      description: "With a carrier that does not meet what the load requires: what, and how.",
    }),
    candidates: z.array(z.string()).optional().meta({
      description: "With `different_carriers`, as code or reason: our ids of the carriers that what you sent is of.",
    }),
    before: z.unknown().optional().meta({
      description: "With `edit_overwritten`: the value that yours replaced. Absent where the edit had cleared it.",
    }),
    sent: z.unknown().optional().meta({
      description: "With `pinned_field`: the value that you sent, null where you cleared it.",
    }),
  })
  .meta({ id: "Warning", description: "A warning beside a result: nothing was refused for it." });

/** The warnings of an answer, or of one of its results. */
export const warnings = z
  .array(Warning)
  .optional()
  .meta({ description: "Present only when there is something to say." });

type Tag =
  | "Loads"
  | "Border crossings"
  | "Rates"
  | "Carriers"
  | "Carrier selections"
  | "Onboarding"
  | "Postings"
  | "Bids"
  | "Webhooks"
  | "Users and teams"
  | "Usage"
  | "API keys"
  | "Attention"
  | "Notifications";

/** One thing a metered call asked for: with an answer it is billable, with an error it is not. */
type MeteredItem = { outcome: "DATA" | "ERROR"; code?: string };

/**
 * What a call takes of the database. *Light*: a few rows by their keys. *List*: a page, a search or a count among all
 * that an organization has. *Report*: a sum over it.
 */
export type CallCost = "light" | "list" | "report";

/** The declaration of one operation: everything the pipeline, the OpenAPI document and the portal's client need of it. */
export type Endpoint<
  Request extends z.ZodObject = z.ZodObject,
  Response extends z.ZodObject = z.ZodObject,
  Path extends `/${string}` = `/${string}`,
> = {
  path: Path;
  operationId: string;
  summary: string;
  description?: string;
  tag: Tag;
  /** A carrier calls with the token of a link that the organization sent it. */
  callers: readonly ("apiKey" | "user" | "carrier")[];
  /** Which link it must be. Absent where carriers may not call. */
  link?: LinkKind;
  /** Needed by a key. Absent where keys may not call. */
  scope?: Scope;
  /** The lowest role with which a signed-in user may call. */
  role: Role;
  /** Writing and metered operations honour `idempotency-key`. */
  writes: boolean;
  /** Set where an answer contains a secret or a link: kept for an `idempotency-key` it is sealed. */
  answersSecret?: boolean;
  /** Set where a request names something that may not exist by another field than `id`. */
  mayMiss?: boolean;
  /** Set where a valid request may conflict with the present state, whatever version it names. */
  mayConflict?: boolean;
  /** Set where the carrier must be one that may be assigned to the load. */
  needsAssignable?: boolean;
  /**
   * Set where calls write something that one of them writes at a time, such as a load: what, by an id. Those that write
   * the same wait for each other.
   */
  writesOne?(request: z.output<Request>): string | undefined;
  /** Set where calls are recorded for billing: what of an answer is counted. The record is written with the answer. */
  meter?(response: z.output<Response>): readonly MeteredItem[];
  maxBodyBytes: number;
  cost: CallCost;
  /** Set where the transaction of a call may take longer than usual. */
  millisecondsMax?: number;
  request: Request;
  response: Response;
  examples: readonly { name: string; request: z.input<Request>; response: z.input<Response> }[];
};

const reads =
  /\/(list|search|export|get|history|explain|recall|rank|recommendations|summary|statement|verify|[a-z]+-times|[a-z]+-check|count-by-[a-z]+)$/;
const drafts = /\/(draft|preview|dry-run)$/;

/**
 * What an unknown field is to an operation: of a list or a lookup it would be a filter, so the call is refused. So is a
 * writing call where it is near a field of the request: the write would go through without its guard.
 */
export const unknownFieldsOf = ({ path = "/" }: Partial<Pick<Endpoint, "path">>): UnknownFields =>
  reads.test(path) ? "refused" : drafts.test(path) ? "not used" : "refused where near";

/** What an operation answers: its response and, where the answer has one, the `version` that becomes the ETag. */
export type Answer<Response extends z.ZodObject> = z.output<Response> & {
  version?: number;
  warnings?: z.output<typeof Warning>[];
};

/**
 * Declares an operation. Every answer may carry `warnings`, so the response is given without them.
 * An answer with a `version` is sent with that ETag; a request with `ifVersion` also takes it from `If-Match`.
 */
export function defineEndpoint<
  Request extends z.ZodObject,
  Response extends z.ZodRawShape,
  const Path extends `/${string}`,
>(
  declaration: Omit<Endpoint<Request, z.ZodObject<Response>, Path>, "maxBodyBytes" | "cost" | "response"> & {
    maxBodyBytes?: number;
    /** Light unless given. */
    cost?: CallCost;
    response: z.ZodObject<Response>;
  },
) {
  return {
    maxBodyBytes: bodyBytesDefault,
    cost: "light" as const,
    ...declaration,
    response: declaration.response.extend({ warnings }),
  };
}
