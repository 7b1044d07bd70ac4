// Whether two values of a field are the same, as `score.md` has it.
import { regionsByKey } from "@/lib/places/rules/regions";
import { keyOf } from "@/lib/places/rules/words";

export const sameText = (a: string, b: string) => keyOf(a) === keyOf(b);

const statesOf = (text: string) => (regionsByKey.get(keyOf(text)) ?? []).join();
export function sameState(a: string, b: string) {
  const [one, other] = [regionsByKey.get(keyOf(a)) ?? [], regionsByKey.get(keyOf(b)) ?? []];
  return statesOf(a) === statesOf(b) || one.some((state) => other.includes(state));
}

/** Equal, or one contains the other: Escobedo, General Escobedo. */
export function sameCity(a: string, b: string) {
  const [one, other] = [keyOf(a), keyOf(b)];
  return one === other || ` ${one} `.includes(` ${other} `) || ` ${other} `.includes(` ${one} `);
}

const companyForm = /\b(?:s\.?a\.?p?\.?i?\.?(?: ?de ?c\.?v\.?)?|inc|llc|corp|de c v|s a)\b\.?/gi;
const wordsOf = (text: string) => keyOf(text.replace(companyForm, " ")).split(" ").filter(Boolean);

/** At least 60 % of the label's words, and no more than three besides. */
export function sameName(label: string, draft: string) {
  const [wanted, given] = [wordsOf(label), wordsOf(draft)];
  const shared = wanted.filter((word) => given.includes(word)).length;
  return shared >= wanted.length * 0.6 && given.filter((word) => !wanted.includes(word)).length <= 3;
}

export const sameNumber = (a: string, b: string) =>
  a.replace(/\s/g, "").toLowerCase() === b.replace(/\s/g, "").toLowerCase();
export const sameStreet = (a: string, b: string) => {
  const [one, other] = [keyOf(a), keyOf(b)];
  return one === other || one.startsWith(other) || other.startsWith(one);
};
export const digits = (text: string) => text.replace(/\D/g, "");
