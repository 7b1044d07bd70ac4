import { createDocument, type ZodOpenApiOperationObject } from "zod-openapi";
import type { Endpoint } from "@/lib/core/endpoint";
import { idempotencyHours } from "@/lib/core/protocol.values";
import { requestIdLength } from "@/lib/http/answer-request";
import { keyLengthMax } from "@/lib/http/idempotency";
import { eventSchemas, streamPath, webhooks } from "@/lib/http/openapi/bid-event-channels";
import { errorAnswersOf } from "@/lib/http/openapi/error-answers";
import { apiVersion, callsPerMinute, guide } from "@/lib/http/openapi/guide";
import { renderSchema, shorten } from "@/lib/http/openapi/render-schema";
import { ratePolicy, rateRemaining, rateWindowSeconds } from "@/lib/http/rate-limit";
import { endpoints } from "@/lib/operations";
import { portalUrl } from "@/lib/server/env";

const text = (description: string, example: string) => ({ description, schema: { type: "string" as const }, example });

const headers = {
  RequestId: text("Names the request in our logs.", "req_019a9c5e-2222-7aaa-8bbb-0123456789ab"),
  RateLimit: text(
    "How many calls are left (`r`) and for how many seconds (`t`).",
    rateRemaining(callsPerMinute - 1, rateWindowSeconds),
  ),
  RateLimitPolicy: text("How many calls are allowed (`q`) in how many seconds (`w`).", ratePolicy(callsPerMinute)),
  RetryAfter: text("Seconds to wait.", "12"),
  WWWAuthenticate: text(
    "The header that a key is sent in, and another in which it came instead.",
    'ApiKey header="api-key"',
  ),
  ETag: text("The load's version, for `If-Match`. None for a new load that was only validated.", '"14"'),
  IdempotencyReplayed: text("`true` when this is the kept answer to an earlier call.", "true"),
};
const headerRef = (name: keyof typeof headers) => ({ $ref: `#/components/headers/${name}` });

// What fills in every header, as Postman does, sends the parameter's own example: an empty header counts as none.
const parameter = (name: string, description: string, pattern: string, value: string) => ({
  name,
  in: "header" as const,
  description,
  schema: { type: "string" as const, pattern: `^(${pattern})?$`, examples: [value] },
  example: "",
});
const parameters = {
  RequestId: parameter(
    "x-request-id",
    `Your own name for the request, ${requestIdLength.min} to ${requestIdLength.max} letters, digits, \`_\` or \`-\`. Empty: one of ours.`,
    `[A-Za-z0-9_-]{${requestIdLength.min},${requestIdLength.max}}`,
    "sync-TMS-10234-7",
  ),
  IdempotencyKey: parameter(
    "idempotency-key",
    `Makes a retry safe: one key per call, kept for ${idempotencyHours} hours. Empty: none.`,
    `[\\x21-\\x7e]{1,${keyLengthMax}}`,
    "sync-TMS-10234-7",
  ),
  IfMatch: parameter("if-match", "Refuse unless it has this version. Empty: whatever it has.", '"\\d{1,10}"', '"14"'),
};
const parameterRef = (name: keyof typeof parameters) => ({ $ref: `#/components/parameters/${name}` });

const securitySchemes = {
  apiKey: { type: "apiKey", in: "header", name: "api-key", description: "The key of a TMS." },
  session: {
    type: "apiKey",
    in: "cookie",
    name: "portal.session_token",
    description: "A signed-in user, from the portal's own pages.",
  },
  linkToken: {
    type: "apiKey",
    in: "header",
    name: "link-token",
    description: "A carrier, with the token of the link it was sent: the last part of its address.",
  },
} as const;

