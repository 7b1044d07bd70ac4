"use client";

import { createContext, use } from "react";
import type { Exchange } from "@/lib/exchange-rates/rules/convert";

const Rates = createContext<Exchange["rates"]>([]);

/** The organization's rates of exchange, by which prices below it are compared. */
export const ExchangeRates = Rates.Provider;

/** Those rates, with the day in UTC that it is. */
export const useExchange = (): Exchange => ({ rates: use(Rates), today: new Date().toISOString().slice(0, 10) });
