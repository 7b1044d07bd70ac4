import { describe, expect, test } from "vitest";
import { judgePayload, readPayloads } from "@/scripts/judge-payloads";

/** What is expected of these is not answered yet; one that is belongs off the list. */
const notYet = new Set([
  "cfdi-odoo-comex",
  "coyote-avail",
  "coyote-availdetail",
  "coyote-loads",
  "parade",
  "vehichaul",
  "coordinates-0-0",
  "coordinates-far",
  "zone-contradicts",
  "romulus",
  "cents",
]);

const { payloads, probes } = readPayloads();

describe.each([
  ["a payload of a sender", payloads],
  ["a probe of one field", probes],
])("%s", (_, judged) => {
  test.each(judged.filter(({ id }) => !notYet.has(id)).map((payload) => [payload.id, payload] as const))(
    "is answered as expected: %s",
    async (_id, payload) => {
      const { expected, answered } = await judgePayload(payload);
      expect(answered).toEqual(expected);
    },
  );
});

test("only few are not answered as expected yet", () => {
  const known = [...payloads, ...probes].map(({ id }) => id);
  expect([...notYet].filter((id) => !known.includes(id))).toEqual([]);
  expect(notYet.size).toBeLessThan(12);
});
