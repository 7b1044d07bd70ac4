import * as z from "zod";
import { referenceNumbersMax } from "@/lib/vocabulary/limits.values";
import { LongText, ShortText } from "@/lib/vocabulary/text";

export const ReferenceNumber = z
  .object({
    label: ShortText.meta({ description: "What kind of number it is, e.g. `PO`." }),
    value: LongText.meta({ description: "The number itself, as text." }),
  })
  .meta({ id: "ReferenceNumber", description: "A number by which someone knows the load, a stop or a crossing." });
export const referenceNumbers = z.array(ReferenceNumber).max(referenceNumbersMax);
