import {
  addDays,
  type Day,
  dayOf,
  daysBetween,
  monthOf,
  monthWords,
  nearestYear,
  nextDate,
  nextWeekday,
  weekdayNamed,
  weekdayOf,
  weekdayWords,
} from "@/lib/tenders/rules/calendar";
import { before, behind, covered, type Match, matchesOf, type Part, type Span } from "@/lib/tenders/rules/text";

/** A day with all that it may mean, the likeliest first; `step` counts from another stop's day instead. */
export type DayFound = Span & { days: readonly Day[]; isWeekday?: boolean; step?: number };

/** How a text writes days: by when it was said and whether its numbers begin with the day. */
export type DayStyle = { said: Day; order: "day" | "month" | undefined };

const optionalWeekday = String.raw`(?:\b(${weekdayWords})\b\.?,?[ \t]{1,2}(?:el[ \t]|the[ \t])?)?`;
const ordinal = "(?:st|nd|rd|th)?";
const year = String.raw`(?:[ \t/.,-]{1,2}(?:de[l]?[ \t])?(20\d\d|\d\d(?![\d:]|[ \t]?(?:hrs?|am|pm|h|a\.m|p\.m)\b))(?!\d|[.,:]\d))?`;

type Reader = {
  pattern: RegExp;
  read(groups: Match["groups"], style: DayStyle): Omit<DayFound, keyof Span> | undefined;
};

const fullYear = (text: string | undefined) =>
  text === undefined || text === "" ? undefined : Number(text.padStart(4, "20"));

const inYear = (month: number, date: number, { text, said }: { text: string | undefined; said: Day }) => {
  const written = fullYear(text);
  return written === undefined ? nearestYear(month, date, said) : dayOf(written, month, date);
};

/** Loads are asked for a few months ahead at most; what was yesterday may still be written of. */
const isNear = (said: Day) => (day: Day) => daysBetween(said, day) >= -2 && daysBetween(said, day) <= 120;

function fitting(days: readonly (Day | undefined)[], weekday: string | undefined) {
  const real = [...new Set(days.filter((day) => day !== undefined))];
  const named = weekdayNamed(weekday);
  if (named === 0) return real;
  const same = real.filter((day) => weekdayOf(day) === named);
  return same;
}

/** 11/12 is either; what the text's other days and the near future leave open stays open. */
function readNumbers([weekday, first, second, year]: Match["groups"], { said, order }: DayStyle) {
  const [a, b] = [Number(first), Number(second)];
  const monthFirst = inYear(a, b, { text: year, said });
  const dayFirst = inYear(b, a, { text: year, said });
  const ordered = order === "month" ? [monthFirst] : order === "day" ? [dayFirst] : [dayFirst, monthFirst];
  const near = fitting(ordered, weekday).filter(isNear(said));
  const other = fitting([dayFirst, monthFirst], weekday).filter(isNear(said));
  const days = near.length > 0 ? near : other;
  return days.length > 0 ? { days } : undefined;
}

const named = (days: readonly (Day | undefined)[], weekday: string | undefined) => {
  const fit = fitting(days, weekday);
  return fit.length > 0 ? { days: fit } : undefined;
};

