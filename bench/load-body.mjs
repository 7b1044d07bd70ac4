/** A realistic sync of about 4 KB: three stops, two commodities, requirements, a crossing, references and metadata. */
export function loadBody(externalId, amount) {
  const stop = (type, id, city, state, countryCode, timezone, day) => ({
    type,
    externalId: id,
    location: {
      place: {
        type: "ADDRESS",
        street: "Blvd. Industrial 1200, Nave 4",
        city,
        state,
        postalCode: "66600",
        countryCode,
      },
      timezone,
      isCtpatCertified: true,
      carrierPreapproval: "REQUIRED",
    },
    appointment: { type: "SCHEDULED", start: `2026-12-${day}T08:00`, end: `2026-12-${day}T10:00` },
    referenceNumbers: [
      { label: "Appointment", value: `${externalId}-${id}` },
      { label: "Dock", value: "14" },
    ],
    loadingMethod: "LIVE",
    inboundTransitRequirements: {
      maximumExpectedMinutes: 900,
      securityEscortProvider: "CARRIER",
      trackingRequired: true,
    },
    fumigation: { requiredBefore: false, requiredAfter: false },
    scaleTicket: { requiredBefore: true, requiredAfter: true },
    driverAssistRequired: false,
  });
  const commodity = (name, count) => ({
    name,
    weight: { type: "EXACT", value: 21_500, unit: "POUNDS" },
    hazmatDetails: { isHazmat: false },
    pieces: {
      type: "PALLET",
      count,
      stackable: false,
      perPieceDimensions: {
        length: { value: 48, unit: "INCHES" },
        width: { value: 40, unit: "INCHES" },
        height: { value: 60, unit: "INCHES" },
      },
    },
    temperatureRequirements: { minimum: 34, maximum: 38, unit: "FAHRENHEIT" },
  });
  return JSON.stringify({
    load: {
      externalId,
      externalCustomerId: "ALIMENTOS-DEL-BAJIO",
      externalDisplayId: externalId,
      externalWorkspaceId: "NORTHBOUND",
      schemaVersionNumber: 1,
      status: "AVAILABLE",
      truckload: "FULL",
      roundTrip: false,
      linearFeet: 53,
      stops: [
        stop("PICKUP", "S1", "Apodaca", "NLE", "MX", "America/Monterrey", "01"),
        stop("PICKUP", "S2", "Laredo", "TX", "US", "America/Chicago", "02"),
        stop("DELIVERY", "S3", "Chicago", "IL", "US", "America/Chicago", "04"),
      ],
      trailerRequirements: {
        allowedTypes: ["REEFER", "DRY_VAN_53"],
        doorType: "SWING",
        suspensionType: "AIR_RIDE",
        maxAgeYears: 10,
        foodGrade: true,
        ctpatCompliant: true,
        floorTypes: ["ALUMINUM"],
      },
      carrierRequirements: {
        ctpatCertified: true,
        fastCertified: true,
        internationalCarrierBonded: true,
        minCargoInsurance: { currencyCode: "USD", amount: 10_000_000 },
      },
      driverRequirements: { cdl: true, twicCard: false },
      commodities: [commodity("Frozen vegetables", 20), commodity("Fresh avocados", 6)],
      requiredEquipment: [
        { type: "LOAD_BARS", quantity: 2 },
        { type: "TEMPERATURE_RECORDER", quantity: 1 },
      ],
      borderCrossings: [
        {
          usMxBorderCrossing: "LAREDO_INTL_BRIDGE",
          borderCrossingStrategy: "PRE_ASSIGNED",
          requiredInspections: ["USDA", "FDA"],
          expectedDwellTimeMinutes: 240,
        },
      ],
      referenceNumbers: [
        { label: "PO", value: `PO-${externalId}` },
        { label: "BOL", value: `BOL-${externalId}` },
        { label: "Pedimento", value: "26 24 3801 6001234" },
      ],
      maxBuy: { currencyCode: "USD", amount: 200_000 + (amount % 100_000) },
      targetRate: { currencyCode: "USD", amount: 185_000 },
      metadata: {
        customsBroker: "Agencia Aduanal Río Bravo",
        lane: "NB-LRD-CHI",
        priority: 3,
        tags: ["produce", "frozen"],
      },
    },
  });
}
