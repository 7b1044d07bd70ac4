import pg from "pg";
import { describe, expect, test } from "vitest";
import * as api from "@/app/api/[[...path]]/route";
import * as docs from "@/app/docs/[[...path]]/route";
import { readyRoute } from "@/lib/http/health";
import { nextHandlers } from "@/lib/http/next-route";

const asked = (path: string, headers = {}) => new Request(`http://portal.test${path}`, { headers });

describe("health", () => {
  test("is 200 while the process and its database answer", async () => {
    for (const path of ["/api/health", "/api/health/ready"]) {
      const response = await api.GET(asked(path, { "x-request-id": "probe-0001" }));
      expect([response.status, await response.json()]).toEqual([200, { status: "ok" }]);
      expect(response.headers.get("x-request-id")).toBe("probe-0001");
    }
  });

  test("is 503 for readiness when the database cannot be reached", async () => {
    const route = readyRoute(new pg.Pool({ connectionString: "postgres://nobody@127.0.0.1:1/nothing" }));
    const response = await nextHandlers(() => route).GET(asked("/api/health/ready"));
    expect([response.status, await response.json()]).toEqual([503, { status: "unavailable" }]);
    expect(response.headers.get("retry-after")).toBe("1");
  });

  test("is asked by GET only", async () => {
    const response = await api.POST(new Request("http://portal.test/api/health", { method: "POST" }));
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });
});

test("the description of the API is sent with a request id like every answer", async () => {
  const response = await api.GET(asked("/api/openapi.json"));
  expect(response.headers.get("x-request-id")).toMatch(/^req_/);
});

test("a path that is no operation is 404 for every method, with the body of an error", async () => {
  for (const answer of Object.values(api)) {
    const response = await answer(asked("/api/nothing"));
    expect([response.status, (await response.json()).code]).toEqual([404, "not_found"]);
  }
});

test("a slash at the end of a path makes it another, which is 404 with a request id", async () => {
  for (const path of ["/api/loads/get/", "/api/health/"]) {
    const response = await api.POST(new Request(`http://portal.test${path}`, { method: "POST", body: "{}" }));
    const { code, requestId } = await response.json();
    expect([response.status, code, response.headers.get("x-request-id")]).toEqual([404, "not_found", requestId]);
  }
});

describe("the reference for people", () => {
  test("loads nothing from anyone else, and could not", async () => {
    const response = await docs.GET(asked("/docs"));
    const page = await response.text();
    expect(page).not.toMatch(/https?:/);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'; script-src 'self';");
  });

  test("has the theme chosen in the portal", async () => {
    const pageFor = async (cookie: string) => (await docs.GET(asked("/docs", { cookie }))).text();
    expect(await pageFor("a=1; theme=dark")).toContain("&quot;darkMode&quot;:true");
    expect(await pageFor("theme=light")).toContain("&quot;darkMode&quot;:false");
    expect(await pageFor("theme=system")).not.toContain("darkMode");
  });

  test("is drawn by a program a browser keeps until the next version, in our fonts", async () => {
    const page = await (await docs.GET(asked("/docs"))).text();
    const [, script = ""] = /<script src="([^"]+)"/.exec(page) ?? [];
    const program = await docs.GET(asked(script));
    expect([program.status, program.headers.get("cache-control")]).toEqual([
      200,
      "public, max-age=31536000, immutable",
    ]);
    expect((await docs.GET(asked("/docs/geist.woff2"))).headers.get("content-type")).toBe("font/woff2");
    expect((await docs.GET(asked("/docs/package.json"))).status).toBe(404);
  });
});
