import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { isMailAddress, type Mail, mailLimits, makeMailer, readSender } from "@/lib/server/mail";
import { aMailServer, headersOf, refusal } from "@/lib/testing/a-mail-server";

const from = { name: "Meridian Freight", address: "loads@meridian.example" };
const mail: Mail = {
  id: "message_1",
  to: { name: "Marisol Garza", address: "despacho@nortena.example" },
  replyTo: { name: "Ana Lucía Treviño", address: "ana@meridian.example" },
  language: "es-MX",
  subject: "Carga Monterrey → Dallas",
  text: "Véala aquí: https://portal.example.com/offers/abc",
  html: "<p>Véala</p>",
};

function aMailer(url: string, limits = mailLimits) {
  const mailer = makeMailer({ url, from, limits });
  onTestFinished(mailer.close);
  return mailer;
}

test("a mail arrives as text and as HTML, in the recipient's language, with the broker to reply to", async () => {
  const server = await aMailServer();
  expect(await aMailer(server.url).send(mail)).toEqual({ isSent: true });
  const [received] = server.mails;
  if (!received) throw new Error("Nothing arrived.");
  expect(received).toMatchObject({ from: "loads@meridian.example", to: ["despacho@nortena.example"] });
  const headers = headersOf(received);
  expect(headers).toEqual(
    expect.arrayContaining([
      "From: Meridian Freight <loads@meridian.example>",
      "To: Marisol Garza <despacho@nortena.example>",
      expect.stringMatching(/^Reply-To: =\?UTF-8\?.*<ana@meridian\.example>$/),
      "Content-Language: es-MX",
      "Message-ID: <message_1@meridian.example>",
    ]),
  );
  expect(headers.join("\n")).not.toContain("List-Unsubscribe");
  expect(received.source).toMatch(/Content-Type: text\/plain[\s\S]*Content-Type: text\/html/);
});

test("a notification says where its reader chooses which to get", async () => {
  const server = await aMailServer();
  await aMailer(server.url).send({ ...mail, unsubscribeUrl: "https://portal.example.com/settings/notifications" });
  expect(server.mails.flatMap(headersOf)).toContain(
    "List-Unsubscribe: <https://portal.example.com/settings/notifications>",
  );
});

test("connections are used again", async () => {
  const server = await aMailServer();
  const { send } = aMailer(server.url);
  for (const id of ["one", "two", "three"]) await send({ ...mail, id });
  expect([server.mails.length, server.connections()]).toEqual([3, 1]);
});

describe("no header can be smuggled in", () => {
  const breaks = ["\r\nBcc: victim@example.com", "\nBcc: victim@example.com", "\r\n\r\nBcc: victim@example.com"];

  test.each(breaks)("by %j in a subject, a name or the name to reply to", async (smuggled) => {
    const server = await aMailServer();
    const { send } = aMailer(server.url);
    const name = `Marisol${smuggled}`;
    const to = { name, address: mail.to.address };
    const replyTo = { name, address: "ana@meridian.example" };
    expect(await send({ ...mail, to, replyTo, subject: `Carga${smuggled}` })).toEqual({ isSent: true });
    expect(server.mails.map((received) => received.to)).toEqual([["despacho@nortena.example"]]);
    expect(server.mails.flatMap(headersOf).filter((line) => /^bcc/i.test(line))).toEqual([]);
  });

  test.each([
    ...breaks.map((smuggled) => `despacho@nortena.example${smuggled}`),
    "despacho@nortena.example, victim@example.com",
    "despacho@nortena.example>\r\nRCPT TO:<victim@example.com",
    "Marisol <despacho@nortena.example>",
    '"a b"@nortena.example',
    "no address",
    "",
  ])("by the address %j, which is sent nothing", async (address) => {
    const server = await aMailServer();
    const outcome = await aMailer(server.url).send({ ...mail, to: { address } });
    expect(outcome).toEqual({ isSent: false, problem: "INVALID_ADDRESS", isLasting: true });
    expect(server.connections()).toBe(0);
  });
});

