import type { Zip } from "@/lib/places/rules/gazetteer";
import type { Word } from "@/lib/places/rules/words";

/** A postal code as it stands in an address. Five digits may be a ZIP code or a código postal. */
export type PostalCode = { start: number; end: number; text: string; opensPart: boolean; zip?: Zip | undefined };

const fiveDigits = /^\d{5}$/;
const fourDigits = /^\d{4}$/;
const canadianHalves = [/^[a-z]\d[a-z]$/, /^\d[a-z]\d$/] as const;
const canadianWhole = /^[a-z]\d[a-z]\d[a-z]\d$/;

/** `opensPart` says that more words follow in the same part of the address, as they do behind a house number. */
export function readPostalCodes(words: readonly Word[], findZip: (code: number) => Zip | undefined): PostalCode[] {
  const found: PostalCode[] = [];
  for (const [start, { text, segment }] of words.entries()) {
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
