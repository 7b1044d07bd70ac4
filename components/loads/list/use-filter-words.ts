"use client";

import { useTranslations } from "next-intl";
import { useOwnerNames } from "@/components/loads/list/loads-context";
import { mine, nobody, type SetFilter } from "@/components/loads/list/loads-view";

/** A filter as a reader says it: "Crossing" and "Laredo WTB". */
export function useFilterWords() {
  const t = useTranslations("loads");
  const vocabulary = useTranslations("vocabulary");
  const { userName, teamName, hasOwnId } = useOwnerNames();
  const named = (key: string, value: string) => (vocabulary.has(key) ? vocabulary(key) : value);
  const ownerWord = (value: string) => {
    if (value === nobody) return t("owners.nobody");
    return value === mine ? t(hasOwnId ? "owners.me" : "owners.meWithoutId") : undefined;
  };
  const wordOf = ({ name, value }: SetFilter) => {
    switch (name) {
      case "status":
        return named(`LoadStatus.${value}`, value);
      case "crossing":
        return named(`UsMxBorderCrossing.${value}`, value);
      case "trailer":
        return named(`TrailerType.${value}`, value);
      case "owner":
        return ownerWord(value) ?? userName(value);
      case "team":
        return value === nobody ? t("owners.noTeam") : teamName(value);
      case "pickup":
        return t(`pickup.${value}`);
      case "carrier":
        return t(`carrier.${value}`);
      default:
        return value;
    }
  };
  return (filter: SetFilter) => ({ name: t(`filters.${filter.name}`), value: wordOf(filter) });
}
