import { useTranslations } from "next-intl";
import type { CrossingFacts } from "@/lib/border-crossings/schema/crossing";

const clock = /^(\d+|Midnight|Noon)(?: (am|pm))?-(\d+|Midnight|Noon)(?: (am|pm))?$/;
const hourOf = (hour = "", half = "") => {
  if (hour === "Midnight") return "24:00";
  if (hour === "Noon") return "12:00";
  return `${String((Number(hour) % 12) + (half === "pm" ? 12 : 0)).padStart(2, "0")}:00`;
};

/** "7 am-Midnight" as "07:00–24:00", which both languages read; undefined where the port is always open. */
export function readHours(hours: string): string | undefined {
  if (hours.startsWith("24")) return undefined;
  const [, from, fromHalf, until, untilHalf] = clock.exec(hours) ?? [];
  return from ? `${hourOf(from, fromHalf)}–${hourOf(until, untilHalf)}` : hours;
}

/** What the sources say beyond figures, in their own words. */
export function CrossingNotes({ facts }: { facts: CrossingFacts }) {
  const t = useTranslations("borderCrossings.ranking");
  const notes = [
    ["hours", facts.hoursNote],
    ["inspections", facts.usdaNote],
    ["hazmat", facts.hazmatNote],
    ["empties", facts.emptiesNote],
    ["notes", facts.noteNote],
  ] as const;
  const known = notes.filter(([, note]) => note);
  if (known.length === 0) return null;
  return (
    <details className="text-xs">
      <summary className="cursor-pointer py-0.5 text-ink-2 pointer-coarse:py-3">{t("facts")}</summary>
      <dl className="grid gap-1 py-1 pl-4">
        {known.map(([name, note]) => (
          <div key={name}>
            <dt className="inline text-ink-3">{t(name)}: </dt>
            <dd lang="en" className="inline">
              {note}
            </dd>
          </div>
        ))}
      </dl>
      <p className="pl-4 text-ink-3">{t("source")}</p>
    </details>
  );
}
