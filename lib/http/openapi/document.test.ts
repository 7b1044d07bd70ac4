import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, test } from "vitest";
import { GET } from "@/app/api/[[...path]]/route";
import { bidEventTypes } from "@/lib/bidding/schema/bid-values";
import { readRequest } from "@/lib/core/read-request";
import { statusOf } from "@/lib/http/error-response";
import { openapiDocument } from "@/lib/http/openapi/document";
import { apiAddress } from "@/lib/http/openapi/served-documents";
import { endpoints } from "@/lib/operations";
import { problemsOf, problemsOfAnswer, problemsOfRequest } from "@/lib/testing/openapi-answers";

const document = openapiDocument();

test("the description of the API is served to anyone and has nothing a linter would mind", async () => {
  const response = await GET(new Request("http://portal.test/api/openapi.json"));
  expect(await response.json()).toEqual(JSON.parse(JSON.stringify(document)));
  const source = JSON.stringify({ ...document, servers: [{ url: "https://portal.test/api" }] });
  const config = await createConfig({ extends: ["recommended"] });
  const found = await lintFromString({ source, absoluteRef: "openapi.json", config });
  expect(found.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});

const asked = (headers: Record<string, string>) => ({ header: (name: string) => headers[name] });

test.each([
  [{ host: "portal.test:3100" }, "http://localhost:3000", "http://portal.test:3100/api"],
  [{ host: "freight.example", "x-forwarded-proto": "https" }, "http://localhost:3000", "https://freight.example/api"],
  [{ host: "freight.example/x?y" }, "http://localhost:3000", "http://freight.example/api"],
  [{}, "http://localhost:3000", "http://localhost:3000/api"],
  [{ host: "no host" }, "http://localhost:3000", "http://localhost:3000/api"],
  [{ host: "10.0.0.7" }, "https://freight.example", "https://freight.example/api"],
])("to %j of a portal at %s it names the address %s", (headers, own, url) => {
  expect(apiAddress(asked(headers), own)).toBe(url);
});

test("its headers have examples that fit their patterns; what a tool fills in stands for none", () => {
  const parameters: Record<string, { schema: { pattern: string; examples: string[] }; example: string }> = JSON.parse(
    JSON.stringify(document.components?.parameters),
  );
  expect(Object.keys(parameters)).toHaveLength(3);
  for (const { schema, example } of Object.values(parameters)) {
    expect(example).toBe("");
    for (const value of [example, ...schema.examples]) expect(value).toMatch(new RegExp(schema.pattern));
  }
});

test("a filter of one value may be null: it is that value or null", () => {
  expect(JSON.stringify(document.paths?.["/carriers/search"]?.post?.requestBody)).toContain(
    '"anyOf":[{"type":"string","const":"none"},{"type":"null"}]',
  );
});

test("it is OpenAPI 3.1.0, says version 1.0.0 and knows every operation once", () => {
  expect([document.openapi, document.info.version]).toEqual(["3.1.0", "1.0.0"]);
  expect(Object.keys(document.paths ?? {})).toEqual([...endpoints.map(({ path }) => path), "/bid-events/stream"]);
  expect(new Set(endpoints.map(({ operationId }) => operationId)).size).toBe(endpoints.length);
});

test("an operation says what it needs, and where no key can call it", () => {
  for (const { path, callers, scope } of endpoints) {
    const description = document.paths?.[path]?.post?.description ?? "";
    expect(description.includes(`Needs scope \`${scope}\``)).toBe(callers.includes("apiKey"));
    expect(description.includes("It cannot be called with an API key.")).toBe(!callers.includes("apiKey"));
  }
});

describe.each(endpoints.map((endpoint) => [endpoint.path, endpoint] as const))("%s", (path, endpoint) => {
  test("has examples that are accepted without a warning, and answers that fit", () => {
    expect(endpoint.examples.length).toBeGreaterThan(0);
    for (const { request, response } of endpoint.examples) {
      expect(problemsOfRequest(path, request)).toEqual([]);
      expect(readRequest(endpoint.request, request)).toMatchObject({ ok: true, warnings: [] });
      expect(problemsOfAnswer(path, 200, response)).toEqual([]);
      expect(endpoint.response.parse(response)).toEqual(response);
    }
  });

  test("shows every way it may be refused, with an example of each", () => {
    const { responses = {} } = document.paths?.[path]?.post ?? {};
    expect(Object.keys(responses)).toEqual(
      expect.arrayContaining(["200", "400", "401", "403", "413", "415", "422", "429", "500", "503"]),
    );
    for (const [status, { content }] of Object.entries(responses)) {
      const examples: { value: unknown }[] = Object.values(content["application/json"].examples);
      expect(examples.length).toBeGreaterThan(0);
      for (const { value } of examples) expect(problemsOfAnswer(path, Number(status), value)).toEqual([]);
    }
  });
});

test("an optional field of a request may be null or empty, one of an answer may not", () => {
  const load = {
    externalId: "TMS-1",
    externalCustomerId: "",
    maxBuy: null,
    stops: [{ type: "PICKUP", location: null }],
  };
  expect(problemsOfRequest("/loads/sync", { load })).toEqual([]);
  expect(problemsOfRequest("/loads/sync", { load: { ...load, externalId: null } })).not.toEqual([]);
  expect(problemsOfAnswer("/api-keys/list", 200, { items: null, nextCursor: null })).not.toEqual([]);
});

/** Every part of the description that is an object, with where it stands; examples only look like schemas. */
function partsOf(value: unknown, place = ""): [place: string, part: object][] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.entries(value).filter(([key]) => key !== "examples" && key !== "example");
  return [[place, value], ...inner.flatMap(([key, part]) => partsOf(part, `${place}/${key}`))];
}

