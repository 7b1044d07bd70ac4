import type { APIRequestContext } from "@playwright/test";
import {
  acceptedBid,
  carrierWithBids,
  counteredBid,
  endedOffer,
  openOffer,
  postedLoad,
  rateConfirmation,
  sentBid,
} from "./bidding/offer-paths";
import { anOffer } from "./bidding/own-offer";
import { demo } from "./demo";
import { invitationPath, resetPath } from "./directory/own-users";
import { anOnboardingLink } from "./onboarding/onboarding-link";
import { lookUp, paidLane, payTheLane } from "./rates/own-rates";
import type { Role } from "./signed-in";
import { aSentLoad, tms } from "./tms";

type Path = string | ((request: APIRequestContext) => Promise<string>);

const aLoad: Path = async (request) => {
  const { load } = await tms(request).sync(aSentLoad());
  return `/loads/${load.id}`;
};

const aSelectionRecord: Path = async (request) => {
  const headers = { "api-key": demo.apiKey };
  const response = await request.post("/api/carrier-selections/list", { data: { limit: 1 }, headers });
  const { items } = await response.json();
  return `/loads/${items[0].record.load.id}/carrier-selection`;
};

const noRateConfirmation: Path = async (request) => `${await postedLoad(request)}/rate-confirmation`;

const firstCarrier: Path = async (request) => {
  const response = await request.post("/api/carriers/search", {
    data: { limit: 1 },
    headers: { "api-key": demo.apiKey },
  });
  const { items } = await response.json();
  return `/carriers?tab=all&carrier=${items[0].id}`;
};

const onboardingForm: Path = async (request) => (await anOnboardingLink(request)).path;
const signedOnboarding: Path = async (request) => {
  const { path, sign } = await anOnboardingLink(request);
  await sign();
  return path;
};
const onboardingPanel: Path = async (request) => {
  const { panel, sign } = await anOnboardingLink(request);
  await sign();
  return panel;
};

const anOpenBid: Path = async (request) => {
  const { post, postingId, carrierId } = await anOffer(request);
  const amount = { currencyCode: "USD", amount: 190_000 };
  const { bid } = await post("/bids/submit", { postingId, carrier: { id: carrierId }, amount, note: "Team of two." });
  return `/bids?bid=${bid.id}`;
};

const paidLanes: Path = async (request) => {
  await payTheLane(request);
  return lookUp(request, paidLane, { ...paidLane, miles: "400" }, { ...paidLane, from: "Halifax, NS" });
};
const laneWithoutRate: Path = (request) =>
  lookUp(request, { from: "Yellowknife, NT", to: "Miami, FL", trailer: "REEFER", currency: "CAD" });

const lane = "/border-crossings?from=Monterrey%2C+NL&to=Dallas%2C+TX&trailer=DRY_VAN";
const lanes = `${lane}&from=Springfield&to=Puebla&trailer=REEFER&from=Dallas&to=Chicago&trailer=DRY_VAN&lane=2`;

const usageWithCalls: Path = async (request) => {
  const stop = (address: string) => ({ type: "PICKUP", placeDetails: { place: { type: "ADDRESS_STRING", address } } });
  const data = { requests: [{ stops: [stop("Monterrey, NL"), stop("Dallas, TX")] }, { stops: [] }] };
  await request.post("/api/rates/history", { data, headers: { "api-key": demo.apiKey } });
  return "/usage";
};

