import { describe, expect, test } from "vitest";
import { judgePayload, readPayloads } from "@/scripts/judge-payloads";

/** What is expected of these is not answered yet; one that is belongs off the list. */
const notYet = new Set(["cfdi-odoo-comex"]);

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
