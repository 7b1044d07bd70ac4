"use client";

import { useTranslations } from "next-intl";
import {
  useFreightLabels,
  useMeasureLabels,
  useSpecialRequirementLabels,
} from "@/components/loads/list/use-load-labels";
import { useStopTime } from "@/components/loads/page/stop-time";
import type { OfferedLoad } from "@/lib/bidding/schema/offer";
import { zoneOfPlace } from "@/lib/i18n/create-format";
import { useFormat } from "@/lib/i18n/format";
import { addressOf, placeName } from "@/lib/places/rules/place-name";

type Stop = OfferedLoad["stops"][number];

const joined = (words: readonly (string | undefined)[]) => words.filter(Boolean).join(" · ");

/** "Mon 30 Nov 2026, 08:00–10:00 CST": on paper a day has its year. */
function useDatedWindow() {
  const stopTime = useStopTime();
  const format = useFormat();
  return ({ appointment, timezone }: Stop) => {
    const { text, zone } = stopTime({ appointment, location: { timezone } });
    const start = appointment?.start;
    return start
      ? `${text.replace(",", ` ${format.date(start, zoneOfPlace(timezone)).split(" ").at(-1)},`)} ${zone}`
      : text;
  };
}

function StopRow({ stop, number }: { stop: Stop; number: number }) {
  const t = useTranslations("rateConfirmation.stops");
  const vocabulary = useTranslations("vocabulary.StopType");
  const windowText = useDatedWindow();
  const freight = useFreightLabels();
  const requirements = useSpecialRequirementLabels();
  const { measure } = useMeasureLabels();
  const { place, facilityName, openingHours, contacts = [], referenceNumbers = [], instructions } = stop;
  const lines = [
    place && addressOf(place),
    openingHours && t("open", { hours: openingHours }),
    joined([...freight(stop), stop.volume && measure(stop.volume)]),
    joined(requirements(stop.requirements)),
    joined(referenceNumbers.map(({ label, value }) => `${label} ${value}`)),
    ...contacts.map(({ name, role, phone, email }) => joined([name, role, phone, email])),
    instructions,
  ];
  return (
    <li className="grid break-inside-avoid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2 border-line border-t py-2">
      <span className="text-ink-3 tabular-nums">{number}</span>
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="wrap-anywhere">
            <span className="text-ink-3">{vocabulary(stop.type)}</span>{" "}
            <span className="font-medium">{joined([facilityName, placeName(place)]) || t("noPlace")}</span>
          </p>
          <p className="font-medium tabular-nums">{windowText(stop)}</p>
        </div>
        {lines.filter(Boolean).map((line) => (
          <p key={line} className="wrap-anywhere whitespace-pre-line text-ink-2 text-xs">
            {line}
          </p>
        ))}
      </div>
    </li>
  );
}

/** The stops in their order, each whole on one sheet, with their windows by the clock of the place. */
export function ConfirmationStops({ load }: { load: OfferedLoad }) {
  const t = useTranslations("rateConfirmation.stops");
  const crossings = useTranslations("vocabulary.UsMxBorderCrossing");
  const { stops, usMxBorderCrossing } = load;
  return (
    <>
      <ol>
        {stops.map((stop, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stop is known by its position alone.
          <StopRow key={index} stop={stop} number={index + 1} />
        ))}
      </ol>
      {usMxBorderCrossing && (
        <p className="border-line border-t py-2">{t("crossing", { name: crossings(usMxBorderCrossing) })}</p>
      )}
    </>
  );
}
