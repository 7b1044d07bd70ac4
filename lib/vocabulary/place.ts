import * as z from "zod";
import { lenient } from "@/lib/core/lenience";
import { latitudeMax, longitudeMax } from "@/lib/vocabulary/limits.values";
import { withPostalCode } from "@/lib/vocabulary/postal-code";
import { numberOrText } from "@/lib/vocabulary/read-number";
import { LongText, ShortText } from "@/lib/vocabulary/text";
import { withZoneAliases } from "@/lib/vocabulary/timezone-alias";
import { isTimezone } from "@/lib/vocabulary/timezone-name";

const LoadPlaceType = z
  .enum(["ADDRESS", "CITY", "POSTAL_CODE"])
  .meta({ id: "LoadPlaceType", description: "How exactly the place is known." });

export const LoadPlace = withPostalCode(
  z
    .object({
      type: LoadPlaceType.default("ADDRESS").meta({ description: "ADDRESS where it is left out; always in answers." }),
      street: LongText.optional().meta({ description: "Street and number." }),
      neighborhood: LongText.optional().meta({ description: "Neighborhood; in Mexico the colonia." }),
      city: LongText.optional().meta({ description: "City or town." }),
      state: ShortText.optional().meta({ description: "State or province, by code or name; kept as it was sent." }),
      postalCode: ShortText.optional().meta({ description: "ZIP code or código postal, as text." }),
      countryCode: ShortText.optional().meta({ description: "ISO 3166-1 alpha-2, e.g. `MX`; kept as it was sent." }),
    })
    .meta({ id: "LoadPlace", description: "A place; any part may be missing." }),
);
export type LoadPlace = z.infer<typeof LoadPlace>;

/** Forms have words of their own for it. */
const outside =
  typeof window === "undefined" ? "A latitude is between -90 and 90. Were latitude and longitude swapped?" : undefined;

export const Coordinates = lenient(
  z
    .object({
      latitude: numberOrText(z.number().min(-latitudeMax, outside).max(latitudeMax, outside)).meta({
        description: "In degrees, north positive.",
      }),
      longitude: numberOrText(z.number().min(-longitudeMax).max(longitudeMax)).meta({
        description: "In degrees, east positive.",
      }),
    })
    .meta({ id: "Coordinates", description: "A point in WGS 84." }),
  { nothingWithout: ["latitude", "longitude"] },
);

export const Timezone = withZoneAliases(
  ShortText.refine(isTimezone, {
    error: "Must be an IANA time zone such as America/Monterrey.",
    params: { code: "invalid_timezone" },
  }).meta({ description: "IANA time zone, e.g. `America/Monterrey`." }),
);
