import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, test } from "vitest";
import * as openapi from "@/app/api/openapi.json/route";
import { readRequest } from "@/lib/core/read-request";
import { openapiDocument } from "@/lib/http/openapi/document";
import { endpoints } from "@/lib/operations";
import { problemsOfAnswer, problemsOfRequest } from "@/lib/testing/openapi-answers";

const document = openapiDocument();

test("the description of the API is served to anyone and has nothing a linter would mind", async () => {
  const response = await openapi.GET(new Request("http://portal.test/api/openapi.json"));
  const source = await response.text();
  expect(JSON.parse(source)).toEqual(JSON.parse(JSON.stringify(document)));
  const config = await createConfig({ extends: ["recommended"] });
  const found = await lintFromString({ source, absoluteRef: "openapi.json", config });
  expect(found.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});

test("it is OpenAPI 3.1.0, says version 1.0.0 and knows every operation once", () => {
  expect([document.openapi, document.info.version]).toEqual(["3.1.0", "1.0.0"]);
  expect(Object.keys(document.paths ?? {})).toEqual([...endpoints.map(({ path }) => path), "/bid-events/stream"]);
  expect(new Set(endpoints.map(({ operationId }) => operationId)).size).toBe(endpoints.length);
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
