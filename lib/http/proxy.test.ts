import { NextRequest } from "next/server";
import { describe, expect, test } from "vitest";
import { config, proxy } from "@/proxy";

const asked = (path: string, method = "GET") => proxy(new NextRequest(`http://portal.test${path}`, { method }));

describe("an address of the API that cannot be read", () => {
  test.each(["/api/%E0%A4%A", "/api/loads/%ff"])("%s is our 404", async (path) => {
    const response = await asked(path, "POST");
    const { code, requestId } = await response.json();
    expect([response.status, code]).toEqual([404, "not_found"]);
    expect(requestId).toMatch(/^req_/);
    expect(response.headers.get("x-request-id")).toBe(requestId);
  });

  test("passes through the proxy, and no other call of the API does", () => {
    const [, ...ofApi] = config.matcher.map((source) => new RegExp(`^${source}$`));
    const passes = (path: string) => ofApi.some((pattern) => pattern.test(path));
    expect(["/api/%E0%A4%A", "/api/loads/%ff"].map(passes)).toEqual([true, true]);
    expect(["/api/loads/get", "/api/usage/budget/save", "/api/openapi.json"].map(passes)).toEqual([
      false,
      false,
      false,
    ]);
  });
});

test.each([
  ["/loads/?status=BOOKED", "http://portal.test/loads?status=BOOKED"],
  ["//example.com/", "http://portal.test//example.com"],
])("a page with a slash at its end is found at the address without: %s", async (path, location) => {
  const response = await asked(path);
  expect([response.status, response.headers.get("location")]).toEqual([308, location]);
});
