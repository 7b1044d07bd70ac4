import type { Currency, Meaning } from "@/lib/tenders/rules/money";
import type { Part } from "@/lib/tenders/rules/text";

export type Column =
  | {
      kind: "place" | "city" | "state" | "postalCode" | "day" | "time" | "appointment" | "facility";
      stop: "PICKUP" | "DELIVERY";
    }
  | {
      kind:
        | "trailer"
        | "commodity"
        | "customer"
        | "notes"
        | "crossing"
        | "temperature"
        | "pieces"
        | "currency"
        | "count"
        | "length";
    }
  | { kind: "weight"; unit: "POUNDS" | "KILOGRAMS" | "TONS" | undefined }
  | { kind: "rate"; meaning: Meaning; currency: Currency | undefined }
  | { kind: "reference"; label: string };

const pickup = "pick ?-?up|pu|p\\/u|origin|origen|orig|ship(?:per|ping)?|carga|recoleccion|o|from|salida";
const delivery = "deliver(?:y)?|del|dest(?:ination)?|destino|drop|consignee|receiver|descarga|entrega|d|to|llegada";
const both = [
  ["PICKUP", pickup],
  ["DELIVERY", delivery],
] as const;

const placeKinds = [
  ["city", "city|ciudad|cd|town|municipio"],
  ["state", "st|state|estado|edo|prov"],
  ["postalCode", "zip|zip ?code|cp|c\\.p\\.|postal(?: code)?"],
  ["day", "date|fecha|day|dia|f\\."],
  ["time", "time|hora|hour|hrs"],
  ["appointment", "appt|appointment|cita|date\\/time|fecha y hora|fecha\\/hora"],
  ["facility", "name|facility|nombre|company|site|planta"],
] as const;

const stopTitles = both.map(([stop, words]) => ({
  stop,
  whole: new RegExp(`^(?:${words})(?: ?\\/ ?(?:${words}))?$`),
  kinds: placeKinds.map(([kind, names]) => ({
    kind,
    pattern: new RegExp(`^(?:${words})[ ._-]{0,2}(?:${names})$|^(?:${names})[ ._-]{0,2}(?:de |of )?(?:${words})$`),
  })),
}));

const simple: readonly (readonly [RegExp, Column])[] = [
  [/^(?:avail|date|fecha|f\. ?carga|ship date|ready|day|dia)$/, { kind: "day", stop: "PICKUP" }],
  [/^(?:f\. ?entrega|due|deliver by)$/, { kind: "day", stop: "DELIVERY" }],
  [/^(?:time|hora)$/, { kind: "time", stop: "PICKUP" }],
  [/^(?:cita|appt|appointment|cita ?\/ ?appt|appt ?\/ ?cita)$/, { kind: "appointment", stop: "PICKUP" }],
  [
    /^(?:truck|equip(?:ment)?|equipo|unidad|trailer|tipo(?: de unidad)?|trlr|tipo de equipo|remolque)$/,
    { kind: "trailer" },
  ],
  [/^(?:commodity|product(?:o)?|mercancia|goods|descripcion|description|material)$/, { kind: "commodity" }],
  [/^(?:customer|cliente|cust|shipper name|account)$/, { kind: "customer" }],
  [/^(?:notes?|notas?|comments?|comentarios|observaciones|remarks|obs)$/, { kind: "notes" }],
  [/^(?:crossing|cruce|border|bridge|puente|frontera)$/, { kind: "crossing" }],
  [/^(?:temp(?:erature|eratura)?)(?: \(?[fc]\)?)?$/, { kind: "temperature" }],
  [/^(?:pallets|plts|tarimas|pieces|pcs|piezas|bultos|qty|cantidad)$/, { kind: "pieces" }],
  [/^(?:mon(?:eda)?|curr(?:ency)?|divisa)$/, { kind: "currency" }],
  [/^(?:# ?loads|loads|viajes|no\. de viajes|count|trucks needed|unidades)$/, { kind: "count" }],
  [/^(?:length|largo|len)$/, { kind: "length" }],
  [/^(?:load ?(?:id|#|no|number)?|viaje|load number|id)$/, { kind: "reference", label: "LOAD" }],
  [/^(?:ref(?:erence|erencia)?(?: ?#)?|no\. ref)$/, { kind: "reference", label: "REF" }],
  [/^(?:po|p\.o\.|oc|orden de compra|po ?#)$/, { kind: "reference", label: "PO" }],
  [/^(?:order|pedido|orden)(?: ?#)?$/, { kind: "reference", label: "ORDER" }],
  [/^(?:folio)(?: ?#)?$/, { kind: "reference", label: "FOLIO" }],
  [/^(?:shipment|embarque)(?: ?(?:#|id))?$/, { kind: "reference", label: "SHIPMENT" }],
];

const currencyIn = (title: string): Currency | undefined =>
  /\busd\b|dlls|dolares|us\$/.test(title) ? "USD" : /\bmxn\b|pesos|m\.n\./.test(title) ? "MXN" : undefined;

function rateColumn(title: string): Column | undefined {
  if (!/\b(?:rate|tarifa|importe|target|max ?buy|pago|precio|price|flete|pay|tope|buy|costo|cost)\b/.test(title))
    return undefined;
  if (/per mile|\/mi|rpm/.test(title)) return undefined;
  const meaning: Meaning = /max|tope/.test(title)
    ? "MAX_BUY"
    : /target|objetivo|buy/.test(title)
      ? "TARGET"
      : /cust|cliente|sell|venta/.test(title)
        ? "CUSTOMER_RATE"
        : "UNKNOWN";
  return { kind: "rate", meaning, currency: currencyIn(title) };
}

function weightColumn(title: string): Column | undefined {
  if (
    !/^(?:(?:gross |net )?(?:weight|wt|peso)(?: bruto| neto)?|lbs?|pounds|kgs?|kilos|ton(?:eladas|s)?|libras)\b/.test(
      title,
    )
  )
    return undefined;
  const unit = /\b(?:lbs?|pounds|libras)\b/.test(title)
    ? "POUNDS"
    : /\bk(?:gs?|ilos)\b/.test(title)
      ? "KILOGRAMS"
      : /\bton/.test(title)
        ? "TONS"
        : undefined;
  return { kind: "weight", unit };
}

function stopColumn(title: string): Column | undefined {
  for (const { stop, whole, kinds } of stopTitles) {
    if (whole.test(title)) return { kind: "place", stop };
    const found = kinds.find(({ pattern }) => pattern.test(title));
    if (found) return { kind: found.kind, stop };
  }
  return undefined;
}

/** What a column has, by its title in either language; undefined for what a load has no place for. */
export function columnOf({ plain }: Part): Column | undefined {
  const title = plain
    .replace(/["*_]/g, " ")
    .replace(/[ \t]+/g, " ")
    .trim();
  if (title === "" || title.length > 40) return undefined;
  const known = simple.find(([pattern]) => pattern.test(title))?.[1];
  return known ?? stopColumn(title) ?? weightColumn(title) ?? rateColumn(title);
}
