import { once } from "node:events";
import type http from "node:http";
import { BlockList, connect } from "node:net";
import { setImmediate } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { callerAddress } from "@/lib/http/caller-address";
import type { HttpRequest, HttpResponse } from "@/lib/http/message";
import { aFrontDoor, exchange } from "@/lib/testing/a-front-door";
import { until } from "@/lib/testing/until";

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
    const { origin } = await aFrontDoor();
    const page = await fetch(`${origin}/loads`, { headers: { "x-forwarded-for": "6.6.6.6" } });
    expect(await page.text()).toBe("GET /loads from 127.0.0.1");
  });

  test("who send their headers or their body too slowly are cut", async () => {
    const { port } = await aFrontDoor({}, { headersMs: 60, requestMs: 120 });
    expect(await exchange(port, "GET /api/health HTTP/1.1\r\nhost:")).toContain("HTTP/1.1 408 ");
    const head = "POST /api/loads/sync HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\n{";
    expect(await exchange(port, head)).toMatch(/HTTP\/1\.1 (401|408) /);
  });

  test("who send their body byte by byte are cut", async () => {
    const answer = async (it: HttpRequest) => ({ status: 200, headers: {}, body: `${await it.readBytes(1e6)}` });
    const routes = { routeAt: () => ({ method: "POST" as const, answer }) };
    const { port } = await aFrontDoor(routes, { leastSpeed: { bytes: 1000, inMs: 200 } });
    const socket = connect(port, "127.0.0.1").on("error", () => undefined);
    const bytes = setInterval(() => socket.write("x"), 20);
    onTestFinished(() => clearInterval(bytes));
    socket.write("POST /api/body HTTP/1.1\r\nhost: a\r\ncontent-length: 1000000\r\n\r\n");
    const [answered] = await once(socket, "data");
    expect(String(answered)).toContain("HTTP/1.1 408 ");
    await once(socket, "close");
  });

  test.each([
    ["an answer", { routeAt: () => ({ method: "GET" as const, answer: async () => unread("x".repeat(length)) }) }],
    ["a stream", { routeAt: () => ({ method: "GET" as const, answer: async () => unread(endless()) }) }],
    ["a page", { pages: async (_: unknown, outgoing: http.ServerResponse) => void outgoing.end("x".repeat(length)) }],
  ])("who read nothing of %s are cut", async (name, handlers) => {
    const { server, port } = await aFrontDoor(handlers, { unreadMs: 100 });
    const closed = once(server, "connection").then(([socket]) => once(socket, "close"));
    const socket = connect(port, "127.0.0.1").pause();
    onTestFinished(() => void socket.destroy());
    socket.write(`GET ${name === "a page" ? "/" : "/api/long"} HTTP/1.1\r\nhost: a\r\n\r\n`);
    await closed;
  });

  test("who send many requests at once have one made after the other, and are cut beyond a few", async () => {
    let [atOnce, most, made] = [0, 0, 0];
    const answer = async () => {
      most = Math.max(most, ++atOnce);
      await setImmediate();
      atOnce--;
      return { status: 200, headers: {}, body: `answer ${++made}` };
    };
    const { port } = await aFrontDoor({ routeAt: () => ({ method: "GET", answer }) }, { pipelinedMax: 3 });
    const request = "GET /api/one HTTP/1.1\r\nhost: a\r\n\r\n";
    const last = "GET /api/one HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n";
    const answered = await exchange(port, request.repeat(3) + last);
    expect(answered.match(/answer \d/g)).toEqual(["answer 1", "answer 2", "answer 3", "answer 4"]);
    expect(most).toBe(1);
    expect((await exchange(port, request.repeat(500))).match(/answer/g) ?? []).toHaveLength(0);
    expect(made).toBeLessThan(10);
  });

  test("get as many connections as their address may have, and more once they close some", async () => {
    const { server, port } = await aFrontDoor({}, { connectionsPerAddress: 3 });
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
    const { port } = await aFrontDoor({ routeAt: () => busy }, { restMs: 3_600_000 });
    const caller = aCaller(port, request);
    caller.ask();
    await until(() => caller.answers() === 1);
    caller.ask();
    for (const _ of [1, 2, 3])
      expect(await exchange(port, request.replace("host: a", "host: a\r\nconnection: close"))).toContain("429");
    expect(caller.answers()).toBe(1);
  });

  test("and once it has rested, it is answered again", async () => {
    const { port } = await aFrontDoor({ routeAt: () => ({ method: "GET", answer: async () => later }) }, { restMs: 1 });
    const caller = aCaller(port, get);
    for (const count of [1, 2, 3]) {
      caller.ask();
      await until(() => caller.answers() === count);
    }
  });
});
