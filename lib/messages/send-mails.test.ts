import { beforeEach, expect, onTestFinished, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { listOfferMails } from "@/lib/messages/list-mails";
import { queueMail, type WrittenMail, withdrawMails } from "@/lib/messages/queue-mail";
import { attemptsMax, retryDelaysMs } from "@/lib/messages/schema/message-values";
import { removeOldMessages, sendMails } from "@/lib/messages/send-mails";
import { leaseMs } from "@/lib/messages/store/outgoing-messages";
import { db } from "@/lib/server/db";
import { makeMailer } from "@/lib/server/mail";
import { inTransaction } from "@/lib/server/transaction";
import { wakeQueue } from "@/lib/server/work-queue";
import { aMailServer, refusal } from "@/lib/testing/a-mail-server";
import { startApp } from "@/lib/testing/an-app";
import { anOrganization } from "@/lib/testing/an-organization";
import { until } from "@/lib/testing/until";

/** What earlier tests left behind is not sent any more. */
beforeEach(() => db.outgoingMessage.deleteMany());

const secretLink = "https://portal.example.com/offers/kV1hQm3Zt0bXrN8uYc5sLd2wPf7jAe9oGiTzKxRv4Bq";
const mail = (address = "despacho@nortena.example"): WrittenMail => ({
  to: { name: "Marisol", address },
  language: "es-MX",
  subject: "Carga",
  text: `Véala: ${secretLink}`,
  html: "<p>Véala</p>",
});

async function anOutbox() {
  const { ctx } = await anOrganization();
  const postingId = newId("post");
  const queue = (written = mail(), { carrierId = newId("carrier"), until = null as Date | null } = {}) =>
    inTransaction(ctx, (tx) => queueMail(tx, written, { kind: "OFFER", postingId, carrierId, until }));
  const mails = async () => (await listOfferMails(ctx, [postingId])).map(({ mail: sent }) => sent);
  return { ctx, postingId, queue, mails };
}

/** A worker whose clock stands still until it is moved. It has done all that is due by then when `at` answers. */
function aMailWorker(url: string, begin = new Date(Date.now() + 1000)) {
  let now = begin;
  const from = { address: "loads@meridian.example" };
  const worker = sendMails({ now: () => now, chance: () => 0.5, pollMs: 3_600_000, mailer: makeMailer({ url, from }) });
  onTestFinished(worker.stop);
  const at = async (time: Date) => {
    now = time;
    wakeQueue("queued mails");
    await worker.rest();
  };
  return { after: (ms: number) => at(new Date(now.getTime() + ms)), now: () => now };
}

test("a mail that is queued is sent once, and what it contained is not kept", async () => {
  const server = await aMailServer();
  const { ctx, queue, mails } = await anOutbox();
  await queue();
  const { organizationId } = ctx;
  const [waiting] = await db.outgoingMessage.findMany({ where: { organizationId } });
  expect(waiting?.content).toEqual(expect.any(String));
  expect(JSON.stringify(waiting)).not.toContain("kV1hQm3Zt0bXrN8uYc5s");
  await aMailWorker(server.url).after(0);
  expect(server.mails.map(({ to }) => to)).toEqual([["despacho@nortena.example"]]);
  expect(await mails()).toEqual([
    { to: "despacho@nortena.example", status: "SENT", attempts: 1, at: expect.any(String) },
  ]);
  expect(await db.outgoingMessage.findMany({ where: { organizationId }, select: { content: true } })).toEqual([
    { content: null },
  ]);
});

test("a mail whose transaction is rolled back was never queued", async () => {
  const server = await aMailServer();
  const { ctx, postingId } = await anOutbox();
  const about = { kind: "OFFER", postingId, carrierId: newId("carrier"), until: null } as const;
  const undone = inTransaction(ctx, async (tx) => {
    await queueMail(tx, mail(), about);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  await aMailWorker(server.url).after(0);
  expect(server.mails).toEqual([]);
});

test("each carrier's mail has its own result: taken, refused with what the server said, put off", async () => {
  const server = await aMailServer({
    onRcptTo({ address }, _session, callback) {
      if (address.startsWith("nobody")) return callback(refusal(550, "No such user here"));
      callback(address.startsWith("busy") ? refusal(451, "Try again later") : null);
    },
  });
  const { queue, mails } = await anOutbox();
  for (const name of ["good", "nobody", "busy"]) await queue(mail(`${name}@nortena.example`));
  const worker = aMailWorker(server.url);
  await worker.after(0);
  const results = new Map((await mails()).map((sent) => [sent.to.split("@")[0], sent]));
  expect(results.get("good")).toMatchObject({ status: "SENT" });
  expect(results.get("nobody")).toMatchObject({
    status: "FAILED",
    problem: "RECIPIENT_REFUSED",
    reply: "550 No such user here",
  });
  expect(results.get("busy")).toMatchObject({
    status: "PENDING",
    attempts: 1,
    problem: "DEFERRED",
    nextAttemptAt: new Date(worker.now().getTime() + retryDelaysMs[0]).toISOString(),
  });
});

test("a mail is tried again with growing waits, arrives when the server is back, and is given up at last", async () => {
  const server = await aMailServer();
  await server.close();
  const { queue, mails } = await anOutbox();
  await queue();
  const worker = aMailWorker(server.url);
  await worker.after(0);
  await worker.after(retryDelaysMs[0] - 1);
  expect(await mails()).toMatchObject([{ status: "PENDING", attempts: 1, problem: "CONNECTION_FAILED" }]);
  await worker.after(1);
  expect(await mails()).toMatchObject([{ status: "PENDING", attempts: 2 }]);
  for (const delay of retryDelaysMs.slice(1)) await worker.after(delay);
  expect(await mails()).toMatchObject([{ status: "FAILED", attempts: attemptsMax, problem: "CONNECTION_FAILED" }]);
});

test("two workers share the work, and no mail is sent twice", async () => {
  const server = await aMailServer();
  const { queue, mails } = await anOutbox();
  const addresses = Array.from({ length: 60 }, (_, at) => `carrier${at}@nortena.example`);
  for (const address of addresses) await queue(mail(address));
  const [one, other] = [aMailWorker(server.url), aMailWorker(server.url)];
  await Promise.all([one.after(0), other.after(0)]);
  expect(server.mails.flatMap(({ to }) => to).sort()).toEqual([...addresses].sort());
  expect(await mails()).toHaveLength(60);
});

test("a mail that comes too late, or whose link was revoked, is not sent", async () => {
  const server = await aMailServer();
  const { ctx, postingId, queue, mails } = await anOutbox();
  await queue(mail("late@nortena.example"), { until: new Date(Date.now() - 1000) });
  const carrierId = newId("carrier");
  await queue(mail("revoked@nortena.example"), { carrierId });
  await withdrawMails(ctx, { postingId, carrierId });
  await aMailWorker(server.url).after(0);
  expect(server.mails).toEqual([]);
  expect((await mails()).map(({ problem }) => problem).sort()).toEqual(["TOO_LATE", "WITHDRAWN"]);
});

test("what is at an end is removed after a month", async () => {
  const server = await aMailServer();
  const { queue, mails } = await anOutbox();
  await queue();
  await aMailWorker(server.url).after(0);
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  await removeOldMessages(days(29));
  expect(await mails()).toHaveLength(1);
  await removeOldMessages(days(31));
  expect(await mails()).toEqual([]);
});

test("an app that is killed while it sends mails loses none", async () => {
  // From the sixth mail on nobody is answered until the app is gone.
  const waiting: (() => void)[] = [];
  let isHeld = true;
  const server = await aMailServer({
    onMailFrom(_from, _session, callback) {
      if (isHeld && server.mails.length > 5) waiting.push(callback);
      else callback();
    },
  });
  const { queue, mails } = await anOutbox();
  const addresses = Array.from({ length: 40 }, (_, at) => `carrier${at}@nortena.example`);
  for (const address of addresses) await queue(mail(address));
  const app = await startApp({ SMTP_URL: server.url, MAIL_FROM: "loads@meridian.example" });
  await until(() => waiting.length > 0);
  await app.kill();
  expect(server.mails.length).toBeLessThan(40);
  isHeld = false;
  for (const answer of waiting) answer();
  await aMailWorker(server.url, new Date(Date.now() + leaseMs)).after(1000);
  expect(new Set(server.mails.flatMap(({ to }) => to))).toEqual(new Set(addresses));
  expect(new Set((await mails()).map(({ status }) => status))).toEqual(new Set(["SENT"]));
});
