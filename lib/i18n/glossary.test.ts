import { expect, test } from "vitest";
import { loadMessages, type Messages } from "@/lib/i18n/load-messages";

const flatten = (messages: Messages, prefix = ""): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  );

// The names of values and their kinds are not read by anybody.
const spoken = (text: string) => text.replace(/\{\w+(\}|, (plural|select),|, number)/g, " ");

const english = new Map(flatten(await loadMessages("en-US")));
const spanish = new Map(flatten(await loadMessages("es-MX")));

/** What else people call it, which no text does. */
const otherWords: Record<string, { english: RegExp; spanish: RegExp }> = {
  "max buy": {
    english: /maximum buy|buy max|\bceiling\b|pay at most|(below|at|no) (the )?maximum\b/i,
    spanish: /m[áa]xim[oa] de compra|\btope\b|sin máximo|del máximo|\bel máx\./i,
  },
  target: {
    english: /target (rate|price)|goal price/i,
    spanish: /(tarifa|precio) (meta|objetivo)|\bmetas? de respuesta/i,
  },
  sell: {
    english: /customer rates?\b|sell(ing)? (rate|price)|(sale|sales) price/i,
    spanish: /tarifas? (al|del) cliente|(precio|tarifa) de venta/i,
  },
  "market rate": { english: /market price/i, spanish: /(tarifa|precio)s? del mercado|precios? de mercado/i },
  bid: { english: /\bquot(es|ation)\b|\b(a|your|the) quote\b/i, spanish: /\bpujas?\b|\bcotizaci(ón|ones)\b/i },
  counter: { english: /counter-?\s?offers?/i, spanish: /contrapropuesta|contra oferta/i },
  posting: {
    english: /\blistings?\b|\boffer(ed)? (to|many|loads)\b|offer to more/i,
    spanish:
      /(ofrecer|ofrezca|ofrecida|sin ofrecer|se ofrece) (una carga |cargas )?a (más|transportistas)|\banuncios?\b/i,
  },
  "offer link": { english: /bid(ding)? link|link to bid/i, spanish: /enlaces? de (la )?oferta/i },
  requirement: { english: /\bprerequisites?\b/i, spanish: /(todo )?lo que (pide|pedía) la carga|requerimientos?/i },
  booked: { english: /\breserved\b/i, spanish: /reservad[oa]s?|reservó|\breservas?\b/i },
  status: { english: /\bload state\b/i, spanish: /\bestado de la carga\b/i },
};

/** A text that has the term in one language has it in the other. */
const pairs: Record<string, { english: RegExp; spanish: RegExp; but?: readonly string[] }> = {
  "max buy": { english: /\bmax buy\b/i, spanish: /\bcompra máx/i },
  target: { english: /\btarget\b/i, spanish: /\bmeta\b/i },
  sell: { english: /\bsell\b/i, spanish: /\bventa\b/i },
  bid: {
    english: /\bbid(s|ding|ders?)?\b/i,
    spanish: /(?<!para )\bofert/i,
    but: ["apiKeys.scopes.postings_write", "offers.over.reasons.posting_expired"],
  },
  counter: { english: /\bcounter(s|ed)?\b/i, spanish: /\bcontraof/i },
  posting: {
    english: /\bpostings?\b/i,
    spanish: /\bpublicaci(ón|ones)\b/i,
    // The verb.
    but: ["postings.open.onHold", "postings.open.submitting"],
  },
  "offer link": { english: /\boffer links?\b/i, spanish: /\benlaces? para ofertar\b/i },
  requirement: { english: /\brequirements?\b/i, spanish: /\brequisitos?\b/i },
  "rate confirmation": {
    english: /\brate confirmations?\b/i,
    spanish: /\bconfirmaci(ón|ones) de tarifa\b/i,
    // The navigation has no room for more.
    but: ["shell.nav.rateConfirmations"],
  },
  "instant response": { english: /\binstant responses?\b/i, spanish: /\brespuestas? inmediatas?\b/i },
  status: { english: /\bstatus(es)?\b/i, spanish: /\bestatus\b/i },
  trailer: { english: /\btrailers?\b/i, spanish: /\bremolques?\b/i },
};

test.each(Object.entries(pairs))("%s is said in both languages or in none", (_word, { but = [], ...pair }) => {
  const oneSided = [...english].flatMap(([key, text]) => {
    const translation = spanish.get(key) ?? "";
    const isSaid = pair.english.test(spoken(text));
    return isSaid === pair.spanish.test(spoken(translation)) || but.includes(key)
      ? []
      : `${key}: ${text} | ${translation}`;
  });
  expect(oneSided).toEqual([]);
});

test.each(Object.entries(otherWords))("%s has one word in each language", (_word, other) => {
  const named = (texts: Map<string, string>, words: RegExp) =>
    [...texts].filter(([, text]) => words.test(text)).map(([key, text]) => `${key}: ${text}`);
  expect([...named(english, other.english), ...named(spanish, other.spanish)]).toEqual([]);
});
