import type { Warning } from "@/lib/core/errors";
import { freightChecks } from "@/lib/loads/rules/check-freight";
import { hazmatChecks } from "@/lib/loads/rules/check-hazmat";
import { sizeChecks } from "@/lib/loads/rules/check-size";
import { stopChecks } from "@/lib/loads/rules/check-stops";
import type { Check, Fields } from "@/lib/loads/rules/load-check";
import type { LoadDocument } from "@/lib/loads/schema/load";
import type { CurrencyCode } from "@/lib/vocabulary/money";

/**
 * Warnings about a load as a whole, as far as they concern what was sent. They never refuse it: the broker may have
 * reasons that we do not know.
 */
export const checkLoad = (load: LoadDocument, sent: Fields): Warning[] =>
  checks
    .filter(({ about }) => about.some((name) => sent[name] != null))
    .flatMap(({ find }) => find(load, sent))
    .filter((found): found is Warning => Boolean(found));

const fastWithoutCtpat: Check = {
  about: ["carrierRequirements"],
  find: ({ carrierRequirements }) => [
    carrierRequirements?.fastCertified &&
      carrierRequirements.ctpatCertified !== true && {
        path: "load.carrierRequirements.fastCertified",
        code: "fast_without_ctpat",
        message: "FAST is only given to carriers that are CTPAT certified.",
      },
  ],
};

const targetAboveMaxBuy: Check = {
  about: ["targetRate", "maxBuy"],
  find: ({ targetRate, maxBuy }) => [
    targetRate !== undefined &&
      maxBuy !== undefined &&
      targetRate.currencyCode === maxBuy.currencyCode &&
      targetRate.amount > maxBuy.amount && {
        path: "load.targetRate",
        code: "target_above_max_buy",
        message: "A carrier should be paid more than it may be paid at most: `targetRate` is above `maxBuy`.",
      },
  ],
};

/** It may be meant; but sooner the two were mixed up, or dollars with cents. */
const maxBuyAboveCustomerRate: Check = {
  about: ["customerRate", "maxBuy"],
  find: ({ customerRate, customerRateBasis = "FLAT", maxBuy }) => [
    customerRate !== undefined &&
      maxBuy !== undefined &&
      customerRateBasis === "FLAT" &&
      customerRate.currencyCode === maxBuy.currencyCode &&
      maxBuy.amount > customerRate.amount && {
        path: "load.maxBuy",
        code: "max_buy_above_customer_rate",
        message: "A carrier may be paid more than the customer pays: `maxBuy` is above `customerRate`.",
      },
  ],
};

/** Cargo is insured for thousands: 100000 is 100,000 dollars only in somebody's head. */
const insuranceMin: Record<CurrencyCode, number> = { USD: 500_000, CAD: 500_000, MXN: 5_000_000 };
const trailerYearsMax = 50;

const unusualRequirement: Check = {
  about: ["carrierRequirements", "trailerRequirements"],
  find: ({ carrierRequirements: { minCargoInsurance } = {}, trailerRequirements: { maxAgeYears = 0 } = {} }) => {
    const warning = (path: string, message: string) => ({ path: `load.${path}`, code: "unusual_requirement", message });
    const insurance = "Cargo insurance of so little: are they dollars in place of cents?";
    return [
      minCargoInsurance &&
        minCargoInsurance.amount < insuranceMin[minCargoInsurance.currencyCode] &&
        warning("carrierRequirements.minCargoInsurance", insurance),
      maxAgeYears > trailerYearsMax &&
        warning(
          "trailerRequirements.maxAgeYears",
          `A trailer of ${maxAgeYears} years: is it the year it was built in?`,
        ),
    ];
  },
};

const priceWithoutCarrier: Check = {
  about: ["assignedCarrier"],
  find: ({ assignedCarrier }) => [
    assignedCarrier?.price?.lineItems !== undefined &&
      assignedCarrier.price.lineItems.length > 0 &&
      assignedCarrier.carrierId === undefined && {
        path: "load.assignedCarrier.price",
        code: "price_without_carrier",
        message: "A price was sent, but the load has no carrier who is paid it.",
      },
  ],
};

const carrierMissing: Check = {
  about: ["status"],
  find: ({ status, assignedCarrier }, sent) => [
    status === "BOOKED" &&
      !assignedCarrier?.carrierId &&
      // What became of a carrier that was sent is said by itself.
      !sent.assignedCarrier && {
        path: "load.assignedCarrier",
        code: "carrier_missing",
        message: "The load is BOOKED, but it has no carrier.",
      },
  ],
};

/** A mark in the middle of a word stands for a letter that another table did not have: Torre?n. */
const lost = /\ufffd|\p{L}\?\p{L}/u;

const charactersLost: Check = {
  about: ["customerName", "stops", "commodities"],
  find: ({ customerName, stops, commodities }) => {
    const texts: [path: string, text: string | undefined][] = [
      ["customerName", customerName],
      ...stops.flatMap(({ location = {} }, index) => {
        const { facilityName, place } = location;
        const named = {
          facilityName,
          "place.street": place?.street,
          "place.city": place?.city,
          "place.state": place?.state,
        };
        return Object.entries(named).map(([key, text]): [string, typeof text] => [
          `stops[${index}].location.${key}`,
          text,
        ]);
      }),
      ...commodities.map(({ name }, index): [string, typeof name] => [`commodities[${index}].name`, name]),
    ];
    const message = "A letter of it was lost before it was sent. It was stored as it was sent.";
    return texts.map(
      ([path, text]) =>
        text !== undefined && lost.test(text) && { path: `load.${path}`, code: "characters_lost", message },
    );
  },
};

const checks: readonly Check[] = [
  charactersLost,
  ...stopChecks,
  ...hazmatChecks,
  ...freightChecks,
  ...sizeChecks,
  fastWithoutCtpat,
  targetAboveMaxBuy,
  maxBuyAboveCustomerRate,
  unusualRequirement,
  priceWithoutCarrier,
  carrierMissing,
];
