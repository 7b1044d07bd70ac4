"use client";

import type { ComponentProps } from "react";
import { ExpiryField } from "@/components/form/day-field";

/** The last day of a certificate or policy, in a field that a thumb can hit. */
export const ExpiryRow = (field: ComponentProps<typeof ExpiryField>) => (
  <div className="[&_input]:h-11!">
    <ExpiryField {...field} />
  </div>
);
