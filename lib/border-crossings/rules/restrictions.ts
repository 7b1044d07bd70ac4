import * as z from "zod";
import file from "@/lib/border-crossings/facts/restrictions.json";
import { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";

/** A crossing that does not take something, as somebody reported it; counts while it is on, from `from` to `until`. */
export const Restriction = z.object({
  crossing: UsMxBorderCrossing,
  kind: z.enum(["NO_CARGO", "NO_HAZMAT"]),
  /** Where what is not taken here crosses instead; without it, wherever else its lane leads. */
  servedBy: UsMxBorderCrossing.optional(),
  isOn: z.boolean(),
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
  reportedOn: z.iso.date(),
  source: z.string(),
});
export type Restriction = z.infer<typeof Restriction>;

export const reportedRestrictions: readonly Restriction[] = Restriction.array().parse(file);

export type Freight = { isHazmat?: boolean | undefined /** The day it crosses, `2026-11-20`. */; day: string };

/** The restrictions that keep freight from a crossing. */
export function restrictionsFor({ isHazmat, day }: Freight, restrictions = reportedRestrictions): Restriction[] {
  return restrictions.filter(
    ({ kind, isOn, from, until }) =>
      isOn && (kind === "NO_CARGO" || isHazmat === true) && (from ?? day) <= day && day <= (until ?? day),
  );
}
