import { expect, test } from "vitest";
import { guessMapping, mappedRows } from "@/components/import/map-columns";
import { readTable } from "@/components/import/read-table";
import { loadColumns } from "@/components/loads/import/table-columns";
import { toStopsCsv } from "@/components/loads/list/stops-csv";

test("a file of stops is read by the import as it was written, formulas and line breaks too", async () => {
  const rows = [
    {
      externalId: "TMS-1",
      stopType: "PICKUP",
      stopContactPhone: "+52 81 5550 0001; ; 3",
      stopInstructions: '=Gate "3"\n-ring; twice, loud',
      temperatureMin: "-10 CELSIUS",
      accessorialAmounts: "; USD 350.00",
    },
    { externalId: "TMS-1", stopType: "DELIVERY", stopName: "'Los Álamos'" },
  ];
  const table = await readTable(toStopsCsv(rows));
  const mapping = guessMapping(
    table[0] ?? [],
    loadColumns((field) => field),
  );
  expect(mappedRows(table, mapping, true)).toEqual(rows);
});
