import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { lineOf, readPayloadValues, refusedOf, shareOf, totalOf, trialsOf } from "@/scripts/judge-payload-values";
import { readPayloads } from "@/scripts/judge-payloads";

const { sources, notOurs } = readPayloadValues();
const shares = sources.map(shareOf);

test.each(sources.map((source) => [source.source, source] as const))(
  "every value of %s that is said to have a field is found in it once it was sent",
  async (_, source) => {
    expect(await refusedOf(trialsOf(source))).toEqual([]);
  },
);

test("a field that does not take its value is found out", async () => {
  const nowhere = { field: "load.customerMood", value: "good" };
  const wrong = { field: "load.customerRateBasis", value: "by the moon" };
  expect(await refusedOf([nowhere, wrong, { field: "load.customerName", value: "Acme" }])).toEqual([nowhere, wrong]);
});

test("three of four values of real payloads have a typed field", () => {
  const { payloads, values, typed } = totalOf(shares);
  expect(payloads).toBe(readPayloads().payloads.length);
  expect(typed / values).toBeGreaterThanOrEqual(0.75);
});

test("each value is counted once, and each that is not ours says why", () => {
  for (const { source, values, typedInRequest, rows } of sources) {
    const counted = rows.reduce((total, { count }) => total + count, typedInRequest);
    expect([source, counted]).toEqual([source, values]);
    expect(rows.filter((row) => row.field && row.notOurs)).toEqual([]);
    for (const row of rows) if (row.notOurs) expect(Object.keys(notOurs)).toContain(row.notOurs);
  }
});

test("the published table is what the code counts", () => {
  const page = fs.readFileSync(path.resolve(import.meta.dirname, "../docs/typed-values.md"), "utf8");
  const columns = lineOf(totalOf(shares)).length;
  const published = page.split("\n").flatMap((line) => {
    const cells = line.split("|").slice(1, -1);
    return /^\| [a-z]/.test(line) && cells.length === columns ? [cells.map((cell) => cell.trim())] : [];
  });
  expect(published.slice(1)).toEqual([...shares, totalOf(shares)].map((share) => lineOf(share).map(String)));
});
