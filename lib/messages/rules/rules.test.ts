import { expect, test } from "vitest";
import { judgeAttempt } from "@/lib/messages/rules/judge-attempt";
import { htmlOf, textOf } from "@/lib/messages/rules/mail-body";
import { attemptsMax, retryDelaysMs } from "@/lib/messages/schema/message-values";

const now = new Date("2026-11-23T10:00:00.000Z");
const busy = { isSent: false, problem: "DEFERRED", isLasting: false, reply: "451 Later" } as const;

test("a message that was taken is at an end", () => {
  expect(judgeAttempt({ outcome: { isSent: true }, attempts: 3, now, chance: 0.5 })).toEqual({
    status: "SENT",
    nextAt: now,
    problem: null,
    reply: null,
  });
});

test("one that was put off waits longer each time, and is given up after the last wait", () => {
  const waits = retryDelaysMs.map((_, at) => {
    const { status, nextAt } = judgeAttempt({ outcome: busy, attempts: at + 1, now, chance: 0.5 });
    return [status, nextAt.getTime() - now.getTime()];
  });
  expect(waits).toEqual(retryDelaysMs.map((delay) => ["PENDING", delay]));
  expect(judgeAttempt({ outcome: busy, attempts: attemptsMax, now, chance: 0.5 })).toMatchObject({
    status: "FAILED",
    problem: "DEFERRED",
    reply: "451 Later",
  });
});

test("the waits of many are spread by a tenth either way", () => {
  const waitOf = (chance: number) =>
    judgeAttempt({ outcome: busy, attempts: 1, now, chance }).nextAt.getTime() - now.getTime();
  expect([waitOf(0), waitOf(1)]).toEqual([27_000, 33_000]);
});

test("a lasting refusal is not tried again", () => {
  const outcome = { isSent: false, problem: "RECIPIENT_REFUSED", isLasting: true } as const;
  expect(judgeAttempt({ outcome, attempts: 1, now, chance: 0.5 })).toMatchObject({ status: "FAILED", reply: null });
});

const parts = {
  language: "es-MX",
  paragraphs: [["Meridian <b>Freight</b> le ofrece", 'Remolque: "Caja"'], ["Saludos"]],
  action: { label: "Ver", url: "https://portal.example.com/offers/a?b=1&c=2" },
  smallPrint: "Responda a este correo.",
};

test("a mail reads as plain text", () => {
  expect(textOf(parts)).toBe(
    'Meridian <b>Freight</b> le ofrece\nRemolque: "Caja"\n\nSaludos\n\nVer\nhttps://portal.example.com/offers/a?b=1&c=2\n\nResponda a este correo.\n',
  );
});

test("nothing that people wrote is markup in the HTML of a mail", () => {
  const html = htmlOf(parts);
  expect(html).toContain("Meridian &lt;b&gt;Freight&lt;/b&gt; le ofrece<br>Remolque: &quot;Caja&quot;");
  expect(html).toContain('<html lang="es-MX">');
  expect(html).toContain('href="https://portal.example.com/offers/a?b=1&amp;c=2"');
});