const readers: readonly Reader[] = [
  {
    pattern: new RegExp(String.raw`${optionalWeekday}(?<!\d)(20\d\d)-(\d\d)-(\d\d)(?!\d)`, "g"),
    read: ([weekday, year, month, date]) => named([dayOf(Number(year), Number(month), Number(date))], weekday),
  },
  {
    pattern: new RegExp(
      String.raw`${optionalWeekday}(?<![\d/.,#$-])(\d{1,2})(?:de[ \t])?${ordinal}[ \t/.-]{0,2}(?:de[ \t])?(${monthWords})\b\.?${year}`,
      "g",
    ),
    read: ([weekday, date, month, year], { said }) =>
      named([inYear(monthOf(month), Number(date), { text: year, said })], weekday),
  },
  {
    pattern: new RegExp(
      String.raw`${optionalWeekday}\b(${monthWords})\b\.?[ \t/-]{0,2}(\d{1,2})${ordinal}(?![\d/:])(?:,?[ \t](20\d\d)\b)?`,
      "g",
    ),
    read: ([weekday, month, date, year], { said }) =>
      named([inYear(monthOf(month), Number(date), { text: year, said })], weekday),
  },
  {
    pattern: new RegExp(
      String.raw`${optionalWeekday}(?<![\d/.,#$'"-])(\d{1,2})[/.](\d{1,2})(?:[/.](\d{4}|\d{2}))(?![\d/'"]|[.,]\d)`,
      "g",
    ),
    read: readNumbers,
  },
  {
    pattern: new RegExp(
      String.raw`${optionalWeekday}(?<![\d/.,#$'"-])(\d{1,2})[/](\d{1,2})()(?![ \t]?(?:ton|mile|milla|off|inch|hp|price|pulg)|[\d/'"]|[.,]\d)`,
      "g",
    ),
    read: (groups, style) => (groups[1] === "24" && groups[2] === "7" ? undefined : readNumbers(groups, style)),
  },
  {
    pattern: new RegExp(String.raw`${optionalWeekday}(?<![\d/.,#$'"-])(\d{1,2})-(\d{1,2})-(\d{4}|\d{2})(?![\d-])`, "g"),
    read: readNumbers,
  },
  {
    pattern: new RegExp(
      String.raw`\b(${weekdayWords})\b\.?,?[ \t]{1,2}(?:the[ \t]|dia[ \t])?(\d{1,2})${ordinal}(?![\d/:,.]\d|\d|[ \t]?(?:am|pm|a\.m|p\.m|hrs?|h)\b|[ap]\b)`,
      "g",
    ),
    read: ([weekday, date], { said }) => named([nextDate(Number(date), addDays(said, -2))], weekday),
  },
  {
    pattern: /\b(?:on |by |for )?(?:the )(\d{1,2})(?:st|nd|rd|th)\b/g,
    read: ([date], { said }) => named([nextDate(Number(date), said)], undefined),
  },
  {
    pattern:
      /\b(?:el dia|para el|el) (\d{1,2})(?![\d/:,.]|[ \t]?(?:%|am|pm|a\.m|p\.m|hrs?|ton|kg|mil|tarimas|pies|ft|caja)\b)(?=[ \t]*(?:[,;.\n¤]|$|a las\b|de \d|entre\b|y\b|en\b))/g,
    read: ([date], { said }) => named([nextDate(Number(date), said)], undefined),
  },
  {
    pattern: new RegExp(String.raw`\b(next|this|proximo|este|siguiente)[ \t](${weekdayWords})\b`, "g"),
    read: ([which, weekday], { said }) => {
      const coming = nextWeekday(weekdayNamed(weekday), said);
      const nextWeek = addDays(said, 8 - weekdayOf(said) + weekdayNamed(weekday) - 1);
      const isThis = which === "this" || which === "este";
      return { days: isThis || coming === nextWeek ? [coming] : [coming, nextWeek], isWeekday: true };
    },
  },
  {
    pattern: /\b(?:pasado manana|day after tomorrow)\b/g,
    read: (_, { said }) => ({ days: [addDays(said, 2)] }),
  },
  {
    pattern: /\b(?:the )?(?:next|following) day\b|\b(?:al )?(?:dia siguiente|siguiente dia|otro dia)\b/g,
    read: () => ({ days: [], step: 1 }),
  },
  {
    pattern: /(?<!\b(?:la|en la|por la|de la|esta) )\bmanana\b|\b(?:tomorrow|tmrw|tmw|tomorow|tmr)\b/g,
    read: (_, { said }) => ({ days: [addDays(said, 1)] }),
  },
  { pattern: /\b(?:today|hoy)\b/g, read: (_, { said }) => ({ days: [said] }) },
  {
    pattern: new RegExp(String.raw`\b(${weekdayWords})\b`, "g"),
    read: ([weekday], { said }) => {
      const next = nextWeekday(weekdayNamed(weekday), said);
      return { days: weekdayOf(said) === weekdayNamed(weekday) ? [next, said] : [next], isWeekday: true };
    },
  },
];

/** Hours of opening and days of a series, which are no day of a stop. */
const weekdayRange = new RegExp(
  String.raw`\b(?:${weekdayWords})\b\.?[ \t]?(?:a|to|-|thru|through|al)[ \t]?(?:${weekdayWords})\b`,
  "g",
);

const denied =
  /\b(?:not|isn'?t|no es|no el|ya no|instead of|en vez de|en lugar de)(?: (?:on|for|el|the|para))?(?: the| el| dia)* ?$/;
const closed = /^ ?,? ?(?:no (?:reciben?|abren?|hay|trabajan?|cargan?|descargan?|se|we|they|pueden?)|closed|cerrado)/;

/** Whether what stands before or behind says that it is not this day. */
const isDenied = (part: Part, found: Span) =>
  denied.test(before(part, found.start, 30)) || closed.test(behind(part, found.end, 30));

/** The days of a part in the order in which they stand, and the part without them. */
export function daysIn(part: Part, style: DayStyle): { found: DayFound[]; rest: Part } {
  const found: DayFound[] = [];
  let rest = covered(part, matchesOf(part, weekdayRange));
  for (const { pattern, read } of readers) {
    const here = matchesOf(rest, pattern).flatMap((match) => {
      const meaning = read(match.groups, style);
      return meaning ? [{ start: match.start, end: match.end, ...meaning }] : [];
    });
    found.push(...here);
    rest = covered(rest, here);
  }
  const meant = found.filter((day) => !isDenied(part, day)).sort((a, b) => a.start - b.start);
  return { found: meant, rest };
}

/** Whether the days of a text can only be read with the day first, or only with the month first. */
export function orderOf(part: Part, isEnglish: boolean): DayStyle["order"] {
  for (const { groups } of matchesOf(part, /(?<![\d/.,#-])(\d{1,2})[/.-](\d{1,2})(?:[/.-](?:\d{4}|\d{2}))(?![\d/])/g)) {
    const [first, second] = groups.map(Number);
    if ((first ?? 0) > 12 && (second ?? 0) <= 12) return "day";
    if ((second ?? 0) > 12 && (first ?? 0) <= 12) return "month";
  }
  return isEnglish ? "month" : undefined;
}
