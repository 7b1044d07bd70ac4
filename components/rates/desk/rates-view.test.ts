import { expect, test } from "vitest";
import {
  emptyRateLane,
  haveSameEnds,
  otherDirection,
  type RateLane,
  type RatesView,
  toRateRequest,
  withTrailer,
  writeRatesView,
} from "@/components/rates/desk/rates-view";
import { readRatesView } from "@/components/rates/desk/read-rates-view";

const laredo: RateLane = {
  from: "Monterrey, NL",
  to: "Dallas & Fort Worth, TX",
  trailer: "REEFER",
  crossing: "LAREDO_INTL_BRIDGE",
  miles: "624.5",
};
const domestic: RateLane = { ...emptyRateLane, from: "Laredo, TX", to: "Chicago, IL" };
const view: RatesView = { lanes: [laredo, domestic], currency: "MXN", also: ["FLATBED"], open: 1 };
const read = (query: string) => readRatesView(new URLSearchParams(query));

test("an address is read back as it was written", () => {
  expect(read(writeRatesView(view))).toEqual(view);
  expect(writeRatesView({ lanes: [], currency: "USD", also: [], open: 0 })).toBe("");
});

test("what an address says that is not known is passed over, and of many lanes the first twenty are read", () => {
  const odd = read("from=Laredo&trailer=BOAT&crossing=MOON&miles=0&currency=EUR&also=BOAT&lane=9");
  expect(odd).toEqual({ lanes: [{ ...emptyRateLane, from: "Laredo" }], currency: "USD", also: [], open: 0 });
  expect(read("from=Laredo&".repeat(30)).lanes).toHaveLength(20);
});

test("a lane asks for its crossing between its ends, its own trailer first, and sends miles only when there are some", () => {
  const { requests, currency } = toRateRequest(view);
  expect(currency).toBe("MXN");
  expect(requests[0]).toMatchObject({
    stops: [
      { type: "PICKUP" },
      { type: "BORDER_CROSSING", usMxBorderCrossing: "LAREDO_INTL_BRIDGE" },
      { type: "DELIVERY" },
    ],
    trailerRequirements: { allowedTypes: ["REEFER", "FLATBED"] },
    routeMiles: 624.5,
  });
  expect(requests[1]?.stops).toHaveLength(2);
  expect(requests[1]).not.toHaveProperty("routeMiles");
});

test("the other direction keeps crossing and trailer, and leaves the miles to the roads", () => {
  expect(otherDirection(laredo)).toEqual({ ...laredo, from: laredo.to, to: laredo.from, miles: "" });
});

test("lanes over several crossings have the same ends, whatever their capitals", () => {
  expect(haveSameEnds([laredo, { ...laredo, to: "dallas & fort worth, tx ", crossing: "DEL_RIO_INTL_BRIDGE" }])).toBe(
    true,
  );
  expect(haveSameEnds([laredo, domestic])).toBe(false);
  expect(haveSameEnds([laredo])).toBe(false);
});

test("further trailers stand in one order, however they are chosen", () => {
  expect(withTrailer(["FLATBED"], "REEFER", true)).toEqual(["REEFER", "FLATBED"]);
  expect(withTrailer(["REEFER", "FLATBED"], "REEFER", false)).toEqual(["FLATBED"]);
});
