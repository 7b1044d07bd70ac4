import { once } from "node:events";
import http from "node:http";
import { connect } from "node:net";
import { describe, expect, test, vi } from "vitest";
import type { HttpRequest } from "@/lib/http/message";
import { aFrontDoor, exchange, type Handlers } from "@/lib/testing/a-front-door";
import { until } from "@/lib/testing/until";

const json = (answered: string) => JSON.parse(answered.slice(answered.indexOf("{")));

describe("the server in front", () => {
  test("hands /api and /docs to their routes, and everything else to the pages", async () => {
    const { origin } = await aFrontDoor();
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
    const { port } = await aFrontDoor();
    const answered = await exchange(
      port,
      `${method} ${path} HTTP/1.1\r\nhost: portal.test\r\nconnection: close\r\n\r\n`,
    );
    expect(answered).toContain(`HTTP/1.1 ${status} `);
    expect(json(answered)).toMatchObject({ requestId: expect.stringMatching(/^req_/) });
  });

  test("answers what is no HTTP with 400, and headers that are too long with 431", async () => {
    const { port } = await aFrontDoor();
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
    ["a host with a port beyond all", `${get}\r\nhost: a:99999\r\n`],
    ["a host with five parts of an address", `${get}\r\nhost: 1.2.3.4.5\r\n`],
    ["half an address as its host", `${get}\r\nhost: [\r\n`],
    ["a user as its host", `${get}\r\nhost: a@b\r\n`],
    ["a star for a path", "GET * HTTP/1.1\r\nhost: a\r\n"],
    ["an expectation that cannot be met", `${get}\r\nhost: a\r\nexpect: fish\r\n`],
    ["an upgrade to what is not spoken", `${get}\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n`],
    ["a part of a page that nobody has", "GET /loads HTTP/1.1\r\nhost: a\r\nnext-router-state-tree: fish\r\n"],
  ])("answers a request with %s with 400 in the contract's words, and closes", async (_, head) => {
    const { port } = await aFrontDoor();
    const answered = await exchange(port, `${head}\r\n`);
    expect(answered).toContain("HTTP/1.1 400 ");
    expect(json(answered)).toEqual({
      message: expect.any(String),
      code: "invalid_request",
      requestId: expect.stringMatching(/^req_/),
    });
  });

  test("passes nothing on by which a file would be sent in part or not at all", async () => {
    const pages: Handlers["pages"] = async ({ headers }, outgoing) => void outgoing.end(JSON.stringify(headers));
    const { port } = await aFrontDoor({ pages });
    const conditions = 'range: bytes=5-1\r\nif-range: "x"\r\nif-match: "x"\r\nif-unmodified-since: yesterday\r\n';
    const answered = await exchange(
      port,
      `GET /loads.png HTTP/1.1\r\nhost: a\r\n${conditions}connection: close\r\n\r\n`,
    );
    expect(Object.keys(json(answered)).toSorted()).toEqual(["connection", "host", "x-forwarded-for"]);
  });

  test("answers a form that a browser sent to a page with the page, before its body has come", async () => {
    const { port } = await aFrontDoor();
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
    const { port } = await aFrontDoor({ pages });
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
    const { port } = await aFrontDoor({ routeAt: () => ({ method: "GET", answer }) });
    const socket = connect(port, "127.0.0.1");
    socket.on("data", (chunk) => (answered += chunk));
    socket.end("GET /api/slow HTTP/1.1\r\nhost: a\r\n\r\n");
    await once(socket, "close");
    expect(answered).toMatch(/HTTP\/1.1 200 .*answered$/s);
  });

  test("is no proxy", async () => {
    const { port } = await aFrontDoor();
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
    const { port } = await aFrontDoor();
    expect(await exchange(port, `${head}\r\n\r\n`)).toContain('{"status":"ok"}');
  });

  test("compresses long answers for those who take them, and only those", async () => {
    const { origin } = await aFrontDoor();
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
    const { port } = await aFrontDoor();
    const body = "x".repeat(5 * 1024 * 1024);
    const head = `POST /api/loads/sync HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\napi-key: fbk_live_x\r\n`;
    const next = "GET /api/health HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n";
    const answered = await exchange(port, `${head}content-length: ${body.length}\r\n\r\n${body}${next}`);
    expect(answered.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 401", "HTTP/1.1 200"]);
  });
});

test("a caller that hangs up is known to what answers it", async () => {
  let asked: (request: HttpRequest) => void = () => {};
  const request = new Promise<HttpRequest>((resolve) => (asked = resolve));
  const answer = (it: HttpRequest) => {
    asked(it);
    return new Promise<never>(() => {});
  };
  const { origin } = await aFrontDoor({ routeAt: () => ({ method: "GET", answer }) });
  const leaving = new AbortController();
  const call = fetch(`${origin}/api/slow`, { signal: leaving.signal }).catch(() => "gone");
  const { signal } = await request;
  const hungUp = once(signal, "abort");
  leaving.abort();
  await hungUp;
  expect(await call).toBe("gone");
});
