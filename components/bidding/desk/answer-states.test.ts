import { describe, expect, test } from "vitest";
import { answers, answersFor, obstacleTo } from "@/components/bidding/desk/answer-states";
import type { DeskBid } from "@/components/bidding/desk/desk-bids";
import { legalActions } from "@/lib/bidding/rules/transitions";
import { BidStatus } from "@/lib/bidding/schema/bid";
import { type Eligibility, NotAssignable } from "@/lib/carriers/schema/eligibility";
import { loadMessages } from "@/lib/i18n/load-messages";

const assignable: Eligibility = { assignable: true, offersOnboardingLink: false, seesFreight: true, misses: [] };

function aBid(status: DeskBid["status"], more: Partial<DeskBid> = {}): DeskBid {
  const standing = { status, isRejectedByRule: false };
  return {
    ...standing,
    id: "bid_1",
    amount: { currencyCode: "USD", amount: 194_000 },
    submittedAt: "2026-11-20T09:00:00.000Z",
    updatedAt: "2026-11-20T09:00:00.000Z",
    postingId: "post_1",
    loadId: "load_1",
    carrier: { id: "carrier_1", displayName: "Norteña" },
    load: { id: "load_1", externalDisplayId: "TMS-1" },
    actions: legalActions(standing, "BROKER", true),
    meaning: assignable,
    ...more,
  };
}

const obstacles = (bid: DeskBid) =>
  [...answers, "revokeCounter" as const].map((answer) => obstacleTo(answer, bid, "BROKER"));

describe("an answer", () => {
  test("is offered exactly where the table of transitions has it", () => {
    expect(Object.fromEntries(BidStatus.options.map((status) => [status, obstacles(aBid(status))]))).toEqual({
      ACTIVE: [undefined, undefined, undefined, undefined, "noCounter"],
      COUNTERED: ["countered", "countered", "countered", undefined, undefined],
      ACCEPTED: ["ACCEPTED", "ACCEPTED", "ACCEPTED", undefined, "ACCEPTED"],
      REJECTED: ["REJECTED", "REJECTED", "REJECTED", undefined, "REJECTED"],
      REVOKED: ["REVOKED", "REVOKED", "REVOKED", undefined, "REVOKED"],
      CLOSED: ["CLOSED", "CLOSED", "CLOSED", undefined, "CLOSED"],
    });
  });

  test("that may end in an assignment needs a carrier that may be assigned; a rejection does not", () => {
    const bid = (reason: NotAssignable) => aBid("ACTIVE", { meaning: { ...assignable, assignable: false, reason } });
    for (const reason of NotAssignable.options)
      expect(obstacles(bid(reason)).slice(0, 3)).toEqual([reason, reason, undefined]);
    expect(obstacles(aBid("ACTIVE", { meaning: undefined })).slice(0, 3)).toEqual(["unknown", "unknown", undefined]);
  });

  test("is shown in a row where it is the state's own; a panel shows what the state blocks as well", () => {
    expect([answersFor({ status: "ACTIVE" }, "row"), answersFor({ status: "COUNTERED" }, "row")]).toEqual([
      ["accept", "counter", "reject"],
      ["revokeCounter"],
    ]);
    expect(answersFor({ status: "COUNTERED" }, "panel")).toEqual(["revokeCounter", ...answers]);
  });

  test("is not a viewer's to give, nor after the posting has ended", () => {
    expect(answers.map((answer) => obstacleTo(answer, aBid("ACTIVE"), "VIEWER"))).toEqual(Array(4).fill("viewer"));
    expect(obstacles(aBid("ACTIVE", { actions: [] })).slice(0, 3)).toEqual(Array(3).fill("ended"));
  });

  test("copies no price that is the target already", () => {
    const targetRate = { currencyCode: "USD", amount: 194_000 } as const;
    const loadFacts = { status: "AVAILABLE", trailerTypes: [], borderCrossings: [], targetRate } as const;
    expect(
      obstacleTo(
        "use",
        aBid("ACTIVE", { loadFacts: { ...loadFacts, trailerTypes: [], borderCrossings: [] } }),
        "BROKER",
      ),
    ).toBe("alreadyTarget");
  });

  test("that cannot be given says why in both languages", async () => {
    const said = [
      "viewer",
      "ended",
      "countered",
      "unknown",
      "alreadyTarget",
      "noCounter",
      "noneChosen",
      ...BidStatus.options.slice(2),
      ...NotAssignable.options,
    ];
    for (const locale of ["en-US", "es-MX"] as const) {
      const messages = JSON.parse(JSON.stringify(await loadMessages(locale)));
      expect(said.filter((obstacle) => !messages.bids.actions.blocked[obstacle])).toEqual([]);
    }
  });
});