test("a generated client need not send what has a default: no schema names one", () => {
  const plain: unknown = JSON.parse(JSON.stringify(document));
  const withDefault = partsOf(plain).filter(([place, part]) => !place.endsWith("/properties") && "default" in part);
  expect(withDefault.map(([place]) => place)).toEqual([]);
});

test("every code of errors, issues and warnings is listed where it is answered", () => {
  const { ErrorResponse: refusal, Issue, Warning } = JSON.parse(JSON.stringify(document.components?.schemas ?? {}));
  expect(refusal.properties.code.enum).toEqual(Object.keys(statusOf).filter((code) => code !== "unauthorized"));
  expect(Issue.properties.code.enum).toEqual(expect.arrayContaining(["required", "invalid_value", "unknown_field"]));
  expect(Warning.properties.code.enum).toEqual(expect.arrayContaining(["unknown_field", "place_ambiguous"]));
  const reasons = expect.arrayContaining(["needs_review", "requirements_missed", "unknown_numbers"]);
  expect([Warning.properties.reason.enum, refusal.properties.reason.enum]).toEqual([reasons, reasons]);
  expect(Warning.properties.misses.items).toEqual({ $ref: "#/components/schemas/RequirementMiss" });
});

test.each(["404", "429"])("%s says how many calls are left", (status) => {
  const { headers } = document.paths?.["/loads/get"]?.post?.responses?.[status] ?? {};
  expect(Object.keys(headers ?? {})).toEqual(expect.arrayContaining(["ratelimit", "ratelimit-policy"]));
});

test("a version conflict shows the header with the version that stands", () => {
  const { headers } = document.paths?.["/loads/sync"]?.post?.responses?.["409"] ?? {};
  expect(Object.keys(headers ?? {})).toContain("etag");
});

describe("webhooks", () => {
  const webhooks = JSON.parse(JSON.stringify(document.webhooks ?? {}));

  test("are the nine events and the test, each a form of its own that its type tells apart", () => {
    expect(Object.keys(webhooks)).toEqual([...bidEventTypes, "webhook.test"]);
    const { oneOf, discriminator } = JSON.parse(JSON.stringify(document.components?.schemas?.WebhookEvent ?? {}));
    expect(Object.keys(discriminator.mapping)).toEqual(Object.keys(webhooks));
    expect(oneOf.map(({ $ref }: { $ref: string }) => $ref)).toEqual(Object.values(discriminator.mapping));
    for (const [type, { post }] of Object.entries<{ post: WebhookOperation }>(webhooks)) {
      const { schema, examples } = post.requestBody.content["application/json"];
      expect(schema.$ref).toBe(discriminator.mapping[type]);
      for (const [other, $ref] of Object.entries<string>(discriminator.mapping)) {
        const problems = problemsOf($ref.slice(2), examples.example1.value);
        expect([other, problems.length === 0]).toEqual([other, other === type]);
      }
    }
  });

  test("say when each attempt is made", () => {
    expect(webhooks["bid.submitted"].post.description).toContain(
      "5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h, 24 h",
    );
  });
});

type Content = { "application/json": { schema: { $ref: string }; examples: { example1: { value: unknown } } } };
type WebhookOperation = { requestBody: { content: Content } };
