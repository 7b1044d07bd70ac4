import type { Zip } from "@/lib/places/rules/gazetteer";
import { mexicanStateOf, mexicanTownOf } from "@/lib/places/rules/mexican-postal-codes";
import { keyOf, type Word } from "@/lib/places/rules/words";
import { isPostalCodeOf } from "@/lib/vocabulary/postal-code";

/** The first letter of a Canadian postal code gives its province (Canada Post). */
const provinces = "A NL|B NS|C PE|E NB|G QC|H QC|J QC|K ON|L ON|M ON|N ON|P ON|R MB|S SK|T AB|V BC|X NT NU|Y YT";
const provincesByLetter = new Map(
  provinces.split("|").map((entry) => [entry.slice(0, 1), entry.slice(2).split(" ")] as const),
);
const provincesOf = (code: string) => provincesByLetter.get(code.slice(0, 1)) ?? [];

/** The towns most freight goes to, by the first two characters of their codes or the first alone. */
const towns =
  "A1 St. Johns|B3 Halifax|E1 Moncton|G1 Quebec|H Montreal|J4 Longueuil|K1 Ottawa|K2 Ottawa|L3 Markham|L4 Mississauga|" +
  "L5 Mississauga|L6 Brampton|L8 Hamilton|M Toronto|N2 Kitchener|N5 London|N6 London|N8 Windsor|N9 Windsor|R2 Winnipeg|" +
  "R3 Winnipeg|S4 Regina|S7 Saskatoon|T2 Calgary|T3 Calgary|T5 Edmonton|T6 Edmonton|V3 Surrey|V4 Surrey|V5 Vancouver|V6 Vancouver";
const townsByPrefix = new Map(
  towns.split("|").map((entry) => [entry.slice(0, entry.indexOf(" ")), keyOf(entry.slice(entry.indexOf(" ") + 1))]),
);
const canadianTownOf = (code: string) => townsByPrefix.get(code.slice(0, 2)) ?? townsByPrefix.get(code.slice(0, 1));

/** The key of the town that a Mexican or Canadian code belongs to, where its first characters determine it. */
export const townOf = (code: string) => (isMexican(code) ? mexicanTownOf(code) : canadianTownOf(code));

const isMexican = (code: string) => /^\d/.test(code);

/** Whether a Mexican or Canadian code is one of a state's. */
export const fitsState = (code: string, countryCode: string, state: string) =>
  countryCode === "MX"
    ? mexicanStateOf(code) === state
    : countryCode === "CA" && !isMexican(code) && provincesOf(code).includes(state);

/** A postal code as it stands in an address. Five digits may be a ZIP code or a código postal. */
export type PostalCode = { start: number; end: number; text: string; opensPart: boolean; zip?: Zip | undefined };

const fiveDigits = /^\d{5}$/;
const fourDigits = /^\d{4}$/;
const canadianHalves = [/^[a-z]\d[a-z]$/, /^\d[a-z]\d$/] as const;
const canadianWhole = /^[a-z]\d[a-z]\d[a-z]\d$/;

/** Four digits right behind a state whose codes begin with a zero have lost it: Portland, ME 4101. */
function hasLostZero(words: readonly Word[], at: number) {
  const { text = "", segment } = words[at] ?? {};
  const nextIsOther = words[at + 1]?.segment !== segment || fourDigits.test(words[at + 1]?.text ?? "");
  if (!fourDigits.test(text) || !nextIsOther) return false;
  const before = (count: number) => words.slice(Math.max(0, at - count), at).map((word) => word.text);
  return [1, 2].some((count) => isPostalCodeOf(`0${text}`, before(count).join("")));
}

/** `opensPart` says that more words follow in the same part of the address, as they do behind a house number. */
export function readPostalCodes(words: readonly Word[], findZip: (code: number) => Zip | undefined): PostalCode[] {
  const found: PostalCode[] = [];
  for (const [start, { text: written, segment }] of words.entries()) {
    const text = hasLostZero(words, start) ? `0${written}` : written;
    const next = words[start + 1];
    const isFirst = words[start - 1]?.segment !== segment;
    const opensPart = (end: number) => isFirst && start === 0 && words[end]?.segment === segment;
    if (fiveDigits.test(text)) {
      const end = next && fourDigits.test(next.text) ? start + 2 : start + 1;
      found.push({ start, end, text, opensPart: opensPart(end), zip: findZip(Number(text)) });
    } else if (canadianWhole.test(text)) {
      found.push({
        start,
        end: start + 1,
        text: `${text.slice(0, 3)} ${text.slice(3)}`.toUpperCase(),
        opensPart: false,
      });
    } else if (next && canadianHalves[0].test(text) && canadianHalves[1].test(next.text)) {
      found.push({ start, end: start + 2, text: `${text} ${next.text}`.toUpperCase(), opensPart: false });
    }
  }
  return found;
}
