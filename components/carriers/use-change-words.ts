"use client";

import { useTranslations } from "next-intl";
import { regulatoryWords } from "@/components/carriers/identifiers";
import type { CargoInsurance, Certificate, Contact } from "@/lib/carriers/schema/profile";
import { useFormat } from "@/lib/i18n/format";
import type { CarrierDocument } from "@/lib/onboarding/schema/document";

const enumerations: Record<string, string> = {
  status: "RelationshipStatus",
  onboardingStatus: "OnboardingStatus",
  source: "RelationshipSource",
  type: "CertificateType",
};

/** "certificates" of "profile.certificates[0]", "documents" of `documents["id"]`. */
const lastOf = (path: string) => path.replace(/\[[^\]]*\]$/, "").replace(/^.*\./s, "");
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

// The histories of profiles and documents hold whole elements: these parts of them are for people, in this order.
const told = [
  "coverage",
  "type",
  "kind",
  "name",
  "role",
  "number",
  "phone",
  "email",
  "insurer",
  "policyNumber",
  "fileName",
  "expiresOn",
] satisfies (keyof Certificate | keyof Contact | keyof CargoInsurance | keyof CarrierDocument)[];

/** What a field of a carrier is called, and its value in words. */
export function useChangeWords() {
  const t = useTranslations("carriers.history");
  const vocabulary = useTranslations("vocabulary");
  const common = useTranslations("common");
  const kinds = useTranslations("onboarding.documents.kinds");
  const format = useFormat();

  const pathWords = (path: string) => {
    const field = lastOf(path);
    const number = regulatoryWords.find(([name]) => name === field)?.[1];
    return number ?? (t.has(`fields.${field}`) ? t(`fields.${field}`) : field);
  };

  const recordWords = (value: Record<string, unknown>): string => {
    const { amount, currencyCode } = value;
    if (typeof amount === "number" && typeof currencyCode === "string") return format.money({ amount, currencyCode });
    const parts = told.flatMap((key) => (value[key] === undefined ? [] : valueWords(key, value[key])));
    return parts.join(" · ") || JSON.stringify(value);
  };

  const valueWords = (path: string, value: unknown): string => {
    if (value === undefined || value === null) return t("nothing");
    const enumeration = `${enumerations[lastOf(path)]}.${String(value)}`;
    if (vocabulary.has(enumeration)) return vocabulary(enumeration);
    if (lastOf(path) === "kind" && kinds.has(String(value))) return kinds(String(value));
    // A day is the same everywhere, so it is read and written in one zone.
    if (lastOf(path) === "expiresOn") return format.date(`${String(value)}T00:00:00Z`, "UTC");
    if (lastOf(path) === "expiresAt") return format.dateTime(String(value));
    if (typeof value === "boolean") return common(value ? "yes" : "no");
    if (Array.isArray(value)) return value.map((one) => valueWords("", one)).join(", ") || t("nothing");
    return isRecord(value) ? recordWords(value) : String(value);
  };

  return { pathWords, valueWords };
}