/** Every page of the portal, with who looks at it: nobody, or a person with a role. A new page is a new line here. */
export const pages: readonly { name: string; path: Path; role: Role | undefined }[] = [
  { name: "sign-in", path: "/sign-in?next=/loads", role: undefined },
  { name: "a page that does not exist", path: "/nowhere", role: undefined },
  { name: "what waits today", path: "/?scope=all", role: "BROKER" },
  { name: "what waits today as a viewer", path: "/?scope=mine", role: "VIEWER" },
  { name: "loads", path: "/loads", role: "BROKER" },
  { name: "loads without a match", path: "/loads?search=no-load-is-called-this", role: "BROKER" },
  { name: "import of loads", path: "/loads/import", role: "BROKER" },
  { name: "new load", path: "/loads/new", role: "BROKER" },
  { name: "a load", path: aLoad, role: "BROKER" },
  { name: "why a load has its carrier", path: aSelectionRecord, role: "VIEWER" },
  { name: "a rate confirmation", path: rateConfirmation, role: "BROKER" },
  { name: "a rate confirmation as a viewer", path: rateConfirmation, role: "VIEWER" },
  { name: "a rate confirmation of no carrier", path: noRateConfirmation, role: "BROKER" },
  { name: "a load that does not exist", path: "/loads/load_unknown", role: "BROKER" },
  { name: "a load as a viewer", path: aLoad, role: "VIEWER" },
  { name: "users and teams", path: "/directory", role: "ADMIN" },
  { name: "users and teams as a viewer", path: "/directory?tab=teams", role: "VIEWER" },
  { name: "history of the directory", path: "/directory?tab=history", role: "ADMIN" },
  { name: "matching of TMS ids", path: "/directory/match", role: "ADMIN" },
  { name: "an invitation", path: invitationPath, role: undefined },
  { name: "an invitation that does not exist", path: "/invite/unknown", role: undefined },
  { name: "a forgotten password", path: "/forgot-password", role: undefined },
  { name: "a link to choose a new password", path: resetPath, role: undefined },
  { name: "such a link that does not work", path: "/reset-password/unknown", role: undefined },
  { name: "a link to confirm an e-mail that does not work", path: "/confirm-email/unknown", role: undefined },
  { name: "bids", path: anOpenBid, role: "BROKER" },
  { name: "a bid as a viewer", path: anOpenBid, role: "VIEWER" },
  { name: "the feed of bids", path: "/bids?part=feed", role: "VIEWER" },
  { name: "bids of no load", path: "/bids?load=unknown&bid=unknown", role: "BROKER" },
  { name: "response times to bids", path: "/bids/response-times", role: "VIEWER" },
  { name: "border crossings", path: "/border-crossings", role: "BROKER" },
  { name: "the crossings of lanes", path: lanes, role: "BROKER" },
  { name: "the crossings of a lane as a viewer", path: `${lane}&hazmat=1`, role: "VIEWER" },
  { name: "how crossings are recommended", path: "/border-crossings/method", role: "VIEWER" },
  { name: "import of rate history", path: "/rates/import", role: "ADMIN" },
  { name: "import of rate history as a broker", path: "/rates/import", role: "BROKER" },
  { name: "rates", path: "/rates", role: "BROKER" },
  { name: "the rates of lanes", path: paidLanes, role: "BROKER" },
  { name: "a lane without a rate as a viewer", path: laneWithoutRate, role: "VIEWER" },
  { name: "rates of many lanes", path: "/rates/many", role: "BROKER" },
  { name: "carriers", path: "/carriers", role: "BROKER" },
  { name: "a carrier", path: firstCarrier, role: "BROKER" },
  { name: "a carrier as a viewer", path: firstCarrier, role: "VIEWER" },
  { name: "conflicts of carriers", path: "/carriers?tab=conflicts", role: "BROKER" },
  { name: "onboarding, by the carrier's link", path: onboardingForm, role: undefined },
  { name: "onboarding that is signed, by the carrier's link", path: signedOnboarding, role: undefined },
  { name: "the onboarding of a carrier", path: onboardingPanel, role: "BROKER" },
  { name: "usage", path: usageWithCalls, role: "ADMIN" },
  { name: "usage of days without a call", path: "/usage?from=2020-01-01&to=2020-12-31", role: "VIEWER" },
  { name: "an offer, by the carrier's link", path: openOffer, role: undefined },
  { name: "an offer with a bid, by the carrier's link", path: sentBid, role: undefined },
  { name: "an offer with a counter, by the carrier's link", path: counteredBid, role: undefined },
  { name: "an offer that was taken, by the carrier's link", path: acceptedBid, role: undefined },
  { name: "an offer that has ended, by the carrier's link", path: endedOffer, role: undefined },
  { name: "a load that is posted", path: postedLoad, role: "BROKER" },
  { name: "the bids of a carrier", path: carrierWithBids, role: "BROKER" },
  { name: "settings", path: "/settings", role: "ADMIN" },
  { name: "settings as a viewer", path: "/settings", role: "VIEWER" },
  { name: "instant response", path: "/settings/instant-response", role: "BROKER" },
  { name: "instant response as a viewer", path: "/settings/instant-response", role: "VIEWER" },
  { name: "exchange rates", path: "/settings/exchange-rates", role: "BROKER" },
  { name: "exchange rates as a viewer", path: "/settings/exchange-rates", role: "VIEWER" },
  { name: "load policy", path: "/settings/load-policy", role: "ADMIN" },
  { name: "load policy as a viewer", path: "/settings/load-policy", role: "VIEWER" },
  { name: "terms of rate confirmations", path: "/settings/rate-confirmations", role: "ADMIN" },
  { name: "terms of rate confirmations as a viewer", path: "/settings/rate-confirmations", role: "VIEWER" },
  { name: "API keys", path: "/settings/api-keys", role: "ADMIN" },
  { name: "API keys as a broker", path: "/settings/api-keys", role: "BROKER" },
  { name: "webhooks", path: "/settings/webhooks", role: "ADMIN" },
  { name: "how signatures are checked", path: "/settings/webhooks?tab=verify", role: "ADMIN" },
  { name: "webhooks as a broker", path: "/settings/webhooks", role: "BROKER" },
  { name: "notifications", path: "/settings/notifications", role: "BROKER" },
  { name: "profile", path: "/settings/profile", role: "BROKER" },
  { name: "sessions", path: "/settings/sessions", role: "BROKER" },
];
