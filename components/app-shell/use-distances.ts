"use client";

import { useLocale } from "next-intl";
import { useUnits } from "@/components/app-shell/units";
import { createDistances } from "@/lib/i18n/units";

/** Distances in the reader's units; in server components they are `useDistancesOfRequest`. */
export const useDistances = () => createDistances(useLocale(), useUnits());