const tags = [
  { name: "Loads", description: "Loads of your organization, kept in step with your TMS." },
  { name: "Border crossings", description: "Which crossing between the US and Mexico a route takes." },
  { name: "Rates", description: "What lanes were paid, week by week, and what to expect to pay." },
  { name: "Carriers", description: "Carriers, your relationships with them, and their profiles." },
  { name: "Carrier selections", description: "Why a carrier was assigned: frozen, chained records." },
  { name: "Onboarding", description: "Links by which carriers onboard themselves, and what they do there." },
  {
    name: "Postings",
    description: "Loads that are offered to carriers, and the rules that answer bids at once.",
  },
  { name: "Bids", description: "What carriers ask for a load, what becomes of it, and every event of it." },
  { name: "Webhooks", description: "Where bid events are sent, what arrived there, and what did not." },
  { name: "Users and teams", description: "People and coverage teams, and your TMS's ids of them." },
  { name: "Usage", description: "Metered calls, for each of which there is one record, and their totals." },
  { name: "API keys", description: "The keys of your systems. For signed-in admins." },
  { name: "Attention", description: "What waits for the people of your organization. For signed-in users." },
  {
    name: "Notifications",
    description: "What happened to a user's loads, and how they learn of it. For signed-in users.",
  },
];

const securitySchemeOf = { apiKey: "apiKey", user: "session", carrier: "linkToken" } as const;

function describeOperation(endpoint: Endpoint): ZodOpenApiOperationObject {
  const { operationId, summary, description, tag, callers, request, response, writes } = endpoint;
  const hasVersion = "ifVersion" in request.shape;
  return {
    operationId,
    summary,
    description: [description, needsOf(endpoint)].filter(Boolean).join("\n\n"),
    tags: [tag],
    security: callers.map((caller) => ({ [securitySchemeOf[caller]]: [] })),
    parameters: [
      parameterRef("RequestId"),
      ...(writes ? [parameterRef("IdempotencyKey")] : []),
      ...(hasVersion ? [parameterRef("IfMatch")] : []),
    ],
    requestBody: {
      required: true,
      content: { "application/json": { schema: request, examples: examplesOf(endpoint, "request") } },
    },
    responses: {
      "200": {
        description: "Done",
        headers: {
          "x-request-id": headerRef("RequestId"),
          ratelimit: headerRef("RateLimit"),
          "ratelimit-policy": headerRef("RateLimitPolicy"),
          ...(writes && { "idempotency-replayed": headerRef("IdempotencyReplayed") }),
          ...((hasVersion || "version" in response.shape) && { etag: headerRef("ETag") }),
        },
        content: { "application/json": { schema: response, examples: examplesOf(endpoint, "response") } },
      },
      ...errorAnswersOf(endpoint),
    },
  };
}

function needsOf({ callers, scope, role }: Endpoint) {
  const isForKeys = callers.includes("apiKey");
  const needs = [
    ...(isForKeys ? [`scope \`${scope}\``] : []),
    ...(callers.includes("user") ? [`role ${role}`] : []),
    ...(callers.includes("carrier") ? ["the token of the carrier's link"] : []),
  ];
  return `Needs ${needs.join(" or ")}.${isForKeys ? "" : " It cannot be called with an API key."}`;
}

const examplesOf = ({ examples }: Endpoint, side: "request" | "response") =>
  Object.fromEntries(
    examples.map((example, index) => [`example${index + 1}`, { summary: example.name, value: example[side] }]),
  );

export const serverAt = (url: string) => ({ url, description: "This installation" });

/** The OpenAPI 3.1 description of every operation. */
export function openapiDocument(described: readonly Endpoint[] = endpoints) {
  const document = createDocument(
    {
      openapi: "3.1.0",
      info: {
        title: "Freight Brokerage API",
        version: apiVersion,
        description: guide,
        license: { name: "Proprietary", identifier: "LicenseRef-Proprietary" },
      },
      servers: [serverAt(portalUrl("/api"))],
      tags,
      paths: {
        ...Object.fromEntries(described.map((endpoint) => [endpoint.path, { post: describeOperation(endpoint) }])),
        ...(described === endpoints && streamPath),
      },
      ...(described === endpoints && { webhooks }),
      components: {
        headers,
        parameters,
        securitySchemes,
        ...(described === endpoints && { schemas: eventSchemas }),
      },
    },
    { override: renderSchema },
  );
  shorten(document.paths);
  shorten(document.webhooks);
  shorten(document.components);
  return document;
}
