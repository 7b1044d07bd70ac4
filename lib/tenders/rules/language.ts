import type { Part } from "@/lib/tenders/rules/text";

export type Language = "en" | "es" | "mixed";

const english =
  /\b(?:the|and|to|from|for|with|need|please|pickup|pick|up|deliver|delivery|drop|load|loads|rate|truck|of|at|is|on|by|this|can|you|we|our|out|weight|ship|date|shipper|consignee|del|pu|dest|avail|loading|carrier|customer|must|have|call|touch|equip|equipment|available|ready|flat|monday|tuesday|wednesday|thursday|friday)\b/g;
const spanish =
  /\b(?:el|la|los|las|de|del|para|con|por|en|que|una|un|son|carga|descarga|entrega|entregar|recoleccion|origen|destino|caja|tarimas|peso|unidad|tarifa|flete|cita|manana|hoy|lunes|martes|miercoles|jueves|viernes|sabado|mercancia|cruce|fecha|toneladas|cliente|necesito|ocupo|favor|buenas|buenos|buen|dia|salida|todo|mas)\b/g;

const count = (plain: string, words: RegExp) => plain.match(words)?.length ?? 0;

/** By its small words: what a date or a bare price means goes by it. */
export function languageOf({ plain }: Part): Language {
  const [en, es] = [count(plain, english), count(plain, spanish)];
  if (en > es * 2) return "en";
  return es > en * 2 ? "es" : "mixed";
}
