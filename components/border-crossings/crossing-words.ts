import { useTranslations } from "next-intl";
import { useFormat } from "@/lib/i18n/format";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";

type Place = { city: string; state: string; countryCode: string };

/** "Monterrey, NLE, MX": as the finder itself reads it back. */
export const nameOfPlace = ({ city, state, countryCode }: Place) => `${city}, ${state}, ${countryCode}`;

/** Shares, miles and names of crossings in the reader's language. */
export function useCrossingWords() {
  const format = useFormat();
  const vocabulary = useTranslations("vocabulary");
  const percent = (share: number) => format.number(share, { style: "percent", maximumFractionDigits: 0 });
  return {
    number: format.number,
    date: (day: string) => format.date(`${day}T12:00:00Z`, "UTC"),
    percent,
    /** A share that rounds to nothing is not nothing. */
    share: (share: number) => (share < 0.005 ? `< ${percent(0.01)}` : percent(share)),
    miles: (miles: number) => format.number(miles, { maximumFractionDigits: 0 }),
    crossing: (id: UsMxBorderCrossing) => vocabulary(`UsMxBorderCrossing.${id}`),
  };
}
