import { addDays, type Day, weekdayNamed, weekdayOf, weekdayWords } from "@/lib/tenders/rules/calendar";
import type { DayStyle } from "@/lib/tenders/rules/days";
import { daysIn } from "@/lib/tenders/rules/days";
import { countOf, countWords } from "@/lib/tenders/rules/numbers";
import { matchesOf, type Part } from "@/lib/tenders/rules/text";

/** More alike loads than this nobody writes of in one message. */
export const countMax = 30;

const moved =
  "loads?|trucks?|viajes?|cargas?|embarques?|unidades|camiones|trailers?|cajas? (?:secas?|refri\\w*|de 53)|fulls?|plataformas?|reefers?|(?:dry )?vans?|tortons?|rabones|termos?|fletes|contenedores|containers";
const counted = new RegExp(
  String.raw`(?<![\d.,/$#'-])\b(\d{1,2}|${countWords})[ \t](?:x[ \t])?(?:\([a-z]+\)[ \t])?(?:more |mas )?(?:${moved})\b(?!['/])`,
  "g",
);
const corrected = new RegExp(
  String.raw`\b(?:perdon|correccion|correction|sorry|actually|mejor|digo|i mean|scratch that)\b[^\n\d]{0,24}\b(\d{1,2}|${countWords})\b(?![ \t]?(?:lb|kg|ton|am|pm|:|\/))`,
  "g",
);
const daily = /\b(?:uno por dia|una por dia|one (?:per|a|each) day|1 per day|daily|diari[oa]s?|cada dia|per day)\b/;

/** How many loads a text about one kind of load asks for; a correction counts more than what it corrects. */
export function countIn(part: Part): number {
  const [said] = matchesOf(part, counted);
  if (!said) return 1;
  const [instead] = matchesOf(part, corrected).filter(({ start }) => start > said.start);
  const count = countOf((instead ?? said).groups[0]);
  return Number.isInteger(count) && count > 0 && count <= countMax ? count : 1;
}

const series = new RegExp(String.raw`\b(${weekdayWords})[ \t](?:a|to|-|thru|through|al)[ \t](${weekdayWords})\b`, "g");

/** "One a day, Monday to Friday, week of the 15th": a day for each of so many loads. */
export function seriesIn(part: Part, style: DayStyle, count: number): Day[] | undefined {
  if (count < 2 || !daily.test(part.plain)) return undefined;
  const [span] = matchesOf(part, series);
  const [begin] = daysIn(part, style).found.filter(({ days, isWeekday }) => days.length === 1 && !isWeekday);
  const first = begin?.days[0];
  if (!span || !first) return undefined;
  const [from, until] = span.groups.map(weekdayNamed);
  const length = (until ?? 0) - (from ?? 0) + 1;
  const start = addDays(first, ((from ?? 1) - weekdayOf(first) + 7) % 7);
  return length === count ? Array.from({ length }, (_, index) => addDays(start, index)) : undefined;
}
