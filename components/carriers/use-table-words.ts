"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ColumnId, columnsFor, type TableMode } from "@/components/carriers/table-columns";
import { folded, readRow, type ValueWords } from "@/components/carriers/table-rows";
import type { CertificateType } from "@/lib/carriers/schema/profile";
import type { OnboardingStatus, RelationshipStatus } from "@/lib/carriers/schema/relationship";

const statuses: readonly RelationshipStatus[] = ["ACTIVE", "NEEDS_REVIEW", "DO_NOT_DISPATCH"];
const onboardingStatuses: readonly OnboardingStatus[] = ["NOT_ONBOARDED", "IN_PROGRESS", "ONBOARDED"];
const certificateTypes: readonly CertificateType[] = [
  "CTPAT",
  "OEA",
  "PIP",
  "FAST",
  "INTERNATIONAL_BOND_US",
  "INTERNATIONAL_BOND_CA",
  "INTERNATIONAL_BOND_MX",
];

/** The columns in the reader's language, and how the cells of a row are read in it. */
export function useTableWords(mode: TableMode) {
  const t = useTranslations("carriers.columns");
  const vocabulary = useTranslations("vocabulary");
  const locale = useLocale();
  const wordOf = (key: string) => vocabulary(key);
  const wordsFor = <Value extends string>(enumeration: string, values: readonly Value[]): Record<string, Value> =>
    Object.fromEntries(
      values.flatMap((value) => [value, wordOf(`${enumeration}.${value}`)].map((word) => [folded(word), value])),
    );
  const words: ValueWords = {
    status: wordsFor("RelationshipStatus", statuses),
    onboardingStatus: wordsFor("OnboardingStatus", onboardingStatuses),
    certificates: wordsFor("CertificateType", certificateTypes),
  };
  return {
    columns: columnsFor(mode, (id: ColumnId) => t(id)),
    columnWord: (id: string) => (t.has(id) ? t(id) : id),
    read: (cells: { [id: string]: string | undefined }) => readRow(cells, words, locale === "es-MX"),
  };
}
