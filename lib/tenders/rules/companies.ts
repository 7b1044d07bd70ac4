import type { Message } from "@/lib/tenders/rules/messages";
import { linesOf, matchesOf, type Part, type Span, slice, trimmed, writtenAt } from "@/lib/tenders/rules/text";

export type BrokerFound = Span & { name: string; side: "MX" | "US" };

const suffix = String.raw`(?:,?[ \t](?:s\.? ?a\.?(?: ?p\.? ?i\.?)?(?: de c\.? ?v\.?)?|s\. de r\.l\.(?: de c\.v\.)?|inc|llc|corp|ltd|co)(?![a-z])\.?)`;
const name = String.raw`([\p{L}\d][\p{L}\d&.' -]{1,58}?${suffix}?)`;
const ending = String.raw`(?=[ \t]{2}|[,;\n(|¤]|\.(?:[ \t\n]|$)|$)`;
const labelled = new RegExp(
  String.raw`\b(?:customer|cliente|bill to|facturar? a|facturas a)(?:[ \t](?:is|es|name))?(?:[ \t]{0,2}(?::|\.{3,20})|(?<=(?:is|es|facturas? a|facturar a)))[ \t]{1,3}(?!(?:pays?|paga|rate|pushed|wants|needs|nos|quiere|pide|autoriza|confirmo)\b)${name}${ending}`,
  "gu",
);
const ofCustomer = new RegExp(
  String.raw`\b(?:es de|from our customer|para el cliente|carga de(?=[ \t]industrias|[ \t]grupo))[ \t](?=(?:industrias|grupo|aceros|empaques|\p{L}+ ))${name}${ending}`,
  "gu",
);
const wholeSuffix = new RegExp(`${suffix}[ \\t]*$`, "u");

const titles =
  /\b(?:planner|manager|coordinator|coordinador[a]?|trafico|logistica|logistics|compras|gerente|director[a]?|traffic|transportation|supervisor|dispatch(?:er)?|sr|sent|enviado|tel|cel|phone|mobile|ext|ventas|sales|shipping|export|embarques|comercio exterior|almacen|analyst|specialist|vp|ceo)\b/;
const personal = /^(?:ing|lic|arq|c\.?p|sr|sra|mr|mrs|ms|dr)\.? /;
const signedOff =
  /^(?:best|kind|regards|rgds|thanks?|thx|thank you|gracias|saludos|slds|sldos|atte|atentamente|cordialmente|sincerely|cheers|quedo|sin mas|sent|enviado|--|\/\/)/;

const isBold = (text: string) => /^\p{Lu}/u.test(text);

/** The company that a signature names: the one with a company's ending, else what stands behind the person. */
function signedCompany(signature: Part): Span | undefined {
  const lines = linesOf(signature).filter(({ plain }) => plain.trim() !== "" && !signedOff.test(plain.trim()));
  const segments = lines.flatMap((line, index) =>
    segmentsOf(line).map((part, at) => ({ part, isPerson: index === 0 && at === 0 })),
  );
  const usable = segments.filter(({ part }) => {
    const text = writtenAt(part, { start: part.at, end: part.at + part.written.length }).trim();
    return (
      !/[\d@+]/.test(text) &&
      isBold(text) &&
      text.length > 3 &&
      !personal.test(part.plain.trim()) &&
      !titles.test(part.plain)
    );
  });
  const named = usable.find(({ part }) => wholeSuffix.test(part.plain));
  const chosen = named ?? usable.find(({ isPerson }) => !isPerson);
  return chosen
    ? trimmed(chosen.part, { start: chosen.part.at, end: chosen.part.at + chosen.part.plain.length }, /[\s,;:|*-]/)
    : undefined;
}

/** A comma before "Inc." or "S.A." belongs to the name. */
function segmentsOf(line: Part): Part[] {
  const parts: Part[] = [];
  let start = 0;
  for (const { start: at, end } of matchesOf(
    line,
    /[ \t]?\|[ \t]?|[ \t]-[ \t]|,[ \t](?!s\.? ?a|inc|llc|corp|s\. de)/g,
  )) {
    parts.push(slice(line, start, at - line.at));
    start = end - line.at;
  }
  parts.push(slice(line, start, line.plain.length));
  return parts.filter(({ plain }) => plain.trim() !== "");
}

export function namedCustomer(part: Part): Span | undefined {
  for (const pattern of [labelled, ofCustomer]) {
    for (const { start, end, groups, text } of matchesOf(part, pattern)) {
      const from = end - (text.length - text.lastIndexOf(groups[0] ?? ""));
      const span = trimmed(part, { start: from, end: from + (groups[0] ?? "").length }, /[\s,;:|]/);
      if (span.start >= start && isBold(writtenAt(part, span))) return span;
    }
  }
  return undefined;
}

