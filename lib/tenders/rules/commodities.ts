import { matchesOf, type Part, type Span, trimmed, writtenAt } from "@/lib/tenders/rules/text";

/** Words that are no goods: where one stands, the name of the goods has ended. */
const stops = new Set(
  `total totals each c/u gross net approx aprox about como son es is are was van va must need needs needed want wants no not sin with con para for
from to a al en in on at the el la los las un una uno this that load loads truck trucks trailer unit unidad unidades viaje viajes carga cargas ready call text
ref per por trip pago paga pagan pay pays paying flat all cash hot urge urgente please pls favor thanks gracias and y or o weight peso wt qty cantidad
rate tarifa flete usd mxn pesos dlls hi hola hey hello buenas buenos dia tardes asap today tomorrow hoy manana monday tuesday wednesday thursday friday
saturday sunday lunes martes miercoles jueves viernes sabado domingo pickup pick drop delivery deliver del pu origin origen destino destination
equipment equip equipo unit caja cajas seca van vans reefer flatbed plataforma only team live available disponible disponibles que q se le les me nos
lleva llevan traslado mover move cargado loaded livianas livianos pesadas kgs lbs kg lb ton tons tarimas tarima pallets pallet plts piezas pcs approx.
miles mi km temp temperatura set keep aproximadamente max min maximum mil k x full fulls standard entarimado entarimada palletized cliente customer
we you i they our your nuestra nuestro su sus it's its esta este estos esas esos ese esa can could would will tiene tienes tengo hay only flexible going
goin weighing cada vacios empty continuous start stop cycle out there here alla aqui bien muy mas menos si yes ok done still open get got anything something`
    .split(/\s+/)
    .map((word) => word.trim()),
);

/** Goods that freight often is, by the beginning of the word. */
const goods =
  /^(?:acero|steel|lamina|alambre|wire|cable|tuber|pipe|tubo|varilla|rebar|aluminio|alumin|cobre|copper|metal|chatarra|scrap|autopart|auto|parts?$|partes|refaccion|motor|engine|llanta|tire|asiento|seat|arnes|harness|maquinaria|machin|equipo|equipment|excavator|excavadora|tractor|transform|generador|generator|vidrio|glass|plastic|resin|pellet|pvc|carton|paper|papel|empaque|packag|caja|box|mueble|furnitur|electrodom|applianc|lavadora|washer|refrigerador|electroni|comput|tv|textil|textile|ropa|cloth|apparel|tela|fabric|jugu|toy|cerveza|beer|tequila|vino|wine|licor|liquor|bebida|beverage|agua|water|soda|refresco|jugo|juice|alimento|food|comida|meal|snack|botana|dulce|candy|azucar|sugar|harina|flour|maiz|corn|trigo|wheat|grano|grain|frijol|bean|arroz|rice|aguacate|avocado|tomat|jitomate|pepino|cucumber|chile|pepper|cebolla|onion|lim[oe]n?|lime|lemon|naranja|orange|mango|papaya|sandia|watermelon|melon|berr|fresa|frambuesa|raspberr|strawberr|uva|grape|manzana|apple|platano|banana|lechuga|lettuce|brocoli|broccoli|verdura|vegetable|produce|fruta|fruit|carne|meat|beef|pork|cerdo|pollo|chicken|pescado|fish|camaron|shrimp|marisco|seafood|queso|cheese|leche|milk|yogur|dairy|lacteo|helado|ice|huevo|egg|medicament|medic|pharma|farmac|surgical|quirurg|quimic|chemical|pintura|paint|solvente|fertiliz|cemento|cement|block|ladrillo|brick|madera|lumber|wood|tarima|triplay|plywood|ceramic|azulejo|tile|piso|yeso|drywall|cosmetic|jabon|soap|detergent|panal|diaper|houseware|merchandise|mercancia|general|frozen|fresh|steel|coil|bobina|rollo)/;

