import { isJsonObject } from "@/lib/core/json";
import type { CustomerHabits } from "@/lib/loads/schema/suggestions";

const groups = ["trailerRequirements", "carrierRequirements", "driverRequirements"] as const;
const rows = ["requiredEquipment", "requirements"] as const;

/** One thing a customer's last load asked for: a flag is said by its name alone, the rest by its value. */
export type Habit = { path: string; value: unknown; kind: "flag" | "value" | "rows" };

const isSaid = (value: unknown) => value !== undefined && value !== null && value !== false && value !== "";

/** What a customer's last load asked for, thing by thing, the trailer first. */
export function habitsIn(last: CustomerHabits): Habit[] {
  const inGroups = groups.flatMap((group) =>
    Object.entries(last[group] ?? {}).map(([key, value]): Habit => {
      return { path: `load.${group}.${key}`, value, kind: value === true ? "flag" : "value" };
    }),
  );
  const inRows = rows.map((name): Habit => ({ path: `load.${name}`, value: last[name], kind: "rows" }));
  const terms: Habit = { path: "load.paymentTerms", value: last.paymentTerms, kind: "value" };
  return [...inGroups, terms, ...inRows].filter(
    ({ value }) => isSaid(value) && !(Array.isArray(value) && value.length === 0),
  );
}

/** The fields to fill in: a group keeps what was said of it here and not there. */
export function filledAsLast(load: Record<string, unknown>, last: CustomerHabits): Record<string, unknown> {
  const filled = Object.entries(last).map(([key, value]) => {
    const here = load[key];
    return [key, isJsonObject(value) && isJsonObject(here) ? { ...here, ...value } : value] as const;
  });
  return Object.fromEntries(filled.filter(([, value]) => !(Array.isArray(value) && value.length === 0)));
}
