import { before, behind, covered, type Match, matchesOf, type Part, type Span } from "@/lib/tenders/rules/text";

/** From when, until when, as `08:00`. */
export type TimeFound = Span & { from?: string; until?: string };

const half = String.raw`(?:[ \t]?(a\.?[ \t]?m\.?|p\.?[ \t]?m\.?|(?<=\d)[ap])(?![a-z0-9]))`;
const hours = String.raw`(?:[ \t]?(?:hrs?|horas|h)\b\.?)?`;
const clock = String.raw`(?<![\d:.,/#$-])(\d{1,2}):([0-5]\d)(?!\d)${half}?${hours}`;
const hour = String.raw`(?<![\d:.,/#$-])(\d{1,2})()${half}`;
const bare = String.raw`(?<![\d:.,/#$-])([01]\d|2[0-3])([0-5]\d)(?![\d:.,/]\d|\d|[ \t]?(?:lbs?|kg|usd|mi|ton)|k\b)()${hours}`;

const two = (value: number) => String(value).padStart(2, "0");

function timeOf(hours: string | undefined, minutes: string | undefined, halfOfDay: string | undefined) {
  const hour = Number(hours);
  if (!halfOfDay) return hour < 24 ? `${two(hour)}:${minutes || "00"}` : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return `${two((hour % 12) + (halfOfDay.startsWith("p") ? 12 : 0))}:${minutes || "00"}`;
}

/** The second time of a window may follow its dash directly. */
const second = (time: string) => time.replace("(?<![\\d:.,/#$-])", "");
const joint = String.raw`[ \t]{0,2}(?:-|to|a|and|y|hasta|until)[ \t]{0,2}(?:las[ \t])?`;
const reading = (groups: Match["groups"], at = 0) => timeOf(groups[at], groups[at + 1], groups[at + 2]);

type Reader = { pattern: RegExp; read(match: Match, part: Part): Omit<TimeFound, keyof Span> | undefined };

function windowOf(from: string | undefined, until: string | undefined) {
  return from && until && from < until ? { from, until } : undefined;
}

/** "9 and 11am", "8 a 5": the first half of the day is that of the second, or the second is in the afternoon. */
function looseWindow([first, _, firstHalf, second, __, secondHalf]: Match["groups"]) {
  const until = timeOf(second, "", secondHalf || (Number(second) <= Number(first) ? "p" : undefined));
  const alike = timeOf(first, "", firstHalf || secondHalf);
  const from = alike && until && alike < until ? alike : timeOf(first, "", firstHalf);
  return windowOf(from, until);
}

const working =
  /\b(?:cargan?|descargan?|reciben?|receiv\w*|ship\w*|load\w*|open|abiert\w*|horario|hours|window|ventana|abren|atienden)\b/;
const nearTime =
  /(?:time|hora|appt|cita|@|at|pu|del|drop|pick ?up|delivery|fcfs|window|ventana|horario|ready|las|¤)[ \t.:,#(]{0,4}$/;

const dayParts: Readonly<Record<string, string>> = { manana: "a", madrugada: "a", tarde: "p", noche: "p" };

const readers: readonly Reader[] = [
  {
    pattern: new RegExp(`${clock}${joint}${second(clock)}`, "g"),
    read: ({ groups }) => windowOf(reading(groups), reading(groups, 3)),
  },
  {
    pattern: new RegExp(`${hour}${joint}${second(hour)}`, "g"),
    read: ({ groups }) => looseWindow(groups),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:between|entre|from)[ \t](?:las[ \t])?(\d{1,2})()()${joint}${second(hour)}`,
      "g",
    ),
    read: ({ groups }) => looseWindow(groups),
  },
  {
    pattern: new RegExp(`${bare}${joint}${second(bare)}`, "g"),
    read: ({ groups }) => windowOf(reading(groups), reading(groups, 3)),
  },
  {
    pattern: /\bde (\d{1,2})()() a (\d{1,2})()()(?![\d:/]|[.,]\d|[ \t]?(?:ton|tarimas|kg|dias|pies|grados|mil|c\b))/g,
    read: ({ groups, start }, part) => (working.test(before(part, start)) ? looseWindow(groups) : undefined),
  },
  {
    pattern:
      /\b(?:(by|before|antes de(?: las?)?|no later than|a mas tardar(?: a)?(?: las)?|hasta las) )?(?:a las? |las )?(\d{1,2})(?::([0-5]\d))?(?: hrs?)? (?:de|en|por) la (manana|madrugada|tarde|noche)\b/g,
    read: ({ groups: [limit, hour, minutes, dayPart] }) => {
      const time = timeOf(hour, minutes, Number(hour) > 12 ? undefined : dayParts[dayPart ?? ""]);
      return time ? (limit ? { until: time } : { from: time }) : undefined;
    },
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:by|before|antes de(?: las?)?|no later than|a mas tardar(?: a)?(?: las)?|hasta las|until)[ \t](?:${clock}|${hour}|(noon|mediodia))`,
      "g",
    ),
    read: ({ groups }) => {
      const until = groups[6] ? "12:00" : groups[0] ? reading(groups) : reading(groups, 3);
      return until ? { until } : undefined;
    },
  },
  { pattern: new RegExp(clock, "g"), read: ({ groups }) => at(reading(groups)) },
  { pattern: new RegExp(hour, "g"), read: ({ groups }) => at(reading(groups)) },
  { pattern: /\b(?:at )?noon\b|\b(?:al )?medio ?dia\b/g, read: () => at("12:00") },
  {
    pattern: /\ba las? (\d{1,2})(?![\d:/.,]\d|\d)(?: ?(?:hrs?|horas)\b)?/g,
    read: ({ groups: [hour] }) => (Number(hour) >= 6 ? at(timeOf(hour, "", undefined)) : undefined),
  },
  {
    pattern: new RegExp(bare, "g"),
    read: ({ groups, start, end }, part) =>
      nearTime.test(before(part, start, 24)) || /hrs|horas/.test(behind(part, end - 5, 5))
        ? at(reading(groups))
        : undefined,
  },
];

const at = (from: string | undefined) => (from ? { from } : undefined);

/** The times of a part, in the order in which they stand. Days and amounts are to be covered before. */
export function timesIn(part: Part): { found: TimeFound[]; rest: Part } {
  const found: TimeFound[] = [];
  let rest = part;
  for (const { pattern, read } of readers) {
    const here = matchesOf(rest, pattern).flatMap((match) => {
      const meaning = read(match, rest);
      return meaning ? [{ start: match.start, end: match.end, ...meaning }] : [];
    });
    found.push(...here);
    rest = covered(rest, here);
  }
  return { found: found.sort((a, b) => a.start - b.start), rest };
}
