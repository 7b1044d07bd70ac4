import type { Required } from "@/lib/carriers/rules/requirements";
import { isHazardous } from "@/lib/loads/rules/crossing-route";
import type { LoadDocument } from "@/lib/loads/schema/load";
import type { LoadStopInput } from "@/lib/loads/schema/stop";
import { countriesByKey } from "@/lib/places/rules/regions";
import { keyOf } from "@/lib/places/rules/words";

/** A load as far as it says something of the carrier that may haul it. */
export type Requiring = Partial<
  Pick<
    LoadDocument,
    "carrierRequirements" | "commodities" | "trailerRequirements" | "stops" | "externalCustomerId" | "customerName"
  >
>;

/** What a load requires of its carrier: in words, and by what it is. */
export function requiredOfCarrier(load: Requiring): Required {
  const { carrierRequirements, commodities = [], stops = [] } = load;
  const countries = new Set(stops.map(countryOf));
  const customer = [load.externalCustomerId, load.customerName].filter((name) => name !== undefined);
  return {
    ...carrierRequirements,
    hazmat: isHazardous({ commodities }),
    ...trailerNeeded(load),
    haulsInUS: countries.has("US"),
    haulsInMX: countries.has("MX"),
    haulsInCA: countries.has("CA"),
    ...(customer.length > 0 && { customerApproval: customer }),
  };
}

/** Goods that must stay cold need a reefer, unless the load says that another trailer will do. */
function trailerNeeded({ commodities = [], trailerRequirements }: Requiring): Required {
  const types = trailerRequirements?.allowedTypes ?? [];
  const isChilled = commodities.some(({ temperatureRequirements }) => temperatureRequirements);
  if (isChilled && (types.length === 0 || types.includes("REEFER"))) return { temperature: true };
  // Whoever has a tractor can bring only that.
  return types.length === 0 || types.includes("POWER_ONLY") ? {} : { trailerType: types };
}

const countryOf = ({ location }: LoadStopInput) => countriesByKey.get(keyOf(location?.place?.countryCode ?? ""));
