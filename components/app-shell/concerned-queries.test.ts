import { expect, test } from "vitest";
import { isConcerned } from "@/components/app-shell/concerned-queries";
import { apiKeyQueries } from "@/lib/api-keys/queries";
import { attentionQueries } from "@/lib/attention/queries";
import { bidEventQueries, bidQueries, openBids } from "@/lib/bidding/queries/bids";
import { instantResponseQueries, postingQueries } from "@/lib/bidding/queries/postings";
import type { Followed } from "@/lib/browser/follow-changes";
import { selectionQueries } from "@/lib/carrier-selection/queries";
import { carrierQueries } from "@/lib/carriers/queries";
import { directoryQueries } from "@/lib/directory/queries";
import { loadQueries } from "@/lib/loads/queries";
import { notificationQueries } from "@/lib/notifications/queries";
import { onboardingQueries } from "@/lib/onboarding/queries";
import { observationQueries, rateQueries } from "@/lib/rates/queries";
import { usageQueries } from "@/lib/usage/queries";
import { webhookQueries } from "@/lib/webhooks/queries";

const shown = {
  "loads: list": loadQueries.list({}),
  "loads: numbers": loadQueries.countByStatus({}),
  "loads posted: numbers": loadQueries.countByStatus({ posting: "POSTED" }),
  "loads: covered by": loadQueries.coveredBy("user_1"),
  "load 1": loadQueries.detail("load_1"),
  "load 1: history": loadQueries.history("load_1"),
  "load 1: notes": loadQueries.notes("load_1"),
  "load 1: check of carrier 1": loadQueries.carrierCheck("load_1", "carrier_1"),
  "load 1: selection": selectionQueries.latest("load_1", "carrier_1"),
  "load 1: posting": postingQueries.latest("load_1"),
  "load 2": loadQueries.detail("load_2"),
  "load 2: posting": postingQueries.latest("load_2"),
  bids: bidQueries.list(openBids),
  "bid events": bidEventQueries.list({}),
  "carriers: list": carrierQueries.list({}),
  "carriers: conflicts": carrierQueries.conflicts({}),
  "carrier 1": carrierQueries.detail("carrier_1"),
  "carrier 1: history": carrierQueries.history("carrier_1"),
  "carrier 1: onboarding": onboardingQueries.links("carrier_1"),
  "carrier 2": carrierQueries.detail("carrier_2"),
  "counts in the navigation": attentionQueries.counts(),
  "what waits today": attentionQueries.list("TEAM"),
  "the day in figures": attentionQueries.figures("TEAM"),
  "notifications of user 1": notificationQueries.list("user_1"),
  "unread of user 1": notificationQueries.summary("user_1"),
  "unread of user 2": notificationQueries.summary("user_2"),
  webhook: webhookQueries.webhook(),
  deliveries: webhookQueries.deliveries({}),
  "the rule that answers bids": instantResponseQueries.rule(),
  users: directoryQueries.users(),
  "directory: history": directoryQueries.history(),
  "API keys": apiKeyQueries.list(),
  "rate of a lane": rateQueries.recall({ requests: [] }),
  "how a rate was made": rateQueries.explain([]),
  prices: observationQueries.summary(),
  "usage of the month": usageQueries.summary({}),
  "metered calls": usageQueries.log({}),
};

const today = ["counts in the navigation", "what waits today", "the day in figures"];

const readAgain = (changed: Followed) =>
  Object.entries(shown).flatMap(([name, { queryKey }]) => (isConcerned(queryKey, changed) ? [name] : []));

test("a change of a load concerns what shows that load, and all lists it may be in", () => {
  expect(readAgain({ kind: "load", ids: ["load_1"] })).toEqual([
    "loads: list",
    "loads: numbers",
    "loads posted: numbers",
    "loads: covered by",
    "load 1",
    "load 1: history",
    "load 1: notes",
    "load 1: check of carrier 1",
    "load 1: selection",
    "bids",
    ...today,
  ]);
});

test("a change of many loads concerns whatever shows loads", () => {
  const ofOne = readAgain({ kind: "load", ids: ["load_1"] });
  expect(readAgain({ kind: "load" })).toEqual([
    ...ofOne.filter((name) => !["bids", ...today].includes(name)),
    "load 2",
    "bids",
    ...today,
  ]);
});

test("a posting and a bid concern their load's posting, the bids and the lists", () => {
  const posted = ["loads: list", "loads posted: numbers", "load 1: posting", "bids"];
  expect(readAgain({ kind: "posting", ids: ["load_1"] })).toEqual([...posted, ...today]);
  expect(readAgain({ kind: "bid", ids: ["load_1"] })).toEqual([...posted, "bid events", ...today]);
});

test("a change of a carrier concerns that carrier, the lists, and whether it may have a load", () => {
  expect(readAgain({ kind: "carrier", ids: ["carrier_1"] })).toEqual([
    "load 1: check of carrier 1",
    "load 1: posting",
    "load 2: posting",
    "bids",
    "carriers: list",
    "carriers: conflicts",
    "carrier 1",
    "carrier 1: history",
    "carrier 1: onboarding",
    ...today,
  ]);
});

test("a notification concerns what its users have", () => {
  const ofOne = ["notifications of user 1", "unread of user 1"];
  expect(readAgain({ kind: "notification", ids: ["user_1"] })).toEqual(ofOne);
  expect(readAgain({ kind: "notification" })).toEqual([...ofOne, "unread of user 2"]);
});

test.each([
  ["webhook", [...today, "webhook", "deliveries"]],
  ["instant-response", ["the rule that answers bids"]],
  ["directory", [...today, "users", "directory: history"]],
  ["api-key", ["API keys"]],
  ["rate", ["rate of a lane", "prices"]],
  ["usage", ["usage of the month", "metered calls"]],
])("a change of kind %s concerns its own pages", (kind, read) => {
  expect(readAgain({ kind })).toEqual(read);
});

test("what a later version announces concerns nothing", () => {
  expect(readAgain({ kind: "invoice" })).toEqual([]);
});
