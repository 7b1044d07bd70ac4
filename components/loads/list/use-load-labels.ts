"use client";

import { useTranslations } from "next-intl";
import { useUnits } from "@/components/app-shell/units";
import { decimalsFor, wantedUnit } from "@/lib/core/units";
import { useFormat } from "@/lib/i18n/format";
import type { Commodity } from "@/lib/loads/schema/commodity";
import type { TemperatureRange } from "@/lib/vocabulary/measure";

const unitKinds = ["WeightUnit", "LengthUnit", "DistanceUnit", "VolumeUnit", "TemperatureUnit"];

/** Measures as a reader says them: "24,000 lb", "32–34 °F"; what was sent follows where it is converted for them. */
export function useMeasureLabels() {
  const t = useTranslations("vocabulary");
  const format = useFormat();
  const units = useUnits();
  const unitLabel = (unit: string) => {
    const kind = unitKinds.find((name) => t.has(`${name}.${unit}`));
    return kind ? t(`${kind}.${unit}`) : unit;
  };
  const range = (values: readonly number[], unit: string, options?: (value: number) => Intl.NumberFormatOptions) => {
    const bounds = values.map((value) => format.number(value, options?.(value)));
    const negative = bounds.some((bound) => bound.startsWith("-"));
    return `${bounds.join(negative ? " – " : "–")}\u00a0${unitLabel(unit)}`;
  };
  const inUnits = (values: readonly number[], unit: string) => {
    const sent = range(values, unit);
    const wanted = wantedUnit(unit, units);
    if (!wanted) return sent;
    const rounded = (value: number) => ({ maximumFractionDigits: decimalsFor(value) });
    return `${range(values.map(wanted.convert), wanted.to, rounded)} (${sent})`;
  };
  return {
    measure: ({ value, unit }: { value: number; unit: string }) => inUnits([value], unit),
    temperature: ({ minimum, maximum, unit }: TemperatureRange) => {
      const bounds = [minimum, maximum].filter((bound) => bound !== undefined);
      return bounds.length > 0 ? inUnits(bounds, unit) : undefined;
    },
  };
}

/** How many there are and how heavy: "18 pallets", "24,000 lb". */
export function useFreightLabels() {
  const counted = useTranslations("vocabulary.PiecesCount");
  const { measure } = useMeasureLabels();
  return ({ pieces, weight }: Pick<Commodity, "pieces" | "weight">) => [
    pieces?.count === undefined ? undefined : counted(pieces.type ?? "OTHER", { count: pieces.count }),
    weight && measure(weight),
  ];
}

/** The parts a commodity is described in: what, how many, how heavy, how cold, how dangerous. */
export function useCommodityLabels() {
  const t = useTranslations("loads");
  const { temperature } = useMeasureLabels();
  const freightLabels = useFreightLabels();
  return ({ name, pieces, weight, temperatureRequirements, hazmatDetails }: Commodity) => [
    name,
    ...freightLabels({ pieces, weight }),
    temperatureRequirements && temperature(temperatureRequirements),
    hazmatDetails?.isHazmat ? [t("hazmat"), hazmatDetails.unNumber].filter(Boolean).join(" ") : undefined,
  ];
}

type Group = "trailerRequirements" | "carrierRequirements" | "driverRequirements";

const isMoney = (value: unknown): value is { amount: number; currencyCode: string } =>
  typeof value === "object" && value !== null && "amount" in value && "currencyCode" in value;

/** What a group of requirements asks for: the flags that are on, and amounts. */
export function useRequirementLabels() {
  const fields = useTranslations("fields.load");
  const format = useFormat();
  return (group: Group, requirements: object | undefined) =>
    Object.entries(requirements ?? {}).flatMap(([field, value]) => {
      const label = [`${group}.${field}._`, `${group}.${field}`].find((key) => fields.has(key));
      const name = label ? fields(label) : field;
      if (isMoney(value)) return [`${name} ${format.money(value)}`];
      return value === true ? [name] : [];
    });
}

type Named = { type: string; description?: string | undefined };

/** "Border transfer (Nuevo Laredo – Laredo)", or the own words of one of no known kind. */
function useOwnWords(enumeration: "AccessorialType" | "SpecialRequirementType") {
  const vocabulary = useTranslations("vocabulary");
  return (named: readonly Named[] = []) =>
    named.map(({ type, description }) => {
      const name = vocabulary(`${enumeration}.${type}`);
      if (!description) return name;
      return type === "OTHER" ? description : `${name} (${description})`;
    });
}

/** The services beyond the haul. */
export const useAccessorialLabels = () => useOwnWords("AccessorialType");

/** What a site or the load asks of driver and truck. */
export const useSpecialRequirementLabels = () => useOwnWords("SpecialRequirementType");
