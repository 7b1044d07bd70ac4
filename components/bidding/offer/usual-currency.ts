import type { OfferedLoad } from "@/lib/bidding/schema/offer";
import type { CurrencyCode } from "@/lib/vocabulary/money";

const domestic: Record<string, CurrencyCode> = { MX: "MXN", CA: "CAD" };

/** In what a trip is usually paid: pesos within Mexico, Canadian dollars within Canada, else US dollars. */
export function usualCurrency({ stops }: Pick<OfferedLoad, "stops">): CurrencyCode {
  const [country, ...others] = new Set(stops.map(({ place }) => place?.countryCode));
  return (others.length === 0 && country && domestic[country]) || "USD";
}
