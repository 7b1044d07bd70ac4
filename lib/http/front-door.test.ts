import { once } from "node:events";
import http from "node:http";
import { type AddressInfo, BlockList, connect } from "node:net";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { callerAddress } from "@/lib/http/caller-address";
import { makeFrontDoor } from "@/lib/http/front-door";
import type { HttpRequest, HttpResponse } from "@/lib/http/message";
import { routeAt } from "@/lib/routes";
import { until } from "@/lib/testing/until";

type Handlers = Parameters<typeof makeFrontDoor>[0];

/** A page that says what reached it. */
const pages: Handlers["pages"] = async ({ method, url, headers }, outgoing) =>
  void outgoing.end(`${method} ${url} from ${headers["x-forwarded-for"]}`);

async function aServer(handlers: Partial<Handlers> = {}, limits: Parameters<typeof makeFrontDoor>[1] = {}) {
  const server = makeFrontDoor({ routeAt, pages, ...handlers }, limits);
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return { server, port, origin: `http://127.0.0.1:${port}` };
}

/** Sends bytes, and reads until the other end closes. */
async function exchange(port: number, bytes: string) {
  const socket = connect(port, "127.0.0.1");
  let answered = "";
  socket.on("data", (chunk) => (answered += chunk));
  socket.on("error", () => undefined);
  socket.write(bytes);
  await once(socket, "close");
  return answered;
}

const json = (answered: string) => JSON.parse(answered.slice(answered.indexOf("{")));

