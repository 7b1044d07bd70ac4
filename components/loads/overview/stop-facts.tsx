"use client";

import { useTranslations } from "next-intl";
import {
  useFreightLabels,
  useMeasureLabels,
  useSpecialRequirementLabels,
} from "@/components/loads/list/use-load-labels";
import { MailLink, PhoneLink } from "@/components/loads/overview/phone-link";
import { splitZone, zoneOfPlace } from "@/lib/i18n/create-format";
import { useFormat } from "@/lib/i18n/format";
import type { LoadStop } from "@/lib/loads/schema/stop";
import { addressOf } from "@/lib/places/rules/place-name";

const joined = (words: readonly (string | undefined | false)[]) => words.filter(Boolean).join(" · ");

/** Whom to ask for. A number is dialled at a press. */
function Contacts({ contacts = [] }: Pick<LoadStop, "contacts">) {
  return contacts.map(({ name, role, phone, email }) => (
    <p key={joined([name, phone, email])} className="wrap-anywhere">
      {joined([name, role])}
      {(name || role) && phone && " · "}
      {phone && <PhoneLink number={phone} />}
      {(name || role || phone) && email && " · "}
      {email && <MailLink address={email} />}
    </p>
  ));
}

/** When the truck was there, by the clock of the place; the day once, where it left on the same one. */
function useActualTimes() {
  const t = useTranslations("loads.stop");
  const format = useFormat();
  return ({ arrivedAt, departedAt, location }: LoadStop) => {
    const time = (at: string | undefined) =>
      at ? splitZone(format.dateTime(at, zoneOfPlace(location?.timezone))).time : undefined;
    const [arrived, departed] = [time(arrivedAt), time(departedAt)];
    const day = arrived?.slice(0, arrived.indexOf(",") + 2);
    const left = day && departed?.startsWith(day) ? departed.slice(day.length) : departed;
    return joined([arrived && t("arrived", { time: arrived }), left && t("departed", { time: left })]);
  };
}

/** What the site is like, what comes on or off, whom to ask for, what to do there, and when the truck was there. */
export function StopFacts({ stop }: { stop: LoadStop }) {
  const t = useTranslations("loads.stop");
  const freight = useFreightLabels();
  const { measure } = useMeasureLabels();
  const requirements = useSpecialRequirementLabels();
  const actualTimes = useActualTimes();
  const { location, contacts, instructions, referenceNumbers = [], weight, pieces, volume } = stop;
  const details = [
    actualTimes(stop),
    location?.place && addressOf(location.place),
    location?.openingHours && t("open", { hours: location.openingHours }),
    joined([...freight({ weight, pieces }), volume && measure(volume)]),
    joined(requirements(stop.requirements)),
    joined(referenceNumbers.map(({ label, value }) => `${label} ${value}`)),
  ];
  return (
    <div className="text-ink-2 text-xs">
      {details.filter(Boolean).map((line) => (
        <p key={line} className="wrap-anywhere">
          {line}
        </p>
      ))}
      <Contacts contacts={contacts} />
      {instructions && <p className="wrap-anywhere whitespace-pre-line">“{instructions}”</p>}
    </div>
  );
}
