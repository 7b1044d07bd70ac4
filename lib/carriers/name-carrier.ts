import { findCarriersMeant } from "@/lib/carriers/find-carriers";
import { numberWarnings, soughtBy, whyNotFound } from "@/lib/carriers/rules/match-carriers";
import type { CarrierNaming, CarrierReference } from "@/lib/carriers/schema/reference";
import { AppError, type Warning } from "@/lib/core/errors";
import type { Context } from "@/lib/server/context";

type Named = { carrierId: string; warnings: Warning[] };

/**
 * The one carrier that a request names, as a sync would find it, with what of its numbers differs from the record.
 * @throws AppError "not_found" where nobody is meant; "conflict" with the candidates where several are
 */
async function nameCarrier(ctx: Context, { carrierId, carrier: said }: CarrierNaming): Promise<Named> {
  const carrier = carrierId !== undefined && saysNothing(said) ? undefined : said;
  const found = carrier ? await findCarriersMeant(ctx, carrier) : [];
  if (carrier && found.length === 0) throw new AppError("not_found", "There is no such carrier.", whyNotFound(carrier));
  const given = carrierId === undefined ? [] : [carrierId];
  const candidates = [...new Set([...given, ...found.map(({ id }) => id)])];
  const [only, ...others] = candidates;
  if (only === undefined) throw new AppError("not_found", "There is no such carrier.");
  if (others.length > 0)
    throw new AppError("conflict", "What is given is of different carriers.", {
      reason: "different_carriers",
      candidates,
    });
  const warnings = found.flatMap((record) => (carrier ? numberWarnings(record, soughtBy(carrier), "carrier") : []));
  return { carrierId: only, warnings };
}

const saysNothing = (carrier: CarrierReference = {}) => Object.values(carrier).every((value) => value === undefined);

type Said = { warnings?: Warning[] | undefined; [field: string]: unknown };

const withWarnings = <Answered extends Said>(answer: Answered, warnings: Warning[]): Answered =>
  warnings.length > 0 ? { ...answer, warnings: [...(answer.warnings ?? []), ...warnings] } : answer;

type Run<Request, Answered> = (ctx: Context, request: Request) => Promise<Answered>;

/** An operation on one carrier, to be called with our id of it or with what a TMS knows it by. */
export const byCarrier =
  <Request extends CarrierNaming, Answered extends Said>(
    run: Run<Request & { carrierId: string }, Answered>,
  ): Run<Request, Answered> =>
  async (ctx, request) => {
    const { carrierId, warnings } = await nameCarrier(ctx, request);
    return withWarnings(await run(ctx, { ...request, carrier: undefined, carrierId }), warnings);
  };

/** The same where our id of the carrier is called `id`. */
export const byCarrierItself =
  <Request extends { id?: string | undefined; carrier?: CarrierReference | undefined }, Answered extends Said>(
    run: Run<Request & { id: string }, Answered>,
  ): Run<Request, Answered> =>
  async (ctx, request) => {
    const { carrierId: id, warnings } = await nameCarrier(ctx, { carrierId: request.id, carrier: request.carrier });
    return withWarnings(await run(ctx, { ...request, carrier: undefined, id }), warnings);
  };

/** An operation that may be asked about one carrier. */
export const byWantedCarrier =
  <Request extends CarrierNaming, Answered extends Said>(run: Run<Request, Answered>): Run<Request, Answered> =>
  async (ctx, request) => {
    if (!request.carrier) return run(ctx, request);
    const { carrierId, warnings } = await nameCarrier(ctx, request);
    return withWarnings(await run(ctx, { ...request, carrier: undefined, carrierId }), warnings);
  };
