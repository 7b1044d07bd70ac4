import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { notePageError, type Pages, pageAnswers } from "@/lib/http/page-answers";

async function aPortal(draw: Pages, limits: Parameters<typeof pageAnswers>[1] = {}) {
  const pages = pageAnswers(draw, limits);
  const server = createServer((incoming, outgoing) => void pages(incoming, outgoing).catch(() => outgoing.destroy()));
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return (address = "192.0.2.1") =>
    fetch(`http://127.0.0.1:${port}/loads`, { headers: { "x-forwarded-for": address } });
}

const fails =
  (error: unknown): Pages =>
  async (_incoming, outgoing) => {
    notePageError(error);
    outgoing.statusCode = 500;
    outgoing.end("The portal could not be shown");
  };

test("a page that lacks the database is unavailable and may be asked for again; its text stays", async () => {
  const lost = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  const answered = await (await aPortal(fails(lost)))();
  expect([answered.status, answered.headers.get("retry-after")]).toEqual([503, "1"]);
  expect(await answered.text()).toBe("The portal could not be shown");
});

test("a page that fails by our own fault is a failure, also after the database was away", async () => {
  const answered = await (await aPortal(fails(new TypeError("a bug"))))();
  expect([answered.status, answered.headers.get("retry-after")]).toEqual([500, null]);
});

test("addresses take turns: reloading over and over keeps nobody else from a page", async () => {
  const drawn: string[] = [];
  const ends: (() => void)[] = [];
  const ask = await aPortal(
    async ({ headers }, outgoing) => {
      drawn.push(String(headers["x-forwarded-for"]));
      await new Promise<void>((resolve) => ends.push(resolve));
      outgoing.end("page");
    },
    { atOnce: 2, atOncePerOrganization: 1 },
  );
  const reloads = [ask("192.0.2.1"), ask("192.0.2.1"), ask("192.0.2.1")];
  const other = ask("192.0.2.2");
  await expect.poll(() => [...drawn].sort()).toEqual(["192.0.2.1", "192.0.2.2"]);
  for (let ended = 0; ended < 4; ended++) {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    ends.shift()?.();
  }
  const answers = await Promise.all([...reloads, other]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test("a page that finds no place in time asks its reader to come back, in both languages", async () => {
  let end = () => {};
  const ask = await aPortal(
    async (_incoming, outgoing) => {
      await new Promise<void>((resolve) => (end = resolve));
      outgoing.end("page");
    },
    { atOnce: 1, waitMsMax: 5 },
  );
  const first = ask();
  const busy = await ask("192.0.2.2");
  expect([busy.status, busy.headers.get("retry-after")]).toEqual([503, "1"]);
  expect(busy.headers.get("content-type")).toContain("text/html");
  expect(await busy.text()).toMatch(/The portal is busy.*lang="es"/s);
  end();
  expect((await first).status).toBe(200);
});