const wordAt = /[\p{L}][\p{L}'&/-]*/uy;

/** The words from a position on that may name goods, at most six of them. */
function phraseFrom(part: Part, position: number): Span | undefined {
  let at = position - part.at;
  let end = at;
  for (let count = 0; count < 6; count++) {
    wordAt.lastIndex = at;
    const [word] = wordAt.exec(part.plain) ?? [];
    if (!word) break;
    const isLink = /^(?:de|of|del|d)$/.test(word);
    if (!isLink && stops.has(word)) break;
    at += word.length;
    if (!isLink) end = at;
    if (part.plain[at] !== " ") break;
    at++;
  }
  return end > position - part.at ? { start: position, end: part.at + end } : undefined;
}

/** The words before a position that may name goods. */
function phraseUntil(part: Part, position: number): Span | undefined {
  const text = part.plain.slice(Math.max(0, position - part.at - 70), position - part.at);
  const [, run = ""] = /([\p{L}'& -]{3,70})[ ,:(]{1,3}$/u.exec(text) ?? [];
  const words = run.trim().split(" ");
  let from = words.length;
  while (from > 0 && words.length - from < 5 && !stops.has(words[from - 1] ?? "") && words[from - 1] !== "") from--;
  while (from < words.length && /^(?:de|of|del)$/.test(words[from] ?? "")) from++;
  const phrase = words.slice(from).join(" ");
  if (phrase.length < 3) return undefined;
  // Behind a sign another clause may have begun; there only known goods count.
  if (/[,:(][ ]{0,2}$/.test(text) && !isGoods(phrase)) return undefined;
  const start = position - text.length + text.lastIndexOf(phrase);
  return { start, end: start + phrase.length };
}

const label =
  /\b(?:commodity|commodities|product(?:o)?s?(?: en todos)?|mercancia|goods|material|contenido|descripcion|description|producto)\b[ \t]{0,2}[:.]{1,24}[ \t¤]{0,60}/g;
const carried =
  /\b(?:llevan?|hauling|load of|carga de|cargas de|traslado de|embarque de|moving|transportar|haul)[ \t](?:\d{1,3}[ \t])?(?:\([a-z]{2,8}\)[ \t])?/g;
const ofQuantity = /^[ \t]{0,2}(?:aprox\.?|approx\.?|c\/u|cada un[oa])?[ \t]{0,2}(?:de|of)[ \t]/;

/**
 * What the goods are: behind a label, behind or before their weight or pieces, or known words. Everything else that was
 * read is covered in `part`.
 */
export function commodityIn(part: Part, quantities: readonly (readonly Span[])[]): Span | undefined {
  const [labelled] = matchesOf(part, label).flatMap(({ end }) => labelledValue(part, end) ?? []);
  if (labelled) return labelled;
  // Goods stand beside their weight and pieces rather than beside their temperature.
  const sorted = quantities.flatMap((spans) => [...spans].sort((a, b) => a.start - b.start));
  const tail = (span: Span) => part.plain.slice(span.end - part.at, span.end - part.at + 30);
  const first = <Value>(find: (span: Span) => Value | undefined) => sorted.flatMap((span) => find(span) ?? [])[0];
  const behindOf = first((span) => {
    const [skipped] = ofQuantity.exec(tail(span)) ?? [];
    return skipped === undefined ? undefined : phraseFrom(part, span.end + skipped.length);
  });
  if (behindOf) return behindOf;
  const [load] = matchesOf(part, carried).flatMap(({ end }) => phraseFrom(part, end) ?? []);
  if (load) return load;
  const behind = first((span) => {
    const [blanks] = /^[ \t]{1,3}/.exec(tail(span)) ?? [];
    return blanks === undefined ? undefined : phraseFrom(part, span.end + blanks.length);
  });
  return behind ?? first((span) => phraseUntil(part, span.start)) ?? knownGoods(part);
}

function labelledValue(part: Part, end: number): Span | undefined {
  const rest = part.plain.slice(end - part.at, end - part.at + 80);
  const [value = ""] = /^[^,;\n(|¤]*?(?=[,;\n(|¤]|\.(?:[ \t]|$)|[ \t]{2}|$)/.exec(rest) ?? [];
  const span = trimmed(part, { start: end, end: end + value.length });
  return /\p{L}{3}/u.test(writtenAt(part, span)) ? span : undefined;
}

/** Goods that stand by themselves between signs, known by a word. */
function knownGoods(part: Part): Span | undefined {
  for (const { start, text } of matchesOf(part, /(?<=[,;.\n|/:¤]|^)[ \t]{0,3}\p{L}[\p{L} ]{2,40}(?=[,;.\n|/(¤]|$)/gu)) {
    const span = trimmed(part, { start, end: start + text.length });
    const phrase = phraseFrom(part, span.start);
    const words = text.trim().split(" ");
    if (phrase && phrase.end === span.end && words.length <= 4 && words.some((word) => goods.test(word))) return phrase;
  }
  return undefined;
}

export const isGoods = (text: string) => text.split(" ").some((word) => goods.test(word));
