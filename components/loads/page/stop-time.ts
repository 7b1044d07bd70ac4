import { useTranslations } from "next-intl";
import { splitZone, zoneOfPlace } from "@/lib/i18n/create-format";
import { useFormat } from "@/lib/i18n/format";
import type { Appointment } from "@/lib/loads/schema/appointment";

/** The last word of "Mon 23 Nov, 08:00–10:00 CST" apart from the rest; where nothing is agreed there is no zone. */
export type StopTime = { text: string; zone?: string; yours?: string; isKnown: boolean };

type Timed = { appointment?: Appointment | undefined; location?: { timezone?: string | undefined } | undefined };

/** When a stop is made, by the clock of its place: "Mon 23 Nov, 08:00–10:00", or both days where it spans two. */
export function useStopTime() {
  const t = useTranslations("loads");
  const format = useFormat();
  const vocabulary = useTranslations("vocabulary.AppointmentType");
  return ({ appointment, location }: Timed): StopTime => {
    const { type, start, end } = appointment ?? {};
    if (!start) {
      const isSaid = type !== undefined && type !== "UNSPECIFIED" && type !== "SCHEDULED";
      return { text: isSaid ? vocabulary(type) : t("noAppointment"), isKnown: false };
    }
    const { time: text, zone } = splitZone(format.timeWindow(start, end, zoneOfPlace(location?.timezone)));
    return { text, zone, yours: t("yourTime", { time: format.dateTime(start) }), isKnown: true };
  };
}
