import { expect, test } from "vitest";
import { toCsv } from "@/components/loads/list/export-panel";
import { writablePaths } from "@/lib/core/schema-shapes";
import { listLoadsEndpoint } from "@/lib/loads/contract/loads";
import { ListLoadsResponse } from "@/lib/loads/schema/list";
import { LoadInput } from "@/lib/loads/schema/load";

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

/** What a list shows under other names, what it has no single value of, and requirements, which no row of a table shows. */
const notInTheFile = [
  "load.externalId",
  "load.status",
  "load.schemaVersionNumber",
  "load.metadata",
  "load.trailerRequirements",
  "load.carrierRequirements",
  "load.driverRequirements",
  "load.assignedCarrier",
];

test("every field of which a load has one value is a column, and older columns keep their places", () => {
  const [head = ""] = toCsv([]).replace("\uFEFF", "").split("\r\n");
  const columns = head.split(",");
  const single = writablePaths(LoadInput, "load").filter(
    (path) => !path.includes("[]") && !notInTheFile.some((name) => path.startsWith(name)),
  );
  expect(single.map((path) => path.replace("load.", "")).filter((path) => !columns.includes(path))).toEqual([]);
  expect(columns.indexOf("customerName")).toBe(33);
  expect(columns.slice(0, 3)).toEqual(["id", "externalId", "externalDisplayId"]);
});
