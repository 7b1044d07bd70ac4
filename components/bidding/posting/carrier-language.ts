import type { CarrierChoice } from "@/components/loads/form/choices";
import type { Locale } from "@/lib/i18n/locale";

/** Who is known to Mexico's authorities is written to in Spanish. */
export const languageOf = ({ rfcNumber, mxNumber }: Pick<CarrierChoice, "rfcNumber" | "mxNumber">): Locale =>
  rfcNumber || mxNumber ? "es-MX" : "en-US";