/** The customer as the one who wrote signs, or as its mail names the sender: "Tráfico Vidriera Lampazos <…>". */
export function writingCustomer({ signature, sender }: Message): Span | undefined {
  const signed = signature && signedCompany(signature);
  if (signed) return signed;
  const [match] = sender
    ? matchesOf(
        sender,
        /^[ \t]*(?:trafico|logistica|embarques|ventas|compras|logistics|shipping|traffic)[ \t]([^<\n]{3,60}?)[ \t]*</g,
      )
    : [];
  if (!match) return undefined;
  const [words = ""] = match.groups;
  const start = match.start + match.text.indexOf(words, 6);
  return { start, end: start + words.length };
}

/** "Please advise rate. Gulf Coast Coatings, M. Tran, 555-…": who is to be called. */
export function callingCustomer(part: Part): Span | undefined {
  const [match] = matchesOf(part, /(?<=\.[ \t])([\p{L}][\p{L}&' ]{4,40}), (?:[\p{L}]\. )?\p{L}+, [¤]/gu);
  const length = match?.groups[0]?.length ?? 0;
  return match &&
    /^(?:\p{Lu}[\p{L}&']* ){1,4}\p{Lu}[\p{L}&']*$/u.test(
      writtenAt(part, { start: match.start, end: match.start + length }),
    )
    ? { start: match.start, end: match.start + length }
    : undefined;
}

const side = (word: string | undefined): "MX" | "US" | undefined =>
  word === undefined ? undefined : /^m/.test(word) ? "MX" : /^(?:us|am|u\.s)/.test(word) ? "US" : undefined;
const ofSide = new RegExp(
  String.raw`\b(?:a\.a\.|agente aduanal|agencia aduanal|aa|customs broker|broker|aduana)[ \t]{0,2}\(?(mex(?:icano|ican|ico)?|mx|americano|american|us|usa|u\.s\.)\)?[ \t]{0,2}[:.][ \t]{0,3}${name}(?=[ \t]{2}|[,;\n(|¤/]|$)`,
  "gu",
);
const bracketed = new RegExp(String.raw`(?:[:/;,][ \t]{0,2})${name}[ \t]\((mx|us|mex|usa)\)`, "gu");
const inTown = new RegExp(
  String.raw`\b(?:our|nuestro|us|customs)[ \t](?:customs )?(?:broker|agente)[ \t](?:in|en)[ \t](laredo|el paso|pharr|mcallen|otay mesa|san diego|nogales az|brownsville|eagle pass|nuevo laredo|reynosa|tijuana|ciudad juarez)[ \t](?:is|es|:)[ \t]${name}${ending}`,
  "gu",
);

/** The customs brokers with the side of the border that each clears, and the part without them: they are no stops. */
export function customsBrokersIn(part: Part): BrokerFound[] {
  const found: BrokerFound[] = [];
  const add = (match: Span & { text: string }, called: string | undefined, cleared: "MX" | "US" | undefined) => {
    if (!called || !cleared) return;
    const start = match.start + match.text.lastIndexOf(called);
    const span = trimmed(part, { start, end: start + called.length }, /[\s,;:|]/);
    found.push({ start: span.start, end: span.end, name: writtenAt(part, span), side: cleared });
  };
  for (const match of matchesOf(part, ofSide)) add(match, match.groups[1], side(match.groups[0]));
  for (const match of matchesOf(part, inTown)) {
    add(match, match.groups[1], /nuevo laredo|reynosa|tijuana|juarez/.test(match.groups[0] ?? "") ? "MX" : "US");
  }
  if (/\b(?:customs|aduanal|broker|a\.a\.)/.test(part.plain)) {
    for (const match of matchesOf(part, bracketed)) add(match, match.groups[0], side(match.groups[1]));
  }
  return found;
}

/** A name with a company's ending is no goods. */
export const isCompany = (text: string) => wholeSuffix.test(text.toLowerCase());

export const brokerSentences =
  /\b(?:customs[ \t]?:|(?:our |nuestro )?(?:customs )?broker\b|a\.a\.|agente aduanal|agencia aduanal|custodia hasta|escort to)[^\n.;]{0,120}/g;

const domain = /@([a-z0-9-]{5,40})\./g;

/** Of the sites that a text names, the one whose company the address of its mail spells: vallehondo.example. */
export function customerOfMail(part: Part, names: readonly Span[]): Span | undefined {
  const domains = matchesOf(part, domain).map(({ groups: [name = ""] }) => name.replaceAll("-", ""));
  return names.find((span) => {
    const spelled = part.plain.slice(span.start - part.at, span.end - part.at).replace(/[^a-z0-9]/g, "");
    return domains.some((name) => spelled.includes(name));
  });
}
