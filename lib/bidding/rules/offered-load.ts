import type { OfferedLoad } from "@/lib/bidding/schema/offer";
import type { LoadDocument } from "@/lib/loads/schema/load";
import type { LoadStopInput } from "@/lib/loads/schema/stop";

type Offered = {
  document: LoadDocument;
  /** The id under which the carrier sees the load. */
  displayId: string;
  miles: number | undefined;
  /** Whether its bid was accepted. */
  isAccepted: boolean;
};

/**
 * A load as the carrier it is offered to sees it. Each field is named here, so that a field which is added to loads
 * later is not shown to carriers by accident.
 */
export function offeredLoad({ document, displayId, miles, isAccepted }: Offered): OfferedLoad {
  const { stops, borderCrossings = [], commodities, requiredEquipment, referenceNumbers } = document;
  const { trailerRequirements, carrierRequirements, driverRequirements } = document;
  const usMxBorderCrossing = borderCrossings.find((crossing) => crossing.usMxBorderCrossing)?.usMxBorderCrossing;
  return {
    externalDisplayId: displayId,
    stops: stops.map((stop) => offeredStop(stop, isAccepted)),
    ...(miles !== undefined && { miles }),
    ...(usMxBorderCrossing && { usMxBorderCrossing }),
    commodities,
    requiredEquipment,
    ...(trailerRequirements && { trailerRequirements }),
    ...(carrierRequirements && { carrierRequirements }),
    ...(driverRequirements && { driverRequirements }),
    ...(isAccepted && referenceNumbers.length > 0 && { referenceNumbers }),
  };
}

function offeredStop({ type, location, appointment, referenceNumbers }: LoadStopInput, isAccepted: boolean) {
  const { place, timezone } = location ?? {};
  const { city, state, postalCode, countryCode, street, neighborhood } = place ?? {};
  return {
    type,
    ...(place && {
      place: { city, state, postalCode, countryCode, ...(isAccepted && { street, neighborhood }) },
    }),
    ...(appointment && { appointment }),
    ...(timezone && { timezone }),
    ...(isAccepted && referenceNumbers && { referenceNumbers }),
  };
}
