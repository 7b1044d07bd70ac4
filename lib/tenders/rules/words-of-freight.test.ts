import { describe, expect, test } from "vitest";
import { crossingsIn } from "@/lib/tenders/rules/crossings";
import { contactsIn, referencesIn } from "@/lib/tenders/rules/references";
import { demandsIn, equipmentIn } from "@/lib/tenders/rules/requirements";
import { partOf } from "@/lib/tenders/rules/text";
import { trailerOf, trailersIn } from "@/lib/tenders/rules/trailers";

const trailersOf = (text: string) => {
  const part = partOf(text);
  return trailerOf(part, trailersIn(part).found).types.join(" or ");
};

test.each([
  ["53' dry van", "DRY_VAN_53"],
  ["caja seca de 53 pies", "DRY_VAN_53"],
  ["48' van", "DRY_VAN_48"],
  ["un termo", "REEFER"],
  ["2 fulls plataforma", "FULL_DOUBLE_TRAILER"],
  ["RGN or lowboy", "REMOVABLE_GOOSENECK or LOWBOY"],
  ["48' or 53' step deck", "STEP_DECK"],
  ["Plataforma 48/53", "FLATBED"],
  ["rabón", "BOX_TRUCK"],
  ["contenedor 40HC", "CONTAINER_40"],
  ["power only", "POWER_ONLY"],
  ["torton plataforma", ""],
  ["Full truckload", ""],
  ["van livianas", ""],
  ["**HOT**", ""],
])("%s asks for %s", (text, trailers) => {
  expect(trailersOf(text)).toBe(trailers);
});

test("what is denied is not asked for, and a number counts what it stands beside", () => {
  const equipment = equipmentIn(partOf("chains + coil racks, no tarps, load bars x4, 8 bandas")).found;
  expect(equipment.map(({ type, quantity }) => [type, quantity].join(" ").trim()).sort()).toEqual([
    "CHAINS",
    "COIL_RACKS",
    "LOAD_BARS 4",
    "STRAPS 8",
  ]);
  const demands = demandsIn(
    partOf("No OEA needed but C-TPAT yes, good morning team, team drivers, must be OEA? no"),
  ).found;
  expect(demands.map(({ demand }) => demand)).toEqual(["CTPAT", "TEAM"]);
});

describe("a crossing", () => {
  const portsOf = (text: string) => crossingsIn(partOf(text)).found.map(({ ports }) => ports.join(" or "));
  test.each([
    ["cruza por Colombia", "LAREDO_COLOMBIA_SOLIDARITY_BRIDGE"],
    ["WTB", "LAREDO_INTL_BRIDGE"],
    ["puente 3", "LAREDO_INTL_BRIDGE"],
    ["Pharr bridge", "PHARR_REYNOSA_INTL_BRIDGE"],
    ["Cruce: Reynosa - Pharr", "PHARR_REYNOSA_INTL_BRIDGE"],
    ["ya sabes puente Zaragoza", "YSLETA_ZARAGOZA_BRIDGE"],
    ["crossing at Laredo", "LAREDO_INTL_BRIDGE or LAREDO_COLOMBIA_SOLIDARITY_BRIDGE"],
  ])("is named by %s", (text, ports) => {
    expect(portsOf(text)).toEqual([ports]);
  });

  test.each([
    "Carretera a Colombia km 9.5",
    "Santa Teresa, NM",
    "Camino Real Yard",
    "Crossing already done at Colombia",
  ])("is not named by %s", (text) => {
    expect(portsOf(text)).toEqual([]);
  });
});

test("numbers are known by their labels; telephones, dates and registrations are none", () => {
  const text = "Load #: 330418-B, PU# BRW-55120, PO 771200, 771201, OC 4500771, appt# 6620417, Ref 88213";
  expect(referencesIn(partOf(text)).found.map(({ label, value }) => `${label} ${value}`)).toEqual([
    "LOAD 330418-B",
    "PU BRW-55120",
    "PO 771200",
    "PO 771201",
    "PO 4500771",
    "APPOINTMENT 6620417",
    "REF 88213",
  ]);
  const other = "MC# 555777, call 555-013-7781, PU 11/24, del 8 am, load 2 pallets, pedimento se comparte después";
  expect(referencesIn(contactsIn(partOf(other)).rest).found).toEqual([]);
});
