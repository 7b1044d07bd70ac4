import { cookies } from "next/headers";
import { useLocale } from "next-intl";
import { cache, use } from "react";
import { unitsCookie } from "@/lib/i18n/locale";
import { createDistances, unitsFrom } from "@/lib/i18n/units";

/** What the reader of a page measures in. */
export const unitsOfRequest = cache(async () => unitsFrom((await cookies()).get(unitsCookie)?.value));

/** Distances in the reader's units, for server components; in the browser they are `useDistances`. */
export const useDistancesOfRequest = () => createDistances(useLocale(), use(unitsOfRequest()));