describe("the server in front", () => {
  test("hands /api and /docs to their routes, and everything else to the pages", async () => {
    const { origin } = await aServer();
    const ask = async (path: string) => (await fetch(origin + path)).text();
    expect(await ask("/api/health")).toBe('{"status":"ok"}');
    expect(await ask("/docs")).toContain("<title>");
    expect(await ask("/loads?status=BOOKED")).toBe("GET /loads?status=BOOKED from 127.0.0.1");
    expect(await ask("/apinothing")).toBe("GET /apinothing from 127.0.0.1");
  });

  test.each([
    ["GET", "/api/nothing", 404],
    ["GET", "/api/health/", 404],
    ["GET", "/api/%E0%A4%A", 404],
    ["TRACE", "/api/health", 405],
    ["TRACE", "/loads", 405],
    ["DELETE", "/loads", 405],
  ])("answers %s %s in the contract's words, with a request id", async (method, path, status) => {
    const { port } = await aServer();
    const answered = await exchange(
      port,
      `${method} ${path} HTTP/1.1\r\nhost: portal.test\r\nconnection: close\r\n\r\n`,
    );
    expect(answered).toContain(`HTTP/1.1 ${status} `);
    expect(json(answered)).toMatchObject({ requestId: expect.stringMatching(/^req_/) });
  });

  test("answers what is no HTTP with 400, and headers that are too long with 431", async () => {
    const { port } = await aServer();
    const nonsense = await exchange(port, "nonsense\r\n\r\n");
    expect([nonsense, json(nonsense)]).toEqual([
      expect.stringContaining("HTTP/1.1 400 "),
      expect.objectContaining({ requestId: expect.stringMatching(/^req_/) }),
    ]);
    const long = await exchange(port, `GET / HTTP/1.1\r\nhost: a\r\nx: ${"y".repeat(20_000)}\r\n\r\n`);
    expect(long).toContain("HTTP/1.1 431 ");
  });

  const get = "GET /api/health HTTP/1.1";
  test.each([
    ["no host", `${get}\r\n`],
    ["a host with a port that is none", `${get}\r\nhost: foo:bar\r\n`],
    ["half an address as its host", `${get}\r\nhost: [\r\n`],
    ["a user as its host", `${get}\r\nhost: a@b\r\n`],
    ["a star for a path", "GET * HTTP/1.1\r\nhost: a\r\n"],
    ["an expectation that cannot be met", `${get}\r\nhost: a\r\nexpect: fish\r\n`],
    ["an upgrade to what is not spoken", `${get}\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n`],
    ["a part of a page that nobody has", "GET /loads HTTP/1.1\r\nhost: a\r\nnext-router-state-tree: fish\r\n"],
  ])("answers a request with %s with 400 in the contract's words, and closes", async (_, head) => {
    const { port } = await aServer();
    const answered = await exchange(port, `${head}\r\n`);
    expect(answered).toContain("HTTP/1.1 400 ");
    expect(json(answered)).toEqual({
      message: expect.any(String),
      code: "invalid_request",
      requestId: expect.stringMatching(/^req_/),
    });
  });

  test("answers a form that a browser sent to a page with the page, before its body has come", async () => {
    const { port } = await aServer();
    const form = "content-type: application/x-www-form-urlencoded\r\ncontent-length: 1000\r\n";
    const answered = await exchange(
      port,
      `POST //evil.test/sign-in?next=/loads HTTP/1.1\r\nhost: a\r\n${form}\r\nemail=`,
    );
    expect(answered).toContain("HTTP/1.1 303 ");
    expect(answered).toContain("location: /evil.test/sign-in?next=/loads\r\n");
  });

  test.each([
    ["a body that is not a form", "POST", "content-type: application/json\r\ncontent-length: 1000", 405],
    ["a GET with a body", "GET", "content-length: 1000", 400],
    ["a GET with a body of unsaid length", "GET", "transfer-encoding: chunked", 400],
  ])("refuses to draw a page of %s, before it has come", async (_, method, headers, status) => {
    const pages = vi.fn<Handlers["pages"]>();
    const { port } = await aServer({ pages });
    const answered = await exchange(port, `${method} /loads HTTP/1.1\r\nhost: a\r\n${headers}\r\n\r\n{`);
    expect(answered).toContain(`HTTP/1.1 ${status} `);
    expect(pages).not.toHaveBeenCalled();
  });

  test("answers who says right after the request that nothing more will come", async () => {
    let answered = "";
    // Until then nothing was said to it but that it is being worked on.
    const answer = async () => {
      await until(() => answered.startsWith("HTTP/1.1 102 "));
      return { status: 200, headers: {}, body: "answered" };
    };
    const { port } = await aServer({ routeAt: () => ({ method: "GET", answer }) });
    const socket = connect(port, "127.0.0.1");
    socket.on("data", (chunk) => (answered += chunk));
    socket.end("GET /api/slow HTTP/1.1\r\nhost: a\r\n\r\n");
    await once(socket, "close");
    expect(answered).toMatch(/HTTP\/1.1 200 .*answered$/s);
  });

  test("is no proxy", async () => {
    const { port } = await aServer();
    const answered = await exchange(port, "CONNECT example.com:443 HTTP/1.1\r\nhost: example.com:443\r\n\r\n");
    expect(answered).toContain("HTTP/1.1 405 ");
    expect(json(answered)).toMatchObject({ code: "method_not_allowed" });
  });

  test.each([
    [
      "asks for the whole address, as of a proxy",
      "GET http://portal.test/api/health HTTP/1.1\r\nhost: portal.test\r\nconnection: close",
    ],
    ["names a container as its host", `${get}\r\nhost: freight_portal:3000\r\nconnection: close`],
    ["expects to be asked for its body", `${get}\r\nhost: a\r\nexpect: 100-continue\r\nconnection: close`],
  ])("answers who %s", async (_, head) => {
    const { port } = await aServer();
    expect(await exchange(port, `${head}\r\n\r\n`)).toContain('{"status":"ok"}');
  });

  test("compresses long answers for those who take them, and only those", async () => {
    const { origin } = await aServer();
    const sizeOf = (path: string, headers: http.OutgoingHttpHeaders) =>
      new Promise<[string | undefined, number]>((resolve, reject) => {
        http
          .get(origin + path, { headers }, async (response) => {
            let size = 0;
            for await (const chunk of response) size += chunk.length;
            resolve([response.headers["content-encoding"], size]);
          })
          .on("error", reject);
      });
    const [plain, packed] = [
      await sizeOf("/api/openapi.json", {}),
      await sizeOf("/api/openapi.json", { "accept-encoding": "br, gzip" }),
    ];
    expect([plain[0], packed[0], packed[1] < plain[1] / 5]).toEqual([undefined, "gzip", true]);
    expect((await sizeOf("/api/health", { "accept-encoding": "gzip" }))[0]).toBeUndefined();
  });

  test("answers the next call on a connection after one whose body is too long", async () => {
    const { port } = await aServer();
    const body = "x".repeat(5 * 1024 * 1024);
    const head = `POST /api/loads/sync HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\napi-key: fbk_live_x\r\n`;
    const next = "GET /api/health HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n";
    const answered = await exchange(port, `${head}content-length: ${body.length}\r\n\r\n${body}${next}`);
    expect(answered.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 401", "HTTP/1.1 200"]);
  });
});

/** More than the buffers between two programs take. */
const length = 64 * 1024 * 1024;
const endless = () =>
  new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)) });
const unread = (body: HttpResponse["body"]): HttpResponse => ({ status: 200, headers: {}, body });

