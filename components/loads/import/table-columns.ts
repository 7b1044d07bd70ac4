import type { ImportColumn } from "@/components/import/map-columns";
import { furtherNames, type Names } from "@/components/loads/import/further-names";
import type { LoadRowField } from "@/lib/loads/schema/load-row";

// The words of a heading may stand in any order, with others between them: "ciudad de origen" is "origen ciudad".
const ends = {
  pickup: ["pickup", "pick up", "origin", "shipper", "from", "origen", "recolección", "remitente"],
  delivery: ["delivery", "drop", "destination", "dest", "consignee", "receiver", "to", "destino", "entrega"],
  stop: ["stop", "parada"],
};
type End = keyof typeof ends;

const parts = {
  Name: ["name", "facility", "facility name", "company", "location", "warehouse", "nombre", "planta", "bodega"],
  Street: ["street", "address", "address 1", "dirección", "calle", "domicilio"],
  City: ["city", "town", "ciudad", "municipio"],
  State: ["state", "province", "st", "estado", "provincia"],
  PostalCode: ["zip", "zip code", "postal", "postal code", "CP", "código postal"],
  Country: ["country", "country code", "país"],
  From: ["date", "time", "appointment", "appt", "start", "earliest", "date time", "fecha", "hora", "cita", "inicio"],
  Until: ["until", "end", "latest", "end date", "hasta", "fin", "fecha fin"],
  ArrivedAt: [
    ...["arrived", "arrival", "actual arrival", "arrived at", "arrival time", "check in", "llegada", "llegada real"],
    ...["hora de llegada", "fecha de llegada"],
  ],
  DepartedAt: [
    ...["departed", "departure", "actual departure", "departed at", "departure time", "check out", "salida"],
    ...["salida real", "hora de salida", "fecha de salida"],
  ],
  ExternalId: ["stop id", "ID de parada"],
  SiteId: ["site code", "site id", "location code", "location id", "facility id", "código de instalación", "clave"],
  TaxId: ["tax id", "RFC"],
  Neighborhood: ["neighborhood", "colonia"],
  Timezone: ["time zone", "timezone", "zona horaria"],
  OpeningHours: ["hours", "opening hours", "receiving hours", "shipping hours", "business hours", "horario"],
  AppointmentType: ["appointment type", "appt type", "tipo de cita"],
  ContactName: ["contact", "contact name", "contacto", "nombre de contacto"],
  ContactPhone: ["phone", "contact phone", "telephone", "teléfono", "teléfono de contacto"],
  ContactEmail: ["email", "e-mail", "contact email", "contact e-mail", "correo", "correo de contacto"],
  ContactRole: ["contact role", "contact title", "función del contacto", "puesto del contacto"],
  ReferenceNumbers: ["reference", "references", "reference numbers", "ref", "referencia", "referencias"],
  Volume: ["volume", "volumen"],
  LoadingMethod: ["loading method", "live drop", "método de carga"],
  DriverAssist: ["driver assist", "ayuda del operador"],
  Requirements: ["requirements", "requisitos"],
  RequirementDescriptions: ["requirement details", "detalle de requisitos"],
  Weight: ["weight", "peso"],
  Pieces: ["pieces", "piece count", "quantity", "qty", "pallets", "piezas", "cantidad", "tarimas"],
  Instructions: ["instructions", "notes", "comments", "instrucciones", "notas", "comentarios"],
};
type Part = keyof typeof parts;

/** What alone, without the word for a part, still means that part of the stop. */
const alone: { [Name in End]: Partial<Record<Part, readonly string[]>> } = {
  pickup: {
    City: ["origin", "pickup", "from", "origen"],
    From: ["ship date", "load date", "fecha de carga", "fecha de embarque"],
    Name: ["shipper", "remitente"],
  },
  delivery: {
    City: ["destination", "dest", "delivery", "drop", "to", "destino"],
    From: ["due date", "fecha de descarga"],
    Name: ["consignee", "receiver", "destinatario"],
  },
  stop: { City: ["city", "ciudad"], From: ["appointment", "cita"] },
};

const namesOfPart = (end: End, part: Part): Names => ({
  synonyms: ends[end].flatMap((word) => parts[part].map((name) => `${word} ${name}`)),
  hints: alone[end][part] ?? [],
});

type LoadField = Exclude<LoadRowField, `${End}${Part}`>;

