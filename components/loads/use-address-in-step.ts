"use client";

import { useSearchParams } from "next/navigation";
import { useEffect } from "react";

/**
 * Keeps the view with the address. When somebody goes back twice while the router still fetches for the first step,
 * it ends at the first step's view with the second's address; told of the address once more, it follows.
 */
export function useAddressInStep() {
  const known = useSearchParams().toString();
  useEffect(() => {
    if (new URLSearchParams(location.search).toString() !== known) history.replaceState(null, "", location.href);
  }, [known]);
}
