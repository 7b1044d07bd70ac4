"use client";

import { createContext, use } from "react";
import type { UnitSystem } from "@/lib/core/units.values";

const Chosen = createContext<UnitSystem>("sent");

/** What is measured in below it. Papers and pages for carriers stay with what was sent, whoever looks at them. */
export const Units = Chosen.Provider;

export const useUnits = () => use(Chosen);