describe("strangers", () => {
  test("cannot forge their address: only a trusted proxy's word counts", () => {
    const proxies = new BlockList();
    proxies.addSubnet("10.0.0.0", 8);
    const of = (socket: string, forwarded?: string) => callerAddress(socket, forwarded, proxies);
    expect(of("192.0.2.1", "198.51.100.9")).toBe("192.0.2.1");
    expect(of("::ffff:192.0.2.1")).toBe("192.0.2.1");
    expect(of("10.0.0.1", "203.0.113.5")).toBe("203.0.113.5");
    expect(of("10.0.0.1", "6.6.6.6, 203.0.113.5, 10.0.0.2")).toBe("203.0.113.5");
    expect(of("10.0.0.1", "nonsense")).toBe("10.0.0.1");
    expect(of("10.0.0.1")).toBe("10.0.0.1");
  });

  test("who say another address to a page are not believed there either", async () => {
    const { origin } = await aServer();
    const page = await fetch(`${origin}/loads`, { headers: { "x-forwarded-for": "6.6.6.6" } });
    expect(await page.text()).toBe("GET /loads from 127.0.0.1");
  });

  test("who send their headers or their body too slowly are cut", async () => {
    const { port } = await aServer({}, { headersMs: 60, requestMs: 120 });
    expect(await exchange(port, "GET /api/health HTTP/1.1\r\nhost:")).toContain("HTTP/1.1 408 ");
    const head = "POST /api/loads/sync HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\n{";
    expect(await exchange(port, head)).toMatch(/HTTP\/1\.1 (401|408) /);
  });

  test.each([
    ["an answer", { routeAt: () => ({ method: "GET" as const, answer: async () => unread("x".repeat(length)) }) }],
    ["a stream", { routeAt: () => ({ method: "GET" as const, answer: async () => unread(endless()) }) }],
    ["a page", { pages: async (_: unknown, outgoing: http.ServerResponse) => void outgoing.end("x".repeat(length)) }],
  ])("who read nothing of %s are cut", async (name, handlers) => {
    const { server, port } = await aServer(handlers, { unreadMs: 100 });
    const closed = once(server, "connection").then(([socket]) => once(socket, "close"));
    const socket = connect(port, "127.0.0.1").pause();
    onTestFinished(() => void socket.destroy());
    socket.write(`GET ${name === "a page" ? "/" : "/api/long"} HTTP/1.1\r\nhost: a\r\n\r\n`);
    await closed;
  });

  test("get as many connections as their address may have, and more once they close some", async () => {
    const { server, port } = await aServer({}, { connectionsPerAddress: 3 });
    const open = Array.from({ length: 3 }, () => connect(port, "127.0.0.1"));
    await expect.poll(() => new Promise((resolve) => server.getConnections((_, count) => resolve(count)))).toBe(3);
    const health = "GET /api/health HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n";
    expect(await exchange(port, health)).toBe("");
    open[0]?.destroy();
    await expect.poll(() => exchange(port, health)).toContain("200 OK");
    for (const socket of open) socket.destroy();
  });
});

describe("who was asked to come back later is answered at once, and on that connection not again for a while", () => {
  const later: HttpResponse = { status: 429, headers: { "retry-after": "1" }, body: "later" };
  const get = "GET /api/busy HTTP/1.1\r\nhost: a\r\n\r\n";
  /** One connection, on which the same is asked again and again. */
  const aCaller = (port: number, request: string) => {
    const socket = connect(port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    let answered = "";
    socket.on("data", (chunk) => (answered += chunk));
    return { ask: () => socket.write(request), answers: () => answered.split("HTTP/1.1 429 ").length - 1 };
  };
  const post = `POST /api/busy HTTP/1.1\r\nhost: a\r\ncontent-length: 4000\r\n\r\n${"a".repeat(4000)}`;

  test.each([
    ["a call without a body", { request: get, method: "GET" as const, answer: async () => later }],
    ["a body that is not read", { request: post, method: "POST" as const, answer: async () => later }],
    [
      "a body that was read",
      { request: post, method: "POST" as const, answer: (it: HttpRequest) => it.readBytes(10_000).then(() => later) },
    ],
  ])("%s", async (_, { request, ...busy }) => {
    const { port } = await aServer({ routeAt: () => busy }, { restMs: 3_600_000 });
    const caller = aCaller(port, request);
    caller.ask();
    await until(() => caller.answers() === 1);
    caller.ask();
    for (const _ of [1, 2, 3])
      expect(await exchange(port, request.replace("host: a", "host: a\r\nconnection: close"))).toContain("429");
    expect(caller.answers()).toBe(1);
  });

  test("and once it has rested, it is answered again", async () => {
    const { port } = await aServer({ routeAt: () => ({ method: "GET", answer: async () => later }) }, { restMs: 1 });
    const caller = aCaller(port, get);
    for (const count of [1, 2, 3]) {
      caller.ask();
      await until(() => caller.answers() === count);
    }
  });
});

test("a caller that hangs up is known to what answers it", async () => {
  let asked: (request: HttpRequest) => void = () => {};
  const request = new Promise<HttpRequest>((resolve) => (asked = resolve));
  const answer = (it: HttpRequest) => {
    asked(it);
    return new Promise<never>(() => {});
  };
  const { origin } = await aServer({ routeAt: () => ({ method: "GET", answer }) });
  const leaving = new AbortController();
  const call = fetch(`${origin}/api/slow`, { signal: leaving.signal }).catch(() => "gone");
  const { signal } = await request;
  const hungUp = once(signal, "abort");
  leaving.abort();
  await hungUp;
  expect(await call).toBe("gone");
});
