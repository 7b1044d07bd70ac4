import { queryOptions } from "@tanstack/react-query";
import { createTranslator } from "next-intl";
import { numbersOf } from "@/components/loads/form/choices";
import { createFormat, zoneOfPlace } from "@/lib/i18n/create-format";
import type { Locale } from "@/lib/i18n/locale";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";
import type { LoadStop } from "@/lib/loads/schema/stop";
import { placeName } from "@/lib/places/rules/place-name";

const messages = {
  "en-US": () =>
    Promise.all([
      import("@/lib/i18n/messages/en/customerMessage.json"),
      import("@/lib/i18n/messages/en/vocabulary.json"),
    ]),
  "es-MX": () =>
    Promise.all([
      import("@/lib/i18n/messages/es/customerMessage.json"),
      import("@/lib/i18n/messages/es/vocabulary.json"),
    ]),
} satisfies Record<Locale, unknown>;

export async function fetchCustomerWords(language: Locale) {
  // Files of texts are compiled for the browser, and export nothing else by name.
  const [{ default: message }, { default: vocabulary }] = await messages[language]();
  return { message, vocabulary };
}
type CustomerWords = Awaited<ReturnType<typeof fetchCustomerWords>>;

/** The texts of the customer's language, which need not be that of the page. */
export const customerWords = (language: Locale) =>
  queryOptions({
    queryKey: ["customer-words", language],
    queryFn: () => fetchCustomerWords(language),
    staleTime: Number.POSITIVE_INFINITY,
  });

type Written = { broker: string; organization: string; language: Locale; words: CustomerWords };

/** What the customer of a load is told once it has a carrier: who hauls it, when, over which crossing; no price. */
export function customerMessage(
  { load, requestOnly }: Pick<GetLoadResponse, "load" | "requestOnly">,
  { broker, organization, language, words }: Written,
) {
  const t = createTranslator({ locale: language, messages: words });
  const format = createFormat(language);
  const { externalId, externalDisplayId: id = externalId, stops, dispatch, referenceNumbers, customerContacts } = load;
  const carrier = load.assignedCarrier?.carrier;
  const numbers = carrier && numbersOf(carrier);
  const lane = [stops[0], stops.at(-1)].flatMap((stop) => placeName(stop?.location?.place) ?? []).join(" → ");
  const crossing = requestOnly.borderCrossings?.find(
    ({ usMxBorderCrossing }) => usMxBorderCrossing,
  )?.usMxBorderCrossing;
  const timeOf = ({ appointment, location }: LoadStop) => {
    const { start, end } = appointment ?? {};
    return start ? format.timeWindow(start, end, zoneOfPlace(location?.timezone)) : t("message.noTime");
  };
  const stopLine = (stop: LoadStop) => {
    const place = placeName(stop.location?.place) ?? t("message.noPlace");
    return t("message.stop", { type: t(`vocabulary.StopType.${stop.type}`), place, time: timeOf(stop) });
  };
  const units = [
    [t("message.tractor"), dispatch?.tractorNumber, dispatch?.tractorPlate],
    [t("message.trailer"), dispatch?.trailerNumber, dispatch?.trailerPlate],
  ].flatMap(([name, ...known]) => (known.some(Boolean) ? `${name} ${known.filter(Boolean).join(", ")}` : []));
  const lines = [
    t("message.covered", { id }),
    referenceNumbers.map(({ label, value }) => `${label} ${value}`).join(" · "),
    "",
    carrier && t("message.carrier", { name: carrier.displayName }) + (numbers && ` (${numbers})`),
    ...stops.map(stopLine),
    crossing && t("message.crossing", { name: t(`vocabulary.UsMxBorderCrossing.${crossing}`) }),
    units.join(" · "),
    dispatch?.driverName && t("message.driver", { name: dispatch.driverName }),
    "",
    `${broker}, ${organization}`,
  ];
  const name = customerContacts?.[0]?.name;
  const greeting = name ? [t("message.hello", { name }), ""] : [];
  return {
    subject: [t("message.subject", { id }), lane].filter(Boolean).join(": "),
    // An empty line parts, one about what is not known is left out.
    text: [...greeting, ...lines.filter((line, at) => line || [2, lines.length - 2].includes(at))].join("\n"),
  };
}
