import * as z from "zod";
import { LongText, ShortText } from "@/lib/vocabulary/text";

export const ReferenceNumber = z.object({ label: ShortText, value: LongText }).meta({ id: "ReferenceNumber" });
export const referenceNumbers = z.array(ReferenceNumber).max(100);
