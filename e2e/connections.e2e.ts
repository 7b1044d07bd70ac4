import { Agent, request as send } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { demo } from "./demo";

test("an address that cannot be read is a page that does not exist", async ({ request }) => {
  for (const path of ["/%ff", "/offers/%E0%A4%A"]) expect((await request.get(path)).status()).toBe(404);
});

test("an address of the API that cannot be read, or has a slash at its end, is our 404 with a request id", async ({
  request,
}) => {
  for (const path of ["/api/%E0%A4%A", "/api/loads/get/", "/api/loads/%ff"]) {
    const answer = await request.post(path, { data: {}, maxRedirects: 0 });
    expect([path, answer.status(), (await answer.json()).code]).toEqual([path, 404, "not_found"]);
    expect(answer.headers()["x-request-id"]).toMatch(/^req_/);
  }
});

test("a browser that asks for the icon by its old name gets it", async ({ request }) => {
  const answer = await request.get("/favicon.ico");
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toContain("image/svg+xml");
});

test("a connection that idles is kept longer than the minute that proxies keep theirs", async ({ request }) => {
  const answer = await request.get("/api/health");
  expect(answer.headers()["keep-alive"]).toBe("timeout=75");
});

test("a call that offers HTTP/2 is answered as HTTP/1.1, also once a page was drawn", async ({ request }) => {
  expect((await request.get("/sign-in")).status()).toBe(200);
  const offer = { connection: "Upgrade, HTTP2-Settings", upgrade: "h2c", "http2-settings": "AAMAAABkAAQAoAAAAAIAAAAA" };
  const headers = { "content-type": "application/json", "api-key": demo.apiKey, ...offer };
  const answer = await new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const call = send(`${demo.baseUrl}/api/loads/list`, { method: "POST", headers });
    call.on("error", reject);
    call.on("response", async (response) => resolve({ status: response.statusCode, body: await text(response) }));
    call.end('{"limit":1}');
  });
  expect([answer.status, JSON.parse(answer.body).items.length]).toEqual([200, 1]);
});

test("after a body of unsaid length that is too large the next call is answered", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const post = (path: string, body: Buffer, headers: Record<string, string> = {}) =>
    new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      const sent = { "content-type": "application/json", "api-key": demo.apiKey, ...headers };
      const call = send(`${demo.baseUrl}/api${path}`, { method: "POST", agent, headers: sent });
      call.on("error", reject);
      call.on("response", async (answer) => resolve({ status: answer.statusCode, body: await text(answer) }));
      call.end(body);
    });
  for (const size of [1.2, 2, 3]) {
    const tooLarge = Buffer.alloc(size * 1024 * 1024, " ");
    const { status } = await post("/rates/history", tooLarge, { "transfer-encoding": "chunked" });
    expect(status).toBe(413);
    expect(await post("/usage/summary", Buffer.from("{}"))).toMatchObject({ status: 200 });
  }
  agent.destroy();
});
