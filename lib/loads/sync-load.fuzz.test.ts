import fc from "fast-check";
import { expect, test } from "vitest";
import { isJsonObject, type Json } from "@/lib/core/json";
import { syncLoadEndpoint } from "@/lib/loads/contract/sync";
import { syncLoad } from "@/lib/loads/sync-load";
import { db } from "@/lib/server/db";
import { anOrganization } from "@/lib/testing/an-organization";
import { fuzzTimes } from "@/lib/testing/fuzz";
import { serve } from "@/lib/testing/send";
import { demoFullLoad } from "@/prisma/seed/demo-full-load";

const { POST } = serve(syncLoadEndpoint, syncLoad);
const externalId = "FUZZ-1";
const times = {
  pickupStart: "2026-11-23T08:00",
  pickupEnd: "2026-11-23T10:00",
  deliveryStart: "2026-11-25T06:00",
  deliveryEnd: "2026-11-25T14:00",
};

/**
 * An organization that syncs, and how often its loads were written: that moves with every write, and with nothing else.
 * Each test has one of its own: a test that ran out of time goes on writing while the next one counts.
 */
async function aSyncingOrganization() {
  const { organizationId, anApiKey } = await anOrganization();
  // One key may not call that often in a minute.
  const apiKeys = await Promise.all([1, 2, 3, 4].map(() => anApiKey()));
  let calls = 0;
  const post = (body: string) => {
    const headers = { "api-key": apiKeys[calls++ % apiKeys.length] ?? "", "content-type": "application/json" };
    return POST(new Request("http://localhost/api/loads/sync", { method: "POST", headers, body }));
  };
  const writes = async () => {
    const { _count: loads, _sum: sum } = await db.load.aggregate({
      where: { organizationId },
      _count: true,
      _sum: { revision: true },
    });
    return { loads, revisions: sum.revision };
  };
  return { post, writes };
}

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    "",
    " ",
    0,
    -1,
    1e308,
    0.1,
    true,
    false,
    [],
    {},
    [null],
    { "": "" },
    "\u0000",
    "\ud800",
    "💥",
  ),
  fc.constantFrom<unknown>(
    "x".repeat(1001),
    "2026-02-30T00:00",
    "9999-12-31T23:59:59Z",
    "__proto__",
    "NaN",
    "'; --",
    2 ** 53,
  ),
  fc.jsonValue({ maxDepth: 4 }),
);

type Mutation = { steps: number[]; kind: "replace" | "delete" | "add" | "repeat"; value: unknown; name: string };
const mutation: fc.Arbitrary<Mutation> = fc.record({
  steps: fc.array(fc.nat(40), { minLength: 1, maxLength: 7 }),
  kind: fc.constantFrom("replace", "replace", "delete", "add", "repeat"),
  value: nasty,
  name: fc.constantFrom(
    "__proto__",
    "constructor",
    "status",
    "stops",
    "externalId",
    "x",
    "unit",
    "value",
    "carrier",
    "metadata",
  ),
});

/** Walks `steps` down the body and changes what is there. */
function mutate(node: unknown, { steps: [step = 0, ...steps], kind, value, name }: Mutation): unknown {
  if (Array.isArray(node)) {
    if (node.length === 0) return kind === "add" ? [value] : node;
    const index = step % node.length;
    if (steps.length > 0) return node.with(index, mutate(node[index], { steps, kind, value, name }));
    if (kind === "delete") return node.toSpliced(index, 1);
    if (kind === "repeat") return Array.from({ length: 130 }, () => node[index]);
    return kind === "add" ? [...node, value] : node.with(index, value);
  }
  if (!isJsonObject(node)) return value;
  const keys = Object.keys(node);
  const key = keys[step % Math.max(keys.length, 1)] ?? name;
  if (steps.length > 0) return { ...node, [key]: mutate(node[key], { steps, kind, value, name }) };
  if (kind === "delete") return Object.fromEntries(Object.entries(node).filter(([other]) => other !== key));
  return { ...node, [kind === "add" ? name : key]: value };
}

test("a thousand mutations of a valid load are answered, never with a 5xx, and a refused one leaves nothing behind", async () => {
  const { post, writes } = await aSyncingOrganization();
  const valid: Json = JSON.parse(JSON.stringify({ load: { ...demoFullLoad(times), externalId } }));
  let before = await writes();
  const statuses = new Map<number, number>();
  const check = async (mutations: Mutation[]) => {
    const body = mutations.reduce<unknown>((node, each) => mutate(node, each), valid);
    const response = await post(JSON.stringify(body));
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    const answer: unknown = await response.json();
    if (response.status === 200) {
      expect(isJsonObject(answer) && isJsonObject(answer.load)).toBe(true);
      before = await writes();
      return;
    }
    expect([400, 413, 422]).toContain(response.status);
    expect(await writes()).toEqual(before);
  };
  await fc.assert(fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 3 }), check), {
    numRuns: 1_000 * fuzzTimes,
    endOnFailure: true,
  });
  // The generator would prove nothing if all of its bodies were refused, or none.
  expect(statuses.get(200)).toBeGreaterThan(100 * fuzzTimes);
  expect(statuses.get(422)).toBeGreaterThan(100 * fuzzTimes);
}, 600_000);

test("malformed JSON is a 400 that stores nothing", async () => {
  const { post, writes } = await aSyncingOrganization();
  const before = await writes();
  const text = JSON.stringify({ load: { externalId } });
  await fc.assert(
    fc.asyncProperty(fc.nat(text.length - 1), fc.constantFrom("", "]", '"', "\\", "\u0001"), async (cut, tail) => {
      const response = await post(text.slice(0, cut) + tail);
      expect(response.status).toBe(400);
    }),
    { numRuns: 200 },
  );
  expect(await writes()).toEqual(before);
});
