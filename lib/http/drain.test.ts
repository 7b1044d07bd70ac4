import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { countAnswers, drain } from "@/lib/http/drain";
import { makeFrontDoor } from "@/lib/http/front-door";
import type { HttpRequest, HttpResponse } from "@/lib/http/message";
import { until } from "@/lib/testing/until";

const itsEnd = { status: 200, headers: {}, body: "ended" };

/** A server whose calls end when the test says so, each at a path of its own. */
async function aServer() {
  const ends = new Map<string, () => void>();
  const answer = async ({ path, method, readBytes }: HttpRequest): Promise<HttpResponse> => {
    await new Promise<void>((resolve) => ends.set(path, resolve));
    if (method === "POST") await readBytes(1000);
    return itsEnd;
  };
  const routeAt = (path: string) => ({ method: path.endsWith("post") ? ("POST" as const) : ("GET" as const), answer });
  const server = makeFrontDoor({ routeAt, pages: async (_, outgoing) => void outgoing.end() });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const answers = countAnswers(server);
  const endStreams = vi.fn();
  const { port } = server.address() as AddressInfo;
  return {
    server,
    port,
    endStreams,
    isUnderWay: (path: string) => until(() => ends.has(path)),
    end: async (path: string) => (await until(() => ends.get(path)))(),
    stop: (changed: { pauseMs?: number; graceMs?: number } = {}) =>
      drain(server, answers, { endStreams, pauseMs: 0, graceMs: 3_600_000, ...changed }),
  };
}

/** A connection that is kept: what was answered on it, and whether it was closed. */
function aConnection(port: number) {
  const socket = connect(port, "127.0.0.1");
  const connection = { socket, answered: "", isClosed: false };
  socket.on("data", (chunk) => (connection.answered += chunk));
  socket.on("error", () => undefined);
  socket.once("close", () => (connection.isClosed = true));
  onTestFinished(() => void socket.destroy());
  return connection;
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`;

test("a server that is asked to stop ends the calls under way, takes no new connection, and is then done", async () => {
  const { server, port, endStreams, isUnderWay, end, stop } = await aServer();
  const slow = aConnection(port);
  slow.socket.write(get("/api/slow"));
  await isUnderWay("/api/slow");
  const drained = stop();
  await until(() => !server.listening);
  const [refused] = await once(connect(port, "127.0.0.1"), "error");
  expect(refused.code).toBe("ECONNREFUSED");
  await end("/api/slow");
  await drained;
  await until(() => slow.isClosed);
  expect(slow.answered).toMatch(/connection: close\r\n.*ended$/is);
  expect(endStreams).toHaveBeenCalledOnce();
});

test("it cuts what has not ended when its grace is over", async () => {
  const { port, isUnderWay, stop } = await aServer();
  const never = aConnection(port);
  never.socket.write(get("/api/never"));
  await isUnderWay("/api/never");
  await stop({ graceMs: 20 });
  await until(() => never.isClosed);
  expect(never.answered).toBe("");
});

test("for a pause it goes on as before, and keeps its connections", async () => {
  const { port, end, stop } = await aServer();
  void stop({ pauseMs: 3_600_000 });
  const during = aConnection(port);
  for (const path of ["/api/one", "/api/other"]) {
    during.socket.write(get(path));
    await end(path);
  }
  await until(() => during.answered.split("ended").length === 3);
  expect(during.answered).not.toMatch(/connection: close/i);
});

test("what arrives on a connection that was kept is answered, however late and slowly", async () => {
  const { server, port, isUnderWay, end, stop } = await aServer();
  const [kept, idle, last] = [aConnection(port), aConnection(port), aConnection(port)];
  for (const [at, { socket }] of [kept, idle].entries()) {
    socket.write(get(`/api/before-${at}`));
    await end(`/api/before-${at}`);
  }
  await until(() => idle.answered.endsWith("ended") && kept.answered.endsWith("ended"));
  last.socket.write(get("/api/last"));
  await isUnderWay("/api/last");
  const drained = stop();
  await until(() => !server.listening);
  await end("/api/last");
  await until(() => last.isClosed);
  kept.socket.write("POST /api/slow-post HTTP/1.1\r\nhost: a\r\ncontent-length: 6\r\n\r\n123");
  // Of those without a call no call is awaited any more.
  await until(() => idle.isClosed);
  kept.socket.write("456");
  await end("/api/slow-post");
  await drained;
  await until(() => kept.isClosed);
  expect(kept.answered).toMatch(/connection: close\r\n.*ended$/is);
});

test("connections that wait to be taken are taken first", async () => {
  const { port, end, stop } = await aServer();
  const callers = Array.from({ length: 200 }, () => aConnection(port));
  for (const [at, { socket }] of callers.entries()) socket.write(get(`/api/call-${at}`));
  const drained = stop();
  for (const at of callers.keys()) await end(`/api/call-${at}`);
  await drained;
  await until(() => callers.every(({ isClosed }) => isClosed));
  expect(callers.filter(({ answered }) => !answered.endsWith("ended"))).toEqual([]);
});
