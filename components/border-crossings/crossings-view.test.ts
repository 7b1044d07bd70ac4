import { expect, test } from "vitest";
import {
  correctLane,
  lanesOfTable,
  readCrossingsView,
  toRankRequest,
  writeCrossingsView,
} from "@/components/border-crossings/crossings-view";

const lanes = [
  { from: "Monterrey, NL", to: "Dallas & Fort Worth, TX", trailer: "REEFER" },
  { from: "", to: "León", trailer: "DRY_VAN" },
] as const;
const view = { lanes, isHazmat: true, open: 1, part: "border" } as const;

test("an address is read back as it was written", () => {
  expect(readCrossingsView(new URLSearchParams(writeCrossingsView(view)))).toEqual(view);
  expect(writeCrossingsView({ lanes: [], isHazmat: false, open: 0, part: "lane" })).toBe("");
});

test("what an address says that is not known is passed over, and of many lanes the first fifty are read", () => {
  const address = new URLSearchParams("from=Laredo&trailer=BOAT&lane=9&map=moon");
  const lane = { from: "Laredo", to: "", trailer: "DRY_VAN" };
  expect(readCrossingsView(address)).toEqual({ lanes: [lane], isHazmat: false, open: 0, part: "lane" });
  const many = new URLSearchParams(Array.from({ length: 60 }, () => ["from", "Laredo"]));
  expect(readCrossingsView(many).lanes).toHaveLength(50);
});

test("the lanes are asked for in their order, hazardous only when said so", () => {
  const { requests, ...more } = toRankRequest({ lanes, isHazmat: false });
  expect(requests.map(({ trailerRequirements }) => trailerRequirements.allowedTypes)).toEqual([
    ["REEFER"],
    ["DRY_VAN"],
  ]);
  expect(more).toEqual({});
  expect(toRankRequest(view)).toMatchObject({ isHazmat: true });
});

test("putting a place right changes no other lane", () => {
  const { lanes: corrected } = correctLane(view, 1, { from: "Nogales, SON, MX" });
  expect(corrected).toEqual([lanes[0], { from: "Nogales, SON, MX", to: "León", trailer: "DRY_VAN" }]);
});

test("a pasted table is lanes, with or without headings and trailers, in either language", () => {
  const rows = [
    ["Origen", "Destino", "Remolque"],
    ["Monterrey", "Dallas", "caja refrigerada"],
    ["Toronto, ON", "Celaya", "flatbed 48"],
    ["", "", "REEFER"],
    ["Laredo", "Puebla", ""],
  ];
  expect(lanesOfTable(rows).map(({ from, trailer }) => [from, trailer])).toEqual([
    ["Monterrey", "REEFER"],
    ["Toronto, ON", "FLATBED"],
    ["Laredo", "DRY_VAN"],
  ]);
  expect(lanesOfTable([["Torreón", "Los Angeles"]])).toHaveLength(1);
});

test("the load that a lane was taken from stands in the address", () => {
  const lanes = [{ from: "Monterrey, NL, MX", to: "Dallas, TX, US", trailer: "FLATBED" as const }];
  const view = { lanes, isHazmat: false, open: 0, part: "lane" as const, load: "TMS-10234" };
  expect(readCrossingsView(new URLSearchParams(writeCrossingsView(view)))).toEqual(view);
});
