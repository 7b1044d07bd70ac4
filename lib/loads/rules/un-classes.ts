import file from "@/lib/loads/facts/un-numbers.json";
import { HazmatClassification } from "@/lib/vocabulary/hazmat";

/** "2.1" is the division whose words begin with CLASS_2_1_. */
const named = (division: string): HazmatClassification | undefined =>
  HazmatClassification.options.find((option) => option.startsWith(`CLASS_${division.replace(".", "_")}_`));

let classes: Map<string, HazmatClassification> | undefined;

function readClasses() {
  const all = Object.entries(file.classes).flatMap(([division, numbers]) => {
    const name = named(division);
    return name ? numbers.split(" ").map((number) => [number, name] as const) : [];
  });
  return new Map(all);
}

/**
 * The class or division of a UN number such as `UN1203`, `un-1203` or `1203`, by its first danger. Undefined for numbers
 * that are not in force, and for the NA numbers of the US. Source: SAT, catalogue c_MaterialPeligroso of Carta Porte 3.1.
 */
export function classOfUnNumber(unNumber: string): HazmatClassification | undefined {
  const [, digits] = /^\s*(?:UN\s*-?\s*)?(\d{4})\s*$/i.exec(unNumber) ?? [];
  classes ??= readClasses();
  return digits === undefined ? undefined : classes.get(digits);
}
