"use client";

import { Popover as Base } from "@base-ui/react/popover";
import {
  type CalendarDate,
  getWeeksInMonth,
  isSameMonth,
  parseDate,
  startOfMonth,
  startOfWeek,
} from "@internationalized/date";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { IconButton } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";

type CalendarProps = {
  label: string;
  /** The control it stands below, which has the focus again when it closes. */
  input: RefObject<HTMLInputElement | null>;
  /** Days such as `2026-12-15`. */
  day: string | undefined;
  today: string;
  onPick: (day: string) => void;
  onClose: () => void;
};

const shown = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  return (date: CalendarDate) => format.format(date.toDate("UTC"));
};

type Step = (date: CalendarDate, locale: string) => CalendarDate;

const steps = new Map<string, Step>([
  ["ArrowLeft", (date) => date.subtract({ days: 1 })],
  ["ArrowRight", (date) => date.add({ days: 1 })],
  ["ArrowUp", (date) => date.subtract({ weeks: 1 })],
  ["ArrowDown", (date) => date.add({ weeks: 1 })],
  ["PageUp", (date) => date.subtract({ months: 1 })],
  ["PageDown", (date) => date.add({ months: 1 })],
  ["Home", startOfWeek],
  ["End", (date, locale) => startOfWeek(date, locale).add({ days: 6 })],
]);

type MonthProps = { locale: string; at: CalendarDate; onStep: (date: CalendarDate) => void } & Pick<
  CalendarProps,
  "day" | "today" | "onPick"
>;

/** The days of a month in weeks. One of them is in the order of Tab; arrows lead to the others. */
function Month({ locale, at, onStep, day, today, onPick }: MonthProps) {
  const current = useRef<HTMLButtonElement>(null);
  const moved = useRef(false);
  useLayoutEffect(() => {
    if (moved.current) current.current?.focus();
  });
  const first = startOfWeek(startOfMonth(at), locale);
  const weeks = Array.from({ length: getWeeksInMonth(at, locale) }, (_, week) =>
    Array.from({ length: 7 }, (__, index) => first.add({ days: week * 7 + index })),
  );
  const named = shown(locale, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
  const onKeyDown = (event: KeyboardEvent) => {
    const next = steps.get(event.key)?.(at, locale);
    if (!next) return;
    event.preventDefault();
    moved.current = true;
    onStep(next);
  };
  return (
    <table onKeyDown={onKeyDown} className="border-separate border-spacing-0.5 text-center tabular-nums">
      <thead>
        <tr>
          {weeks[0]?.map((date) => (
            <th key={date.toString()} scope="col" className="w-8 font-normal text-ink-3 text-xs">
              <span aria-hidden>{shown(locale, { weekday: "narrow" })(date)}</span>
              <span className="sr-only">{shown(locale, { weekday: "long" })(date)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={String(week[0])}>
            {week.map((date) => (
              <td key={date.toString()}>
                <button
                  ref={date.compare(at) === 0 ? current : undefined}
                  type="button"
                  tabIndex={date.compare(at) === 0 ? 0 : -1}
                  aria-label={named(date)}
                  aria-pressed={date.toString() === day}
                  aria-current={date.toString() === today ? "date" : undefined}
                  data-initial={date.compare(at) === 0 || undefined}
                  onClick={() => onPick(date.toString())}
                  className={classNames(
                    "size-8 rounded-md hover:bg-mute-soft aria-[current=date]:font-semibold aria-[current=date]:underline pointer-coarse:size-10",
                    "aria-pressed:bg-accent aria-pressed:text-on-accent",
                    !isSameMonth(date, at) && "text-ink-3",
                  )}
                >
                  {date.day}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A month to choose a day from, below a control that dates are typed into. */
export function Calendar({ label, input, day, today, onPick, onClose }: CalendarProps) {
  const t = useTranslations("form.time");
  const locale = useLocale();
  const popup = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(() => parseDate(day ?? today));
  return (
    <Base.Root open onOpenChange={(open) => open || onClose()}>
      <Base.Portal>
        <Base.Positioner anchor={input} align="start" sideOffset={4} collisionPadding={8} className="z-60">
          <Base.Popup
            ref={popup}
            aria-label={label}
            initialFocus={() => popup.current?.querySelector<HTMLElement>("[data-initial]") ?? true}
            finalFocus={input}
            className="rounded-lg border border-line bg-surface p-2 text-ink shadow-overlay outline-none"
          >
            <div className="flex items-center justify-between gap-2">
              <IconButton
                label={t("monthBefore")}
                icon={<ChevronLeft aria-hidden />}
                onClick={() => setAt(at.subtract({ months: 1 }))}
              />
              <p aria-live="polite" className="font-medium first-letter:uppercase">
                {shown(locale, { month: "long", year: "numeric" })(at)}
              </p>
              <IconButton
                label={t("monthAfter")}
                icon={<ChevronRight aria-hidden />}
                onClick={() => setAt(at.add({ months: 1 }))}
              />
            </div>
            <Month locale={locale} at={at} onStep={setAt} day={day} today={today} onPick={onPick} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
