import * as z from "zod";
import { LongText, ShortText } from "@/lib/vocabulary/text";
import { isTimezone } from "@/lib/vocabulary/timezone-name";

export const LoadPlaceType = z.enum(["ADDRESS", "CITY", "POSTAL_CODE"]).meta({ id: "LoadPlaceType" });

/** A place of a load. Any part may be missing; the state is kept as it was sent (`NLE`, `MX-NLE`, `NL`, a name). */
export const LoadPlace = z
  .object({
    type: LoadPlaceType.default("ADDRESS"),
    street: LongText.optional(),
    neighborhood: LongText.optional(),
    city: LongText.optional(),
    state: ShortText.optional(),
    postalCode: ShortText.optional(),
    countryCode: ShortText.optional().meta({ description: "ISO 3166-1 alpha-2, e.g. `MX`." }),
  })
  .meta({ id: "LoadPlace" });
export type LoadPlace = z.infer<typeof LoadPlace>;

export const Coordinates = z
  .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
  .meta({ id: "Coordinates" });

export const Timezone = ShortText.refine(isTimezone, {
  error: "Must be an IANA time zone such as America/Monterrey.",
  params: { code: "invalid_timezone" },
}).meta({ description: "IANA time zone, e.g. `America/Monterrey`." });
