import { expect, test } from "vitest";
import { loadChoices } from "@/components/loads/list/load-choices";
import { readLoadsView, setFiltersOf, toListRequest, withoutFilter } from "@/components/loads/list/loads-view";

const viewOf = (query: string) => readLoadsView(new URLSearchParams(query));

test("each value of a filter can be taken out by itself", () => {
  const view = viewOf("status=ON_HOLD,BOOKED&customer=ACME&sort=maxBuy&peek=load_1");
  expect(setFiltersOf(view)).toEqual([
    { name: "status", value: "ON_HOLD" },
    { name: "status", value: "BOOKED" },
    { name: "customer", value: "ACME" },
  ]);
  expect(withoutFilter(view, { name: "status", value: "ON_HOLD" })).toEqual({ status: ["BOOKED"] });
  expect(withoutFilter(view, { name: "customer", value: "ACME" })).toEqual({ customer: null });
});

test("a search longer than the API takes is cut", () => {
  expect(viewOf(`search=${"a".repeat(300)}`).search).toHaveLength(255);
});

const clock = { now: new Date("2026-11-20T03:30:00Z"), timeZone: "America/Chicago", userId: "user_1" };
const requestOf = (query: string) => toListRequest(viewOf(query), loadChoices, clock);

test("a plain address asks for every load", () => {
  expect(requestOf("")).toEqual({ sort: "-updatedAt" });
});

test("every filter of the address is asked of the API", () => {
  const address =
    "search=dallas&status=ON_HOLD,AVAILABLE&crossing=LAREDO_INTL_BRIDGE&trailer=REEFER&customer=FRUTAS-SONORA" +
    "&origin=Laredo,+TX,+US+(50+mi)&destination=Nuevo+León&owner=U-101&team=T-LRD&carrier=uncovered&posting=withoutBids&requirement=hazmat&margin=0&sort=pickupAt";
  expect(requestOf(address)).toEqual({
    query: "dallas",
    status: ["ON_HOLD", "AVAILABLE"],
    usMxBorderCrossing: ["LAREDO_INTL_BRIDGE"],
    trailerType: ["REEFER"],
    customer: "FRUTAS-SONORA",
    origin: { place: "Laredo, TX, US", withinMiles: 50 },
    destination: { place: "Nuevo León" },
    ownerUserId: "U-101",
    ownerTeamId: "T-LRD",
    assigned: false,
    posting: "POSTED_WITHOUT_BIDS",
    carrierRequirement: ["hazmat"],
    marginBelow: 0,
    sort: "pickupAt",
  });
});

test("the viewer's own loads, and those of nobody, have an address that means the same to everyone who opens it", () => {
  expect(requestOf("owner=@me")).toEqual({ ownerUserId: "user_1", sort: "-updatedAt" });
  expect(requestOf("owner=@none&team=@none")).toEqual({ hasOwnerUser: false, hasOwnerTeam: false, sort: "-updatedAt" });
});

test("values the API does not know are passed over", () => {
  expect(requestOf("status=LOST,BOOKED&trailer=SLEIGH&requirement=luck&margin=7&sort=colour&pickup=someday")).toEqual({
    status: ["BOOKED"],
  });
});

test.each(["Laredo, TX (9999 mi)", "Laredo, TX (0 mi)", "(50 mi)", "Laredo (50 km)"])(
  "what is no distance stays a part of the place: %s",
  (place) => {
    expect(requestOf(`origin=${encodeURIComponent(place)}`)).toEqual({ origin: { place }, sort: "-updatedAt" });
  },
);

test("a place of blanks asks for nothing", () => {
  expect(requestOf("origin=+++")).toEqual({ sort: "-updatedAt" });
});

test("this week is from Monday to Sunday where the viewer is, and no appointment is no day at all", () => {
  // The clock stands at Thursday evening, the 19th, in Chicago.
  expect(requestOf("pickup=thisWeek")).toEqual({
    pickupFrom: "2026-11-16T06:00:00.000Z",
    pickupTo: "2026-11-23T06:00:00.000Z",
    sort: "-updatedAt",
  });
  expect(requestOf("pickup=none")).toEqual({ hasPickupTime: false, sort: "-updatedAt" });
});

test("today begins at the viewer's midnight, not at that of UTC", () => {
  expect(requestOf("pickup=today")).toEqual({
    pickupFrom: "2026-11-19T06:00:00.000Z",
    pickupTo: "2026-11-20T06:00:00.000Z",
    sort: "-updatedAt",
  });
  expect(requestOf("pickup=past")).toEqual({ pickupTo: "2026-11-19T06:00:00.000Z", sort: "-updatedAt" });
});
