/** Months and days as they begin in both languages; "mar" is March, so Tuesday in Spanish needs its fourth letter. */
const months = ["jan ene", "feb", "mar", "apr abr", "may", "jun", "jul", "aug ago", "sep set", "oct", "nov", "dec dic"];
const weekdays = ["sun dom", "mon lun", "tue mart", "wed mie", "thu jue", "fri vie", "sat sab"];
const whole = new Set(
  `january february march april june july august september october november december enero febrero marzo abril mayo junio
julio agosto septiembre setiembre octubre noviembre diciembre sunday monday tuesday wednesday thursday friday saturday
domingo lunes martes miercoles jueves viernes sabado sept tues thur thurs`.split(/\s+/),
);

const positionIn = (names: readonly string[], word: string) => {
  if (word.length > 3 && !whole.has(word)) return undefined;
  const at = names.findIndex((entry) => entry.split(" ").some((start) => word.startsWith(start)));
  return at === -1 ? undefined : at;
};

/** The month of a word without accents, from 1. */
export function monthNamed(word: string): number | undefined {
  const at = word === "martes" ? undefined : positionIn(months, word);
  return at === undefined ? undefined : at + 1;
}

/** The day of the week of a word without accents; Sunday is 0. */
export const weekdayNamed = (word: string): number | undefined => positionIn(weekdays, word);

const phrases: readonly (readonly [RegExp, string])[] = [
  [/\b(?:de|en|por) la manana\b|\bin the morning\b/g, "am"],
  [/\b(?:de|en|por) la (?:tarde|noche)\b|\bin the (?:afternoon|evening)\b/g, "pm"],
  [/\bpasado manana\b|\bday after tomorrow\b/g, "+2d"],
  [/\b(?:today|hoy)\b/g, "+0d"],
  [/\b(?:tomorrow|tmrw|manana)\b/g, "+1d"],
  [/\b(?:yesterday|ayer)\b/g, "-1d"],
  [/\b(?:al )?mediodia\b|\b(?:at )?noon\b/g, "12:00"],
  [/\b(?:a )?medianoche\b|\b(?:at )?midnight\b/g, "00:00"],
  [/\b([ap])\.? ?m\b\.?/g, "$1m"],
  [/\ba las?\b|\bat\b|\bon\b|\bthe\b|\bel\b|\bde[l]?\b/g, " "],
  [/(\d)(?:st|nd|rd|th|º|°)(?![a-z])/g, "$1"],
  [/,/g, " "],
];

/** What was written, with one word for what is said in many ways and without the small words between. */
export function plainDateTime(text: string): string {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const said = phrases.reduce((written, [phrase, word]) => written.replace(phrase, word), plain);
  return said.replace(/\s+/g, " ").trim();
}