test("a refused recipient is a lasting problem, with what the server said", async () => {
  const server = await aMailServer({
    onRcptTo: (_to, _session, callback) => callback(refusal(550, "No such user here")),
  });
  expect(await aMailer(server.url).send(mail)).toEqual({
    isSent: false,
    problem: "RECIPIENT_REFUSED",
    isLasting: true,
    reply: "550 No such user here",
  });
});

test("a server that asks to come back, and one that refuses the content, are two outcomes", async () => {
  const busy = await aMailServer({
    onRcptTo: (_to, _session, callback) => callback(refusal(451, "Try again later")),
  });
  expect(await aMailer(busy.url).send(mail)).toMatchObject({ problem: "DEFERRED", isLasting: false });
  const strict = await aMailServer({
    onData: (stream, _session, callback) => stream.resume().on("end", () => callback(refusal(554, "Looks like spam"))),
  });
  expect(await aMailer(strict.url).send(mail)).toMatchObject({ problem: "MAIL_REFUSED", isLasting: true });
});

test("a server that is down or has no address is tried again later", async () => {
  const server = await aMailServer();
  await server.close();
  expect(await aMailer(server.url).send(mail)).toMatchObject({ problem: "CONNECTION_FAILED", isLasting: false });
  expect(await aMailer("smtp://mail.invalid").send(mail)).toMatchObject({ isSent: false, isLasting: false });
});

/** For servers that say nothing: however long these are, they end. */
const impatient = { ...mailLimits, connectMs: 500, silenceMs: 500 };

test("a server that never greets is given up", async () => {
  const silent = createServer(() => undefined).listen(0, "127.0.0.1");
  await once(silent, "listening");
  onTestFinished(() => void silent.close());
  const address = silent.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const outcome = await aMailer(`smtp://127.0.0.1:${port}`, impatient).send(mail);
  expect(outcome).toMatchObject({ problem: "TIMEOUT", isLasting: false });
});

test("a server that takes a mail and then says nothing is given up", async () => {
  const server = await aMailServer({ onData: (stream) => stream.resume() });
  expect(await aMailer(server.url, impatient).send(mail)).toMatchObject({ problem: "TIMEOUT", isLasting: false });
});

test("a sender is an address with or without a name", () => {
  expect(readSender("Meridian Freight <loads@meridian.example>")).toEqual(from);
  expect(readSender("loads@meridian.example")).toEqual({ name: "", address: "loads@meridian.example" });
  expect(readSender("Meridian")).toBeUndefined();
  expect(isMailAddress(`${"a".repeat(250)}@x.mx`)).toBe(false);
});

const start = (settings: Record<string, string>, program: string) =>
  spawnSync(process.execPath, ["--import", "tsx", "--input-type=module", "-e", program], {
    env: { ...process.env, SMTP_URL: "", MAIL_FROM: "", ...settings },
    encoding: "utf8",
  });

test("a mail server without a sender, or one that is no address, is a start error that names the setting", () => {
  const read = 'await import("./lib/server/env.ts")';
  expect(start({ SMTP_URL: "smtp://mail.example.com" }, read).stderr).toMatch(
    /Must be set with SMTP_URL[\s\S]*MAIL_FROM/,
  );
  expect(start({ SMTP_URL: "mail.example.com", MAIL_FROM: "a@b.mx" }, read).stderr).toMatch(
    /smtp:\/\/…[\s\S]*SMTP_URL/,
  );
  expect(start({ MAIL_FROM: "a@b.mx" }, read).status).toBe(0);
});

test("the transport is loaded for the first mail, and never without a mail server", () => {
  const hooks = `export const resolve = (name, context, next) => {
    if (name === "nodemailer") console.log("loaded");
    return next(name, context);
  };`;
  const program = `import { register } from "node:module";
    register("data:text/javascript," + encodeURIComponent(${JSON.stringify(hooks)}));
    const { mailer } = await import("./lib/server/mail.ts");
    console.log((await mailer().send({ id: "1", to: { address: "a@b.mx" } })).problem);`;
  const printed = (settings: Record<string, string>) => start(settings, program).stdout.trim().split("\n").sort();
  expect(printed({})).toEqual(["NOT_SET_UP"]);
  const settings = { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "a@b.mx" };
  expect(printed(settings)).toEqual(["CONNECTION_FAILED", "loaded"]);
});
