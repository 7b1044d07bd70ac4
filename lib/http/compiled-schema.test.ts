import { describe, expect, test } from "vitest";
import type { Endpoint } from "@/lib/core/endpoint";
import { readRequest } from "@/lib/core/read-request";
import { compiled } from "@/lib/http/compiled-schema";
import { endpoints } from "@/lib/operations";

describe.each(endpoints.map((endpoint: Endpoint) => [endpoint.path, endpoint] as const))("%s", (_path, endpoint) => {
  const { request, response, examples } = endpoint;

  /** The request without each of its fields, and with each of them wrong. */
  const wrongs = (sent: object) =>
    Object.keys(sent).flatMap((name) => [
      { ...sent, [name]: undefined },
      { ...sent, [name]: ["?"] },
    ]);

  test("is read and answered the same by compiled schemas", () => {
    for (let use = 0; use < 20; use++) for (const schema of [request, response]) compiled(schema);
    expect([compiled(request) === request, compiled(response) === response]).toEqual([false, false]);
    for (const example of examples) {
      for (const sent of [example.request, ...wrongs(example.request)]) {
        expect(readRequest(compiled(request), sent)).toEqual(readRequest(request, sent));
      }
      expect(compiled(response).safeParse(example.response)).toEqual(response.safeParse(example.response));
    }
  });
});
