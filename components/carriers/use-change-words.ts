"use client";

import { useTranslations } from "next-intl";
import { regulatoryWords } from "@/components/carriers/identifiers";
import type { CargoInsurance, Certificate, Contact } from "@/lib/carriers/schema/profile";
import { useFormat } from "@/lib/i18n/format";

const enumerations: Record<string, string> = {
  status: "RelationshipStatus",
  onboardingStatus: "OnboardingStatus",
  source: "RelationshipSource",
};

/** "certificates" of "profile.certificates[0]". */
const lastOf = (path: string) => path.slice(path.lastIndexOf(".") + 1).replace(/\[\d+\]$/, "");
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

// The histories of profiles hold whole lists; what one element says is the part people know it by.
const named = ["type", "name", "phone", "email", "insurer", "number"] satisfies (
  | keyof Certificate
  | keyof Contact
  | keyof CargoInsurance
)[];

/** What a field of a carrier is called, and its value in words. */
export function useChangeWords() {
  const t = useTranslations("carriers.history");
  const vocabulary = useTranslations("vocabulary");
  const common = useTranslations("common");
  const format = useFormat();

  const pathWords = (path: string) => {
    const field = lastOf(path);
    const number = regulatoryWords.find(([name]) => name === field)?.[1];
    return number ?? (t.has(`fields.${field}`) ? t(`fields.${field}`) : field);
  };

  const elementWords = (element: Record<string, unknown>): string => {
    const { coverage, expiresOn } = element;
    const name = named.map((key) => element[key]).find((value) => typeof value === "string");
    const type = `CertificateType.${String(name)}`;
    const amount =
      isRecord(coverage) && typeof coverage.amount === "number"
        ? format.money({ amount: coverage.amount, currencyCode: String(coverage.currencyCode) })
        : undefined;
    return [amount, vocabulary.has(type) ? vocabulary(type) : name, expiresOn].filter(Boolean).join(" · ");
  };

  const valueWords = (path: string, value: unknown): string => {
    if (value === undefined || value === null) return t("nothing");
    const enumeration = `${enumerations[lastOf(path)]}.${String(value)}`;
    if (vocabulary.has(enumeration)) return vocabulary(enumeration);
    if (typeof value === "boolean") return common(value ? "yes" : "no");
    if (Array.isArray(value)) return value.map((one) => valueWords("", one)).join(", ") || t("nothing");
    return isRecord(value) ? elementWords(value) || JSON.stringify(value) : String(value);
  };

  return { pathWords, valueWords };
}
