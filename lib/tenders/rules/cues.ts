import { matchesOf, type Part, type Span } from "@/lib/tenders/rules/text";

export type Role = "PICKUP" | "DELIVERY" | "OTHER" | "LOAD";
/** Words that say of which stop what follows is. `isFirm`: until the next such word, whatever the line. */
export type Cue = Span & { role: Role; isAppointment: boolean; isFirm: boolean };

const prefix = String.raw`(?:(?:cita|fecha(?:\/hora)?|hora|lugar|ventana|direccion|domicilio)[ \t](?:y hora[ \t])?(?:de |para )?(?:la )?)?`;
const suffix = String.raw`(?:[ \t]?(?:#|no\.?)?[ \t]?\d{1,2}(?=[ \t]{0,2}[-:.)]|[ \t]{2}))?(?:[ \t](?:date|time|appt|appointment|window|location|address|city|at|by|on|date\/time|to|from|en))?[ \t]{0,2}[:@.-]{0,3}`;
const words = (list: string) => new RegExp(String.raw`\b${prefix}(?:${list})\b${suffix}`, "g");

const pickup = words(
  String.raw`pick[ -]?ups?(?![ \t]?(?:#|no\.))|pick|p\/u|pu(?![ \t]?#)|origin|origen|shipper|ship (?:from|date|point)|shipping from|they load|loads? (?=at|in|on|from|mon|tue|wed|thu|fri|sat|sun|today|tomorrow)|loading(?= (?:at|in|on|from|mon|tue|wed|thu|fri|today|tomorrow))|cargan?(?! (?:disponible|completa|general|seca|suelta|peligrosa|consolidada|util|pesada|fraccionada|a |hacia))|cargar|recoleccion|recolecta[rn]?|recoge[rn]?|remitente|embarcador|sale[n]?(?= (?:el|a |de|hoy|manana|en|lunes|martes|mier|juev|vier|sab))|salida|ready|available on|stop \d{1,2} ?[-:.] ?(?:shipper|pick ?up|origin|carga|origen)`,
);
const delivery = words(
  String.raw`deliver(?:y|ies|s|ing|ed)?(?! fee)|drops?(?: ?offs?)?(?! (?:trailer|deck|and hook))|consignee|receiver|destination|dest|destino|destinatario|entregas?|entregan?|entregar|descargas?|descargan?|descargar|reciben?(?! pago)|(?:los|lo|las|la) (?:esperan|reciben)|so(?= \d)|stop ?off|unload(?:s|ing)?|wants? it there|there by|needs? to be there|arriv(?:e|al)|llegar?|llegan|stop \d{1,2} ?[-:.] ?(?:consignee|receiver|delivery|drop|destino|entrega)`,
);
/** "del" is also Spanish for "of the": it is a stop where a day or a time follows. */
const del =
  /\bdel(?=[:.]? ?(?:\d{1,2}\/|mon\b|tue|wed|thu|fri\b|sat\b|sun\b|appt|by\b|date|time|city|st\b|tomorrow|tmrw|next))[:.]?/g;
const other =
  /\b(?:(?:need|please|pls|quote|bid|answer|respond|reply|let me know)[ \t](?:me[ \t])?(?:an?[ \t])?(?:answer|quote|reply|respond|bid|back)?[ \t]?by|answer by|quote by|bids? (?:due|by)|responder|respuesta|confirmar antes|emision|fecha de (?:emision|pedido|solicitud)|issued?|custodia|escort|invoice|factura|vigencia|valid (?:until|thru)|pedimento|requested by|solicitad[oa]|customs|aduana[l]?|agente aduanal|a\.a\.|broker|yard of|last free day|cutoff|eta|value|pago|payment|anticipo)\b/g;
const otherStop = /\bstop \d{1,2} ?[-:.] ?(?:customs|aduana|border|crossing|cruce|transfer|transload|yard)\b/g;

/** A label of the whole load ends what was said of a stop. */
const ofLoad =
  /(?<=^|\n)[*•-]?[ \t]?(?:unidad|equipo|equip(?:ment)?|trailer|tipo(?: de unidad)?|mercancia|commodity|product(?:o)?|peso|weight|rate|tarifa|flete|temp(?:eratura|erature)?|qty|cantidad|truck(?: type)?|requisitos|requirements|cruce|crossing|customer|cliente|total|notes?|notas|comments|precio|pago)\b[^\n:]{0,16}:/g;

/** The cues of a part, in the order in which they stand. Cover what is no running text before. */
export function cuesIn(part: Part): Cue[] {
  const of = (pattern: RegExp, role: Role, isFirm: boolean) =>
    matchesOf(part, pattern).map(({ start, end, text }) => ({
      start,
      end,
      role,
      isFirm,
      isAppointment: /\b(?:cita|appt|appointment)\b/.test(text),
    }));
  const all = [
    ...of(otherStop, "OTHER", true),
    ...of(pickup, "PICKUP", true),
    ...of(delivery, "DELIVERY", true),
    ...of(del, "DELIVERY", true),
    ...of(other, "OTHER", false),
    ...of(ofLoad, "LOAD", true),
  ];
  const sorted = all.sort((a, b) => a.start - b.start || b.end - a.end);
  return sorted.filter(
    (cue, index) => !sorted.slice(Math.max(0, index - 3), index).some((last) => last.end > cue.start),
  );
}

/** The cue that holds at a position: a passing one only until its sentence ends. */
export function cueAt(part: Part, cues: readonly Cue[], position: number): Cue | undefined {
  for (let index = cues.length - 1; index >= 0; index--) {
    const cue = cues[index];
    if (!cue || cue.start > position) continue;
    if (cue.isFirm || !/\n|\.[ \t]|;/.test(part.plain.slice(cue.end - part.at, position - part.at))) return cue;
  }
  return undefined;
}
