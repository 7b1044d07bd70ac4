import { contactFor } from "@/lib/bidding/rules/offer-contact";
import { type CarrierHistory, historyWorth, rankCarriers } from "@/lib/bidding/rules/rank-carriers";
import type { RankCarriersRequest, RankCarriersResponse } from "@/lib/bidding/schema/ranked-carrier";
import { readBiddersOfLane, readOfferAnswers } from "@/lib/bidding/store/carrier-answers";
import { findLikelyCarriers, getCarrierFacts } from "@/lib/carriers/find-carriers";
import { certificatesFor } from "@/lib/carriers/rules/requirements";
import { readCarrierPolicy } from "@/lib/carriers/save-carrier-policy";
import { findCarrierIds } from "@/lib/carriers/search-carriers";
import { dayOf } from "@/lib/core/day-of";
import { pageSizeDefault } from "@/lib/core/protocol.values";
import { findHaulersOfLane, findHaulsOfCarriers } from "@/lib/loads/find-hauls";
import { type Freight, getFreight } from "@/lib/loads/get-freight";
import { loadMarkets } from "@/lib/loads/load-observation";
import { eligibilityFor } from "@/lib/loads/rules/carrier-check";
import { findMarketHaulers } from "@/lib/rates/find-market-haulers";
import type { Context } from "@/lib/server/context";
import { sendsMail } from "@/lib/server/mail";

// Of each way to be found: together at most a few hundred carriers are read, however many there are.
const likeliestMax = 120;
const foundMax = 100;

/**
 * The carriers that a load can be sent to, best first, each with the reasons.
 * @throws AppError "not_found" for an unknown load, also one of another organization
 */
export async function rankCarriersForLoad(
  ctx: Context,
  { query, limit = pageSizeDefault, ...reference }: RankCarriersRequest,
): Promise<RankCarriersResponse> {
  const freight = await getFreight(ctx, reference);
  const [histories, ids, { requirementsBlock }] = await Promise.all([
    readHistories(ctx, freight),
    query ? findCarrierIds(ctx, { query, limit: foundMax }) : likelyIds(ctx, freight),
    readCarrierPolicy(ctx),
  ]);
  const wanted = query ? ids : [...new Set([...bestOf(histories, ctx.now), ...ids])];
  const { carrierRequirements, trailerRequirements } = freight.document;
  const [carriers, hauls] = await Promise.all([
    getCarrierFacts(ctx, wanted),
    findHaulsOfCarriers(ctx, { carrierIds: wanted, trailerTypes: trailerRequirements?.allowedTypes ?? [] }),
  ]);
  const haulsById = new Map(hauls.map((haul) => [haul.carrierId, haul]));
  const policy = { requirementsBlock, today: dayOf(ctx.now) };
  const candidates = carriers.map(({ identity, ...known }) => ({
    name: identity.displayName,
    carrier: identity,
    contacts: known.profile.contacts,
    eligibility: eligibilityFor(freight, { id: identity.id, ...known }, policy),
    history: { ...histories.get(identity.id), hauls: haulsById.get(identity.id) },
  }));
  const hasRequirements = Object.values(carrierRequirements ?? {}).some((value) => value !== false && value !== null);
  const ranked = rankCarriers(candidates, { hasRequirements, now: ctx.now }).slice(0, limit);
  return {
    sendsMail,
    items: ranked.map(({ carrier, contacts, standing, eligibility, reasons, isSuggested }) => ({
      carrier,
      standing,
      meaning: eligibility,
      reasons,
      isSuggested,
      contact: contactFor(contacts),
    })),
  };
}

const likelyIds = (ctx: Context, { document }: Freight) =>
  findLikelyCarriers(ctx, { certificates: certificatesFor(document.carrierRequirements), limit: likeliestMax });

/** What the organization has seen of carriers that matters for this load. */
async function readHistories(ctx: Context, { id, document }: Freight): Promise<Map<string, CarrierHistory>> {
  const markets = loadMarkets(document);
  const [lane, market, bids, answers] = await Promise.all([
    findHaulersOfLane(ctx, id),
    markets ? findMarketHaulers(ctx, markets) : [],
    readBiddersOfLane(ctx, id),
    readOfferAnswers(ctx),
  ]);
  const histories = new Map<string, CarrierHistory>();
  const add = (carrierId: string, seen: CarrierHistory) =>
    histories.set(carrierId, { ...histories.get(carrierId), ...seen });
  for (const { carrierId, ...seen } of lane) add(carrierId, { lane: seen });
  for (const { carrierId, ...seen } of market) add(carrierId, { market: seen });
  for (const { carrierId, ...seen } of bids) add(carrierId, { bids: seen });
  for (const { carrierId, ...seen } of answers) add(carrierId, { answers: seen });
  return histories;
}

const bestOf = (histories: ReadonlyMap<string, CarrierHistory>, now: Date) =>
  [...histories]
    .map(([id, history]) => ({ id, worth: historyWorth(history, now) }))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, likeliestMax)
    .map(({ id }) => id);
