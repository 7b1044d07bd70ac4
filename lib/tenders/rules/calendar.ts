/** Days as `2026-11-23`, counted without a clock or a zone. */
export type Day = string;

const dayMilliseconds = 86_400_000;
const at = (day: Day) => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: Day, days: number): Day =>
  new Date(at(day) + days * dayMilliseconds).toISOString().slice(0, 10);

/** From Monday, 1, to Sunday, 7. */
export const weekdayOf = (day: Day) => new Date(at(day)).getUTCDay() || 7;

export const daysBetween = (from: Day, to: Day) => Math.round((at(to) - at(from)) / dayMilliseconds);

/** Undefined for a day that the calendar does not have. */
export function dayOf(year: number, month: number, date: number): Day | undefined {
  if (month < 1 || month > 12 || date < 1 || date > 31 || year < 2000 || year > 2099) return undefined;
  const day = new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
  return Number(day.slice(8)) === date ? day : undefined;
}

const halfYear = 182;

/** The year that brings a month and a date nearest to the day on which they were said. */
export function nearestYear(month: number, date: number, said: Day): Day | undefined {
  const year = Number(said.slice(0, 4));
  const around = [year - 1, year, year + 1].flatMap((year) => dayOf(year, month, date) ?? []);
  return around.find((day) => Math.abs(daysBetween(said, day)) <= halfYear);
}

/** The next day with this date, today included: "the 16th". */
export function nextDate(date: number, said: Day): Day | undefined {
  const [year, month] = [Number(said.slice(0, 4)), Number(said.slice(5, 7))];
  for (let ahead = 0; ahead < 3; ahead++) {
    const index = month - 1 + ahead;
    const day = dayOf(year + Math.floor(index / 12), (index % 12) + 1, date);
    if (day !== undefined && day >= said) return day;
  }
  return undefined;
}

/** The next such weekday after a day; the day itself is not meant. */
export const nextWeekday = (weekday: number, said: Day) => addDays(said, (weekday - weekdayOf(said) + 7) % 7 || 7);

const months = `jan|january|ene|enero|feb|february|febrero|mar|march|marzo|apr|april|abr|abril|may|mayo|jun|june|junio
jul|july|julio|aug|august|ago|agosto|sep|sept|september|septiembre|oct|october|octubre|nov|november|noviembre
dec|december|dic|diciembre`.split(/[|\n]/);
const monthStarts =
  "jan ene feb feb mar mar apr abr may may jun jun jul jul aug ago sep sep oct oct nov nov dec dic".split(" ");
export const monthWords = months.join("|");
export const monthOf = (word: string | undefined) => Math.floor(monthStarts.indexOf((word ?? "").slice(0, 3)) / 2) + 1;

const weekdays = [
  "mon monday lun lunes",
  "tue tues tuesday martes",
  "wed weds wednesday mie mier miercoles",
  "thu thur thurs thursday jue jueves",
  "fri friday vie viernes",
  "sat saturday sab sabado",
  "sun sunday dom domingo",
].map((words) => words.split(" "));
export const weekdayWords = weekdays
  .flat()
  .sort((a, b) => b.length - a.length)
  .join("|");
/** From Monday, 1, to Sunday, 7; 0 for another word. */
export const weekdayNamed = (word: string | undefined) => weekdays.findIndex((words) => words.includes(word ?? "")) + 1;
