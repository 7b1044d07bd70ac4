"use client";

import { createContext, type ReactNode, use } from "react";

type BidsSurroundings = {
  /** The query of the address when the page came from the server. */
  search: string;
};

const BidsContext = createContext<BidsSurroundings | null>(null);

export const BidsProvider = ({ children, ...surroundings }: BidsSurroundings & { children: ReactNode }) => (
  <BidsContext value={surroundings}>{children}</BidsContext>
);

export function useBidsSurroundings(): BidsSurroundings {
  const surroundings = use(BidsContext);
  if (!surroundings) throw new Error("Only on the page of bids.");
  return surroundings;
}
