import { minorUnitsFrom } from "@/components/form/number-text";
import { amountMax } from "@/lib/vocabulary/amount-max";

/** An amount as people write it ("100,000", "1 500.50") in cents; undefined for anything else than more than nothing. */
export function centsOf(written: string) {
  const cents = minorUnitsFrom(written);
  return typeof cents === "number" && cents > 0 && cents <= amountMax ? cents : undefined;
}
