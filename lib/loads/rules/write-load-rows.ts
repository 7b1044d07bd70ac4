import type { KnownCarrier } from "@/lib/carriers/schema/carrier";
import { asJson, type Json } from "@/lib/core/json";
import type { Column } from "@/lib/loads/rules/cell-kinds";
import { tableColumns } from "@/lib/loads/rules/load-cells";
import type { LoadDocument } from "@/lib/loads/schema/load";
import type { LoadRow } from "@/lib/loads/schema/load-row";

type Written = { externalId: string; document: LoadDocument; carrier?: KnownCarrier | undefined };

const cellsOf = (columns: { [name: string]: Column | undefined }, of: Json, prefix = "") =>
  Object.entries(columns).flatMap(([name, column]) => {
    const cell = column?.write(of);
    return cell === undefined || cell === "" ? [] : [[`${prefix}${name}`, cell] as const];
  });

/** What identifies the carrier of a load, as a sync would name it. */
function namedCarrier({ assignedCarrier }: LoadDocument, carrier: Written["carrier"]) {
  if (!assignedCarrier?.carrierId || !carrier) return {};
  const { dotNumber, mcNumber, rfcNumber, scac, externalId } = carrier;
  return { assignedCarrier: { carrier: { dotNumber, mcNumber, rfcNumber, scac, externalId } } };
}

/**
 * The rows that an import would read as the load: one for each of its stops, the goods one after the other beside
 * them, and what is said of the load as a whole in the first.
 */
export function rowsOfLoad({ externalId, document, carrier }: Written): LoadRow[] {
  const { stops, commodities } = document;
  const whole = asJson({ ...document, externalId, ...namedCarrier(document, carrier) });
  const first = Object.fromEntries(cellsOf(tableColumns.load, whole));
  return Array.from({ length: Math.max(1, stops.length, commodities.length) }, (_, index) => {
    const [stop, goods] = [stops[index], commodities[index]];
    const sequence = String(index + 1);
    return {
      ...(index === 0 ? first : { externalId }),
      ...(stop && { stopSequence: sequence, stopType: stop.type }),
      ...(stop && Object.fromEntries(cellsOf(tableColumns.stop, asJson(stop), "stop"))),
      ...(goods && commodities.length > 1 && { commoditySequence: sequence }),
      ...(goods && Object.fromEntries(cellsOf(tableColumns.goods, asJson(goods)))),
    };
  });
}