/** What people call the columns of a table of loads, in English and Spanish. Labels are added in the reader's language. */
const loadNames: { [Field in LoadField]: Names } = {
  ...furtherNames,
  externalId: {
    synonyms: [
      "load id",
      "load number",
      "load #",
      "shipment id",
      "order number",
      "order id",
      "número de carga",
      "folio",
    ],
    hints: ["load", "shipment", "order", "carga", "embarque", "viaje", "id"],
  },
  externalDisplayId: { synonyms: ["display id", "pro number", "pro #", "ID visible", "número visible"] },
  status: { synonyms: ["load status", "estatus", "estado de la carga", "situación"] },
  externalCustomerId: { synonyms: ["customer id", "customer code", "clave del cliente", "ID del cliente"] },
  customerName: {
    synonyms: ["customer name", "nombre del cliente"],
    hints: ["customer", "client", "bill to", "cliente"],
  },
  externalOwnerCoverageUserId: {
    synonyms: ["owner id", "coverage owner", "broker id", "rep id", "responsable", "ID del responsable"],
    hints: ["owner", "rep"],
  },
  externalOwnerCoverageTeamId: {
    synonyms: ["team id", "coverage team", "team", "equipo de cobertura", "ID del equipo"],
  },
  stopSequence: { synonyms: ["sequence", "stop number", "stop #", "seq", "secuencia", "número de parada"] },
  stopType: { synonyms: ["stop type", "tipo de parada"] },
  trailerTypes: {
    synonyms: ["trailer type", "equipment type", "tipo de equipo", "tipo de remolque", "tipo de caja"],
    hints: ["trailer", "equipment", "equip", "remolque", "equipo", "caja"],
  },
  commodityName: { synonyms: ["goods", "product", "mercancía", "producto"], hints: ["commodity", "description"] },
  weight: { synonyms: ["weight", "gross weight", "peso", "peso bruto"], hints: ["lbs", "kg"] },
  weightUnit: { synonyms: ["weight unit", "weight UOM", "unidad de peso"] },
  pieces: {
    synonyms: ["pieces", "piece count", "quantity", "qty", "pallet count", "piezas", "cantidad"],
    hints: ["pallets", "tarimas", "bultos"],
  },
  piecesType: { synonyms: ["pieces type", "piece type", "packaging", "tipo de empaque", "embalaje"] },
  temperatureMin: {
    synonyms: ["min temp", "min temperature", "temp low", "temperatura mínima"],
    hints: ["temp", "temperature", "temperatura"],
  },
  temperatureMax: { synonyms: ["max temp", "max temperature", "temp high", "temperatura máxima"] },
  temperatureUnit: { synonyms: ["temp unit", "temperature unit", "unidad de temperatura"] },
  hazmat: { synonyms: ["hazmat", "hazardous", "haz", "material peligroso", "peligroso"] },
  unNumber: { synonyms: ["UN number", "UN #", "número UN", "número ONU"], hints: ["UN", "ONU"] },
  usMxBorderCrossing: {
    synonyms: ["crossing", "border crossing", "port of entry", "cruce", "cruce fronterizo", "puente", "aduana"],
    hints: ["bridge", "POE"],
  },
  maxBuy: { synonyms: ["max buy", "maximum buy", "max rate", "max pay", "compra máxima", "pago máximo"] },
  maxBuyCurrency: { synonyms: ["max buy currency", "moneda de compra máxima"] },
  targetRate: {
    synonyms: ["target rate", "target", "buy rate", "carrier rate", "tarifa meta", "meta", "tarifa objetivo"],
    hints: ["rate", "tarifa"],
  },
  targetRateCurrency: {
    synonyms: ["target rate currency", "target currency", "moneda de tarifa meta", "moneda de meta"],
  },
  customerRate: {
    synonyms: [
      "customer rate",
      "sell rate",
      "sell",
      "revenue",
      "billed amount",
      "tarifa al cliente",
      "tarifa de venta",
      "venta",
    ],
  },
  customerRateCurrency: { synonyms: ["customer rate currency", "sell currency", "moneda de tarifa al cliente"] },
  cargoValue: { synonyms: ["cargo value", "declared value", "valor de la mercancía", "valor declarado"] },
  cargoValueCurrency: { synonyms: ["cargo value currency", "moneda del valor"] },
  currency: { synonyms: ["currency", "currency code", "moneda", "divisa"] },
  poNumber: { synonyms: ["PO", "PO number", "PO #", "purchase order", "orden de compra", "OC"] },
  bolNumber: { synonyms: ["BOL", "BOL number", "BOL #", "bill of lading", "carta porte", "conocimiento de embarque"] },
};

const isEnd = (word: string): word is End => Object.hasOwn(ends, word);
const isPart = (word: string): word is Part => Object.hasOwn(parts, word);
const isLoadField = (field: string): field is LoadField => Object.hasOwn(loadNames, field);

function namesOf(field: string): Names | undefined {
  if (isLoadField(field)) return loadNames[field];
  const [, end = "", part = ""] = /^([a-z]+)(\w+)$/.exec(field) ?? [];
  return isEnd(end) && isPart(part) ? namesOfPart(end, part) : undefined;
}

const columnIds = [
  ...["externalId", "externalDisplayId", "status", "externalCustomerId", "customerName"],
  ...Object.keys(ends).flatMap((end) => [
    ...(end === "stop" ? ["stopSequence", "stopType"] : []),
    ...Object.keys(parts).map((part) => `${end}${part}`),
  ]),
  ...Object.keys(loadNames),
].filter((field, index, all) => all.indexOf(field) === index);

const isField = (field: string): field is LoadRowField => namesOf(field) !== undefined;

/** The columns a table of loads may have. */
export const loadColumns = (label: (field: LoadRowField) => string): ImportColumn[] =>
  columnIds.filter(isField).map((id) => ({ id, label: label(id), synonyms: [], ...namesOf(id) }));
