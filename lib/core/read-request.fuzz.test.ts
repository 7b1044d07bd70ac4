import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { readRequest } from "@/lib/core/read-request";

const Stop = z.object({
  type: z.enum(["PICKUP", "DELIVERY"]),
  name: z.string().trim().max(5).optional(),
  certified: z.boolean().nullable().optional(),
  hours: z.number().min(0).optional(),
});
const Request = z.object({
  load: z.object({
    externalId: z.string().trim().max(10),
    customerId: z.string().nullable().optional(),
    axles: z.int().min(2).max(20).optional(),
    stops: z.array(Stop).max(2).optional(),
    metadata: z.record(z.string(), z.unknown()).nullable().optional(),
    email: z.email().optional(),
  }),
  version: z.int().optional(),
});

const read = (raw: unknown) => readRequest(Request, raw);

describe("any JSON at all", () => {
  const likely = fc.record(
    {
      externalId: fc.jsonValue(),
      customerId: fc.jsonValue(),
      axles: fc.jsonValue(),
      stops: fc.oneof(fc.jsonValue(), fc.array(fc.record({ type: fc.jsonValue(), name: fc.jsonValue() }))),
      metadata: fc.jsonValue(),
      other: fc.jsonValue(),
    },
    { requiredKeys: [] },
  );

  test("is read or refused with at least one issue, and never throws", () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.record({ load: likely })), (raw) => {
        const reading = read(raw);
        expect(reading.ok || reading.issues.length > 0).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  // Of what stays as it was sent it is said again.
  const staysSaid = new Set(["number_rounded", "id_unusual"]);

  test("what was read once is read again as the same, with a warning of nothing but what stays as it was sent", () => {
    fc.assert(
      fc.property(fc.record({ load: likely }), (raw) => {
        const first = read(raw);
        if (!first.ok) return;
        const { warnings, ...again } = read(first.value);
        expect(again).toStrictEqual({ ok: true, value: first.value });
        expect(warnings.filter(({ code }) => !staysSaid.has(code))).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});
