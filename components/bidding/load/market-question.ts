import { loadFactsOf } from "@/components/bidding/load/load-facts-of";
import { laneOf } from "@/lib/bidding/rules/lane-of";
import { currencyOfLoad } from "@/lib/loads/rules/currency-of-load";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

/** In which currency the market of a load is looked at: that of its money. */
export const marketCurrencyOf = ({ load }: GetLoadResponse) => currencyOfLoad(load) ?? "USD";

/** How the market of a load is recalled; nothing is asked where it has no lane. */
export function marketQuestionOf(loaded: GetLoadResponse) {
  const lane = laneOf(loadFactsOf(loaded));
  return { requests: lane ? [lane] : [], currency: marketCurrencyOf(loaded) };
}
