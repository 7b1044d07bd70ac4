import { expect, test } from "vitest";
import { crossingMeant, lanesOfRows, manyLanesMax, type NamedCrossing } from "@/components/rates/desk/many-lanes-rows";

const crossings: readonly NamedCrossing[] = [
  { id: "LAREDO_INTL_BRIDGE", name: "Laredo – World Trade Bridge" },
  { id: "LAREDO_COLOMBIA_SOLIDARITY_BRIDGE", name: "Laredo – Puente Solidaridad Colombia" },
  { id: "NOGALES_MARIPOSA_PORT_OF_ENTRY", name: "Nogales – Mariposa" },
];

test("a crossing is understood by its id, by its name, and by part of it", () => {
  const meant = (text: string) => crossingMeant(text, crossings);
  expect(meant("laredo_colombia_solidarity_bridge")).toBe("LAREDO_COLOMBIA_SOLIDARITY_BRIDGE");
  expect(meant("Laredo")).toBe("LAREDO_INTL_BRIDGE");
  expect(meant("Puente Colombia")).toBe("LAREDO_COLOMBIA_SOLIDARITY_BRIDGE");
  expect(meant("mariposa")).toBe("NOGALES_MARIPOSA_PORT_OF_ENTRY");
  expect(meant(" ")).toBe("");
  expect(meant("Moon gate")).toBeUndefined();
});

test("rows become lanes; those without two places, with a trailer or with a crossing nobody knows are counted", () => {
  const rows = [
    {
      from: "Monterrey",
      to: "Dallas",
      trailer: "Caja refrigerada",
      crossing: "Laredo",
      miles: "1,024 mi",
      reference: "B-1",
    },
    { from: "Laredo", to: "" },
    { from: "Toronto", to: "Celaya", trailer: " ", crossing: "Moon gate", miles: "1,5" },
    { from: "Toronto", to: "Celaya", trailer: "Hot-air balloon", crossing: "Moon gate" },
    { from: "Culiacán", to: "Los Angeles", trailer: "Thermo" },
  ];
  expect(lanesOfRows(rows, crossings)).toEqual({
    lanes: [
      {
        from: "Monterrey",
        to: "Dallas",
        trailer: "REEFER",
        crossing: "LAREDO_INTL_BRIDGE",
        miles: "1024",
        reference: "B-1",
      },
      { from: "Toronto", to: "Celaya", trailer: "DRY_VAN", crossing: "", miles: "", reference: "" },
      { from: "Culiacán", to: "Los Angeles", trailer: "REEFER", crossing: "", miles: "", reference: "" },
    ],
    unread: 1,
    unknownCrossings: 1,
    unknownTrailers: ["Hot-air balloon"],
  });
});

test("more lanes than can be taken are cut", () => {
  const rows = Array.from({ length: manyLanesMax + 5 }, () => ({ from: "Laredo", to: "Puebla" }));
  expect(lanesOfRows(rows, crossings).lanes).toHaveLength(manyLanesMax);
});
