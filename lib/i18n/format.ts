import { useLocale, useTimeZone } from "next-intl";
import { createFormat } from "@/lib/i18n/create-format";

/** The formats of the reader's language, in client components and in server components that are not async. */
export const useFormat = () => createFormat(useLocale(), useTimeZone());
