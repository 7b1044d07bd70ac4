"use client";

import { useEffect, useEffectEvent } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

/**
 * For a form whose answer is the address it leads to. It follows the address when something else changes it (a place
 * put right, a step back), and stays as it is, with its focus, when the address comes to say what the form says.
 * @param given the values that the present address has
 * @param searchOf the query of the address that answers some values
 */
export function useFollowedAddress<Values extends FieldValues>(
  { getValues, reset }: Pick<UseFormReturn<Values>, "getValues" | "reset">,
  given: Values,
  searchOf: (values: Values) => string,
) {
  const search = searchOf(given);
  const follow = useEffectEvent((shown: string) => {
    if (searchOf(getValues()) !== shown) reset(given);
  });
  useEffect(() => follow(search), [search]);
}
