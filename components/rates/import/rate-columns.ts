import type { ImportColumn } from "@/components/import/map-columns";
import { folded } from "@/lib/core/nearest";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import { crossingAliases } from "@/lib/vocabulary/crossing-aliases.values";
import { crossingMeantBy } from "@/lib/vocabulary/meant-by";

/** What people call the columns of a list of past loads, in English and Spanish. Labels are added in the reader's language. */
const synonyms = {
  key: [
    "load",
    "load id",
    "load number",
    "load #",
    "reference",
    "shipment",
    "shipment id",
    "pro number",
    "order",
    "order number",
    "carga",
    "número de carga",
    "folio",
    "referencia",
    "embarque",
    "viaje",
  ],
  origin: ["origin", "from", "origin city", "pickup city", "shipper city", "origen", "desde", "ciudad origen"],
  originState: ["origin state", "pickup state", "shipper state", "estado origen", "estado de origen"],
  destination: ["destination", "to", "dest", "destination city", "delivery city", "destino", "hasta", "ciudad destino"],
  destinationState: ["destination state", "dest state", "delivery state", "estado destino", "estado de destino"],
  usMxBorderCrossing: [
    "crossing",
    "border crossing",
    "bridge",
    "port of entry",
    "cruce",
    "cruce fronterizo",
    "puente",
    "aduana",
  ],
  trailerCategory: [
    "trailer",
    "trailer type",
    "equipment",
    "equipment type",
    "mode",
    "remolque",
    "equipo",
    "tipo de equipo",
    "tipo de remolque",
    "tipo de caja",
  ],
  routeMiles: ["miles", "route miles", "distance", "mileage", "loaded miles", "millas", "distancia"],
  routeKilometers: ["km", "kms", "kilometers", "kilometres", "kilómetros", "distance km", "distancia km"],
  pickupDate: [
    "pickup",
    "pickup date",
    "pick up date",
    "date",
    "ship date",
    "load date",
    "fecha",
    "fecha de recolección",
    "fecha de carga",
    "fecha de embarque",
  ],
  amount: [
    "amount",
    "all in",
    "all-in rate",
    "carrier rate",
    "carrier cost",
    "carrier pay",
    "buy rate",
    "rate",
    "cost",
    "total",
    "price",
    "paid",
    "tarifa",
    "costo",
    "precio",
    "importe",
    "monto",
    "flete",
    "pago",
    "pagado",
    "total pagado",
  ],
  lineHaul: ["line haul", "linehaul", "line haul rate", "flete base", "tarifa base"],
  currency: ["currency", "currency code", "moneda", "divisa"],
  carrierName: ["carrier", "carrier name", "transportista", "nombre del transportista", "línea", "línea transportista"],
  dotNumber: ["DOT", "USDOT", "US DOT", "DOT #", "carrier DOT", "número DOT"],
  mcNumber: ["MC", "MC #", "carrier MC", "motor carrier", "número MC"],
  mxNumber: ["MX", "MX #", "número MX"],
  rfcNumber: ["RFC", "tax id", "carrier RFC"],
  carrierExternalId: ["carrier id", "vendor id", "clave del transportista", "ID del transportista"],
} as const;

export type ColumnId = keyof typeof synonyms;

const columnIds = Object.keys(synonyms).filter((id): id is ColumnId => id in synonyms);

/** Without these a row is no price. Trailer and currency may be said once for the whole table. */
export const neededColumns = ["origin", "destination", "pickupDate", "amount"] as const satisfies ColumnId[];
export const carrierColumns: readonly ColumnId[] = [
  "carrierName",
  "dotNumber",
  "mcNumber",
  "mxNumber",
  "rfcNumber",
  "carrierExternalId",
];

export const rateColumns = (label: (id: ColumnId) => string): ImportColumn[] =>
  columnIds.map((id) => ({ id, label: label(id), synonyms: synonyms[id] }));

/** Official names in every language at hand, the API's own words, and what people say. A name that may mean two is none. */
export const crossingsByWord = (ids: readonly UsMxBorderCrossing[], label: (id: UsMxBorderCrossing) => string) =>
  new Map(
    ids.flatMap((id) => {
      const words = (crossingAliases[id] ?? "").split(/\s+/).filter((word) => crossingMeantBy(word) === id);
      return [folded(id), folded(label(id)), ...words].map((word) => [word, id] as const);
    }),
  );
