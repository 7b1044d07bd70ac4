import { centsOf } from "@/components/form/cents-of";
import { minorUnitsFrom } from "@/components/form/number-text";

/** `wrong`: it cannot be read as a number. `range`: it can, but no price is so low or so high. */
export type PriceProblem = "wrong" | "range";

export function priceProblemOf(text: string): PriceProblem | undefined {
  if (text.trim() === "" || centsOf(text) !== undefined) return undefined;
  return typeof minorUnitsFrom(text) === "number" ? "range" : "wrong";
}
