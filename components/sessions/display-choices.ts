"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { startTransition, useOptimistic, useState } from "react";
import { useUnits } from "@/components/app-shell/units";
import { freightTimeZones } from "@/components/form/time-zones.values";
import type { MenuChoice } from "@/components/ui/menu";
import {
  chooseTimeZone,
  type Density,
  densities,
  densityFrom,
  keepDensity,
  keepUnits,
} from "@/lib/browser/preferences";
import { unitSystems } from "@/lib/core/units.values";
import { unitsFrom } from "@/lib/i18n/units";

/** The height of the rows of lists, as the menu of the account has the other choices. */
export function useDensityChoice(served: Density): MenuChoice {
  const t = useTranslations("profile");
  const [density, setDensity] = useState(served);
  const choose = (value: string) => {
    const next = densityFrom(value);
    setDensity(next);
    keepDensity(next);
  };
  const options = Object.keys(densities).map((value) => ({ value, label: t(`densities.${value}`) }));
  return { id: "density", label: t("density"), value: density, options, onChoose: choose };
}

/** In which zone times are read that belong to no place. Loads keep those of their stops. */
export function useTimeZoneChoice(served: string): MenuChoice {
  const t = useTranslations("profile");
  const { refresh } = useRouter();
  const [timeZone, setTimeZone] = useState(served);
  const choose = (value: string) => {
    setTimeZone(value);
    chooseTimeZone(value);
    refresh();
  };
  const zones =
    served in freightTimeZones || served === "" ? freightTimeZones : { [served]: served, ...freightTimeZones };
  const options = Object.entries(zones).map(([value, cities]) => ({ value, label: cities.split(", ", 3).join(", ") }));
  return {
    id: "time-zone",
    label: t("timeZone"),
    value: timeZone,
    options: [{ value: "", label: t("deviceTimeZone") }, ...options],
    onChoose: choose,
  };
}

/** What distances, weights and temperatures are read in. What is sent to a carrier stays as it is. */
export function useUnitsChoice(): MenuChoice {
  const t = useTranslations("profile");
  const { refresh } = useRouter();
  // The choice is seen at once; the page follows from the server.
  const [units, show] = useOptimistic(useUnits());
  const choose = (value: string) => {
    const next = unitsFrom(value);
    keepUnits(next);
    startTransition(() => {
      show(next);
      refresh();
    });
  };
  const options = unitSystems.map((value) => ({ value, label: t(`unitSystems.${value}`) }));
  return { id: "units", label: t("units"), value: units, options, onChoose: choose };
}
