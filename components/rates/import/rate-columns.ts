import { folded } from "@/components/carriers/table-rows";
import type { ImportColumn } from "@/components/import/map-columns";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import type { TrailerCategory } from "@/lib/vocabulary/lookup-stop";
import { TrailerType } from "@/lib/vocabulary/trailer";
import { trailerCategoryOf } from "@/lib/vocabulary/trailer.values";

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

/** What trailers are called in files of either language, folded. */
const trailerWords: Record<TrailerCategory, string> = {
  DRY_VAN: `V VAN VANS DV DRY DRYVAN VANDRY DRYVAN53 DRYVAN53FT DRYVAN48 VAN53 VAN48 53VAN 53DRYVAN 53 53FT 48 48FT SECA
    CAJA CAJASECA CAJASECA53 CAJASECA53FT CAJASECA48 CAJADE53 CAJA53 REMOLQUESECO CAJACERRADA`,
  REEFER: `R RF REF REEFER REEFERS REEFER53 REFER REFRIGERATED TEMPCONTROLLED FROZEN REFRIGERADA REFRIGERADO REFRI TERMO THERMO
    TERMOKING CAJAREFRIGERADA CAJAREFRIGERADA53 CAJAFRIA CAJAREFRI CAJATERMO REMOLQUEREFRIGERADO`,
  FLATBED: `F FB FLAT FLATBED FLATBEDS FLATBED48 FLATBED53 STEPDECK SD CONESTOGA LOWBOY RGN HOTSHOTFLAT PLATAFORMA PLATAFORMAS
    PLANA PLANAS PLATAFORMAPLANA PLATAFORMA48 PLATAFORMA53 CAMABAJA LOWBOYS CORTINA`,
};

const categories: readonly TrailerCategory[] = ["DRY_VAN", "REEFER", "FLATBED"];
const byWord = new Map<string, TrailerCategory>([
  ...categories.flatMap((category) =>
    trailerWords[category].split(/\s+/).map((word): [string, TrailerCategory] => [word, category]),
  ),
  ...TrailerType.options.flatMap((type): [string, TrailerCategory][] => {
    const category = trailerCategoryOf(type);
    return category ? [[folded(type), category]] : [];
  }),
]);

/** "53' Dry Van", "Caja seca 53", "REEFER". */
export const trailerFrom = (text: string): TrailerCategory | undefined => byWord.get(folded(text));

/** What crossings are called besides their official names, folded. A name that may mean two is none. */
const crossingWords: Partial<Record<UsMxBorderCrossing, string>> = {
  LAREDO_INTL_BRIDGE:
    "WORLDTRADE WORLDTRADEBRIDGE WTB LAREDOWTB COMERCIOMUNDIAL PUENTECOMERCIOMUNDIAL LAREDO NUEVOLAREDO PUENTE3",
  LAREDO_COLOMBIA_SOLIDARITY_BRIDGE:
    "COLOMBIA COLOMBIABRIDGE PUENTECOLOMBIA COLOMBIASOLIDARITY SOLIDARIDAD LAREDOCOLOMBIA",
  OTAY_MESA_PORT_OF_ENTRY: "OTAY OTAYMESA TIJUANA",
  PHARR_REYNOSA_INTL_BRIDGE: "PHARR PHARRREYNOSA REYNOSA PUENTEPHARR",
  YSLETA_ZARAGOZA_BRIDGE: "YSLETA ZARAGOZA PUENTEZARAGOZA YSLETAZARAGOZA",
  CALEXICO_EAST_PORT_OF_ENTRY: "CALEXICO CALEXICOEAST MEXICALI CALEXICOESTE",
  NOGALES_MARIPOSA_PORT_OF_ENTRY: "NOGALES MARIPOSA NOGALESMARIPOSA",
  EAGLE_PASS_CAMINO_REAL_INTL_BRIDGE: "EAGLEPASS CAMINOREAL PIEDRASNEGRAS",
  BROWNSVILLE_VETERANS_INTL_BRIDGE: "BROWNSVILLE VETERANS MATAMOROS LOSTOMATES",
  SANTA_TERESA_PORT_OF_ENTRY: "SANTATERESA SANJERONIMO",
  EL_PASO_BRIDGE_OF_THE_AMERICAS: "BOTA BRIDGEOFTHEAMERICAS PUENTECORDOVA CORDOVA",
  LOS_INDIOS_FREE_TRADE_BRIDGE: "LOSINDIOS FREETRADE",
  DEL_RIO_INTL_BRIDGE: "DELRIO CIUDADACUNA ACUNA",
  TECATE_PORT_OF_ENTRY: "TECATE",
};

/** Official names in every language at hand, the API's own words, and what people say. */
export function crossingsByWord(ids: readonly UsMxBorderCrossing[], label: (id: UsMxBorderCrossing) => string) {
  return new Map(
    ids.flatMap((id) =>
      [folded(id), folded(label(id)), ...(crossingWords[id]?.split(" ") ?? [])].map((word) => [word, id] as const),
    ),
  );
}
