import { Webhook } from "standardwebhooks";
import { describe, expect, test } from "vitest";
import {
  healthReportsOf,
  judgeAttempt,
  nextAttemptAt,
  readRetryAfter,
  showSecret,
  signatureHeaders,
} from "@/lib/webhooks/rules";

const now = new Date("2026-11-20T09:30:00.000Z");
const waitOf = (failures: number, chance: number, retryAfterMs?: number) => {
  const next = nextAttemptAt({ failures, now, chance, retryAfterMs });
  return next && (next.getTime() - now.getTime()) / 1000;
};

describe("a delivery that fails", () => {
  test("is tried again after 5 s, 5 and 30 min, 2, 5, 10, 14, 20 and 24 h, and then no more", () => {
    const waits = Array.from({ length: 10 }, (_, index) => waitOf(index + 1, 0.5));
    expect(waits).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400, undefined]);
  });

  test("waits up to a tenth less or more", () => {
    expect([waitOf(2, 0), waitOf(2, 1)]).toEqual([270, 330]);
  });

  test.each([
    [60, 300],
    [299, 300],
    [420, 420],
    [600, 600],
    [86_400, 600],
  ])("and is asked to come back in %d s comes back in %d s, for its turn is in 300", (asked, waited) => {
    expect(waitOf(2, 0.5, asked * 1000)).toBe(waited);
  });

  test.each([
    ["120", 120_000],
    ["Fri, 20 Nov 2026 09:31:00 GMT", 60_000],
    ["Fri, 20 Nov 2026 09:29:00 GMT", undefined],
    ["soon", undefined],
    ["-5", undefined],
    [undefined, undefined],
  ])("reads Retry-After %s as %s ms", (header, wait) => expect(readRetryAfter(header, now)).toBe(wait));
});

const onTime = { dueAt: now, at: now, now, chance: 0.5 };

test.each([
  [200, "DELIVERED"],
  [204, "DELIVERED"],
  [299, "DELIVERED"],
  [301, "PENDING"],
  [400, "PENDING"],
  [404, "PENDING"],
  [410, "PENDING"],
  [429, "PENDING"],
  [500, "PENDING"],
])("an answer %d makes a delivery %s", (statusCode, status) => {
  const judgement = judgeAttempt({ outcome: { statusCode }, step: 0, ...onTime });
  expect([judgement.status, judgement.isGone]).toEqual([status, statusCode === 410]);
});

test("a delivery fails with its tenth failure", () => {
  const judge = (step: number) => judgeAttempt({ outcome: { error: "TIMEOUT" }, step, ...onTime }).status;
  expect([judge(8), judge(9)]).toEqual(["PENDING", "FAILED"]);
});

test("a delivery that was sent early in vain is tried when it was due, as if nothing had been", () => {
  const dueAt = new Date(now.getTime() + 3_600_000);
  const judgement = judgeAttempt({ outcome: { statusCode: 500 }, step: 9, ...onTime, dueAt });
  expect(judgement).toEqual({ status: "PENDING", step: 9, nextAt: dueAt, isGone: false });
});

test("of several attempts at one webhook only the failures after the last success count", () => {
  const report = (organizationId: string, status: "DELIVERED" | "PENDING") => ({
    organizationId,
    status,
    isGone: false,
  });
  const reports = healthReportsOf([
    report("a", "PENDING"),
    report("b", "PENDING"),
    report("a", "DELIVERED"),
    report("a", "PENDING"),
  ]);
  expect(reports).toEqual([
    { organizationId: "a", hasSuccess: true, failuresSince: 1, isGone: false },
    { organizationId: "b", hasSuccess: false, failuresSince: 1, isGone: false },
  ]);
});

describe("a signature", () => {
  const body = JSON.stringify({ id: "evt_1", note: "Peñón — ¿mañana?" });
  const secrets = [showSecret(new Uint8Array(32).fill(1)), showSecret(new Uint8Array(32).fill(2))];
  const at = new Date();

  test("is verified by the package of the standard, by either secret while two sign", () => {
    const headers = signatureHeaders({ eventId: "evt_1", at, body, secrets });
    for (const secret of secrets) expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
  });

  test("is the one that the package makes", () => {
    const headers = signatureHeaders({ eventId: "evt_1", at, body, secrets: secrets.slice(0, 1) });
    expect(headers["webhook-signature"]).toBe(new Webhook(secrets[0] ?? "").sign("evt_1", at, body));
  });

  test("is refused for another body, id or secret", () => {
    const headers = signatureHeaders({ eventId: "evt_1", at, body, secrets: secrets.slice(0, 1) });
    const verify = (secret: string, sent: string, id: string) => () =>
      new Webhook(secret).verify(sent, { ...headers, "webhook-id": id });
    expect(verify(secrets[0] ?? "", `${body} `, "evt_1")).toThrow();
    expect(verify(secrets[0] ?? "", body, "evt_2")).toThrow();
    expect(verify(secrets[1] ?? "", body, "evt_1")).toThrow();
  });
});
