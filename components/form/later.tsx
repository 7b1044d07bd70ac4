"use client";

import { createContext, type ReactNode, use, useDeferredValue } from "react";

/** Whether what is around was added by the reader just now, and not drawn with the page. */
export const AddedContext = createContext(false);

/** The lower part of something large: when it was added, it comes with the picture after the one that shows its top. */
export function Later({ children }: { children: ReactNode }) {
  const isAdded = use(AddedContext);
  return useDeferredValue(true, !isAdded) && children;
}
