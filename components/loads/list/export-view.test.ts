import { expect, test } from "vitest";
import { toCsv } from "@/components/loads/list/export-panel";
import { listLoadsEndpoint } from "@/lib/loads/contract/loads";
import { ListLoadsResponse } from "@/lib/loads/schema/list";

const loads = ListLoadsResponse.parse(listLoadsEndpoint.examples[0]?.response).items;

function columnOf(csv: string, name: string) {
  const [head = "", row = ""] = csv.replace("\uFEFF", "").split("\r\n");
  return row.split(",")[head.split(",").indexOf(name)];
}

test("a file has the values of the API under the names of the API", () => {
  const csv = toCsv(loads);
  expect(columnOf(csv, "externalId")).toBe("TMS-10234");
  expect(columnOf(csv, "origin.place.city")).toBe("Monterrey");
  expect(columnOf(csv, "maxBuy.amount")).toBe("210000");
  expect(columnOf(csv, "maxBuy.currencyCode")).toBe("USD");
  expect(columnOf(csv, "usMxBorderCrossings")).toBe("LAREDO_INTL_BRIDGE");
  expect(columnOf(csv, "targetRate.amount")).toBe("");
});

test("commas and quotes stay inside their cell, and nothing runs as a formula", () => {
  const [load] = loads.map((one) => ({ ...one, commodityName: 'Chiles, "dried"', externalCustomerId: "=1+1" }));
  const csv = toCsv(load ? [load] : []);
  expect(csv).toContain('"Chiles, ""dried"""');
  expect(columnOf(csv, "externalCustomerId")).toBe("'=1+1");
});
