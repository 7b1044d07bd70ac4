import type { Warning } from "@/lib/core/errors";
import type { LoadDocument, LoadStatus } from "@/lib/loads/schema/load";

type Check = (load: LoadDocument) => Warning[];

/** Warnings about a load as a whole. They never refuse it: the broker may have reasons that we do not know. */
export const checkLoad: Check = (load) => [
  ...appointmentOrder(load),
  ...temperatureOrder(load),
  ...hazmatClass(load),
  ...reeferTemperature(load),
  ...fastWithoutCtpat(load),
];

const appointmentOrder: Check = ({ stops }) =>
  stops.flatMap(({ appointment }, index) =>
    appointment?.start && appointment.end && appointment.start > appointment.end
      ? [
          {
            path: `load.stops[${index}].appointment`,
            code: "range_reversed",
            message: "The appointment ends before it starts.",
          },
        ]
      : [],
  );

const temperatureOrder: Check = ({ commodities }) =>
  commodities.flatMap(({ temperatureRequirements: range }, index) =>
    range?.minimum !== undefined && range.maximum !== undefined && range.minimum > range.maximum
      ? [
          {
            path: `load.commodities[${index}].temperatureRequirements`,
            code: "range_reversed",
            message: "The minimum temperature is above the maximum.",
          },
        ]
      : [],
  );

const hazmatClass: Check = ({ commodities }) =>
  commodities.flatMap(({ hazmatDetails }, index) =>
    hazmatDetails?.isHazmat && !hazmatDetails.classification
      ? [
          {
            path: `load.commodities[${index}].hazmatDetails.classification`,
            code: "hazmat_class_missing",
            message: "Hazardous goods without their class.",
          },
        ]
      : [],
  );

const reeferTemperature: Check = ({ trailerRequirements, commodities }) =>
  trailerRequirements?.allowedTypes?.includes("REEFER") &&
  commodities.length > 0 &&
  commodities.every(({ temperatureRequirements }) => !temperatureRequirements)
    ? [
        {
          path: "load.commodities",
          code: "temperature_missing",
          message: "A refrigerated trailer is asked for, but no commodity says at which temperature.",
        },
      ]
    : [];

const fastWithoutCtpat: Check = ({ carrierRequirements }) =>
  carrierRequirements?.fastCertified && carrierRequirements.ctpatCertified !== true
    ? [
        {
          path: "load.carrierRequirements.fastCertified",
          code: "fast_without_ctpat",
          message: "FAST is only given to carriers that are CTPAT certified.",
        },
      ]
    : [];

const usualMoves: Record<LoadStatus, readonly LoadStatus[]> = {
  ON_HOLD: ["AVAILABLE", "BOOKED", "CANCELLED"],
  AVAILABLE: ["ON_HOLD", "BOOKED", "CANCELLED"],
  BOOKED: ["COMPLETED", "CANCELLED", "AVAILABLE", "ON_HOLD"],
  CANCELLED: [],
  COMPLETED: [],
};

/** A booked load that is no longer booked, but not over either. */
export const isReopened = (before: LoadStatus | undefined, after: LoadStatus | null | undefined) =>
  before === "BOOKED" && (after === "ON_HOLD" || after === "AVAILABLE");

/** Every change of the status is applied; the history marks unlikely ones. */
export const oddMove = (before: LoadStatus | undefined, after: LoadStatus) =>
  before === undefined || before === after || usualMoves[before].includes(after) ? [] : ["odd_status_move"];
