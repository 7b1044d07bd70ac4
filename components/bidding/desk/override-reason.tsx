"use client";

import { useTranslations } from "next-intl";
import { get, useFormContext, useFormState } from "react-hook-form";
import type { DeskBid } from "@/components/bidding/desk/desk-bids";
import { TextAreaField } from "@/components/form/text-field";
import { isLack } from "@/lib/vocabulary/carrier-requirement.values";
import { noteTextMax } from "@/lib/vocabulary/limits.values";

const name = "overrideReason";

/** What the field adds to the request. */
export const overrideOf = (text: string) => (text.trim() ? { [name]: text.trim() } : {});

export const lacksSomething = ({ meaning }: DeskBid) => meaning?.misses.some(isLack) === true;

/**
 * Why this carrier, although it lacks what the load requires: asked where it is known to, and where the answer says that
 * it does by now. For the record; the carrier does not read it.
 */
export function OverrideReason({ bid, hasInitialFocus }: { bid: DeskBid; hasInitialFocus?: boolean }) {
  const t = useTranslations("bids.override");
  const { control } = useFormContext();
  const { errors } = useFormState({ control });
  if (!lacksSomething(bid) && !get(errors, name)) return null;
  return (
    <TextAreaField
      name={name}
      label={t("label")}
      hint={t("hint")}
      rows={2}
      maxLength={noteTextMax}
      hasInitialFocus={hasInitialFocus}
    />
  );
}
