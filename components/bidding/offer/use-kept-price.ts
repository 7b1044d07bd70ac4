"use client";

import { useState } from "react";
import { type KeptPrice, keptText, readKept } from "@/components/bidding/offer/kept-price";

// A full or forbidden storage only costs what was typed.
function inStorage<Found>(use: (storage: Storage) => Found): Found | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

/** Keeps in this tab what a carrier types behind a link, against a reload; `atFirst` is what was kept before. */
export function useKeptPrice(token: string, about: string) {
  const key = `offer:${token}`;
  const [atFirst] = useState(() => readKept(inStorage((storage) => storage.getItem(key)) ?? null, about));
  return {
    atFirst,
    keep: (price: KeptPrice) => inStorage((storage) => storage.setItem(key, keptText(about, price))),
    forget: () => inStorage((storage) => storage.removeItem(key)),
  };
}
