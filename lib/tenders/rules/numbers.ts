/** A number with or without thousands and decimals, as a pattern: bounded, so that long digits cost no time. */
export const number = String.raw`(?<![\d.,/])(\d{1,3}(?:,\d{3}){1,3}(?:\.\d{1,2})?|\d{1,9}(?:\.\d{1,3})?)(?![\d]|[.,]\d)`;

/** "1,850.50" is 1850.5. */
export const quantityOf = (text: string | undefined) => Number((text ?? "").replaceAll(",", ""));

/** The words for small numbers that people write before what they count. */
const counted: Readonly<Record<string, number>> = {
  un: 1,
  una: 1,
  uno: 1,
  one: 1,
  a: 1,
  dos: 2,
  two: 2,
  tres: 3,
  three: 3,
  cuatro: 4,
  four: 4,
  cinco: 5,
  five: 5,
  seis: 6,
  six: 6,
  siete: 7,
  seven: 7,
  ocho: 8,
  eight: 8,
  diez: 10,
  ten: 10,
};
export const countWords = Object.keys(counted).join("|");
export const countOf = (text: string | undefined) => counted[text ?? ""] ?? Number(text);
