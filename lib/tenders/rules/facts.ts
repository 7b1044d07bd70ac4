import { demandFacts } from "@/lib/tenders/rules/demand-facts";
import type { Circumstances, Fact, Facts } from "@/lib/tenders/rules/fact";
import { goodsFacts, weightFacts } from "@/lib/tenders/rules/goods-facts";
import { moneyFacts } from "@/lib/tenders/rules/money-facts";
import type { Reading } from "@/lib/tenders/rules/reading";
import { daysOf } from "@/lib/tenders/rules/stop-days";
import { referenceFacts, stopFacts } from "@/lib/tenders/rules/stop-facts";

/** A crossing between places on the same side of the border is none, and a town with several bridges names none of them. */
function crossingFacts({ crossing, stops }: Reading): Facts {
  const countries = stops.flatMap(({ place }) => place?.countryCode ?? []);
  const isDomestic = countries.length > 1 && new Set(countries.map((code) => code === "MX")).size === 1;
  if (!crossing || isDomestic) return { facts: [], questions: [] };
  const { start, end, ports } = crossing;
  const at = (port: string) => ({ path: "borderCrossings[0].usMxBorderCrossing", value: port });
  const [only, ...others] = ports;
  if (!only) return { facts: [], questions: [] };
  return others.length > 0
    ? { facts: [], questions: [{ start, end, options: ports.map((port) => [at(port)]) }] }
    : { facts: [{ ...at(only), start, end }], questions: [] };
}

const brokerRoles = { MX: "Customs broker (MX)", US: "Customs broker (US)" } as const;

/** What a reading makes of a load. */
export function factsOf(reading: Reading, circumstances: Circumstances): Facts {
  const { stops, trailer, references, equipment, customer, brokers, money } = reading;
  const { text, language } = circumstances;
  const pickup = stops.flatMap((stop) => (stop.role === "PICKUP" ? daysOf(stop, undefined) : []))[0];
  const all = [
    ...stops.map((stop, index) =>
      stopFacts(stop, index, { text, days: daysOf(stop, stop.role === "DELIVERY" ? pickup : undefined) }),
    ),
    weightFacts(reading, circumstances),
    crossingFacts(reading),
    ...money.map((one) => moneyFacts(one, stops, circumstances)),
  ];
  const facts: Fact[] = [
    ...all.flatMap((one) => one.facts),
    ...trailer.spans.map(({ start, end }) => ({
      path: "trailerRequirements.allowedTypes",
      value: trailer.types,
      start,
      end,
    })),
    ...goodsFacts(reading, language),
    ...referenceFacts("referenceNumbers", references),
    ...equipment.map(({ start, end, type, quantity }, index) => ({
      path: `requiredEquipment[${index}]`,
      value: { type, ...(quantity && { quantity }) },
      start,
      end,
    })),
    ...demandFacts(reading, text),
    ...(customer ? [{ path: "customerName", value: customer.name, start: customer.start, end: customer.end }] : []),
    ...brokers.map(({ start, end, name, side }, index) => ({
      path: `customerContacts[${index}]`,
      value: { name, role: brokerRoles[side] },
      start,
      end,
    })),
  ].filter(({ value }) => !(Array.isArray(value) && value.length === 0));
  return { facts, questions: all.flatMap((one) => one.questions) };
}
