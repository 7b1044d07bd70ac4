import { expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { importLoads } from "@/lib/loads/import-loads";
import { LoadRow } from "@/lib/loads/schema/load-row";
import { aBrokerage } from "@/lib/testing/a-sync";

const odd = [
  "\u0000",
  "\ud800",
  "x".repeat(100_000),
  "9".repeat(40),
  "1e308",
  "9999-12-31 23:59",
  "constructor",
  "%_\\'\"; DROP",
  ",;|,,",
];

// A delivery and a row of one stop are read by the same columns as a pickup.
const fields = Object.keys(LoadRow.shape).filter(
  (field) => !/^(delivery|stop)[A-Z]/.test(field) || field === "stopType",
);

test("whatever stands in whichever cell, the rows beside it are stored", async () => {
  const { broker, tms } = await aBrokerage();
  for (const [index, value] of odd.entries()) {
    const broken = fields.map((field) => ({ externalId: newId("load"), [field]: value }));
    const neighbour = { externalId: newId("load"), pickupCity: "Monterrey", deliveryCity: "Dallas", maxBuy: "USD 10" };
    const { results } = await importLoads(index % 2 ? broker : tms, { rows: [...broken, neighbour] });
    expect([index, results.at(-1)?.outcome]).toEqual([index, "CREATED"]);
    for (const { outcome, problems } of results) if (outcome === "INVALID") expect(problems).not.toEqual([]);
  }
});
