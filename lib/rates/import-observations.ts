import { createHash } from "node:crypto";
import { setImmediate as otherCalls } from "node:timers/promises";
import { identifyCarriers } from "@/lib/carriers/find-carriers";
import { dayOf } from "@/lib/core/day-of";
import { readRequest } from "@/lib/core/read-request";
import {
  carrierKeyOf,
  lineHaulWarnings,
  pickupProblems,
  planObservations,
  rateWarnings,
} from "@/lib/rates/rules/observations";
import { saveObservations } from "@/lib/rates/save-observations";
import type { Observation } from "@/lib/rates/schema/observation";
import {
  type ImportObservationsRequest,
  type ImportObservationsResponse,
  importMillisecondsMax,
  type ObservationLane,
  type ObservationProblem,
  type ObservationResult,
  ObservationRow,
} from "@/lib/rates/schema/observation-import";
import { lockObservations, readObservations, readPaidLoadKeys } from "@/lib/rates/store/observations";
import { recountObservations } from "@/lib/rates/summarize-observations";
import { laneSurveyor } from "@/lib/rates/survey-lanes";
import type { Context } from "@/lib/server/context";
import { afterCommit, inTransaction } from "@/lib/server/transaction";

/** A row that is understood, or why it is not. */
type Read = { problems: ObservationProblem[] } & ({ row: ObservationRow; lane: ObservationLane } | { row?: undefined });
type Understood = Extract<Read, { row: ObservationRow }>;

/** Stores what past loads were paid, or only answers what would become of each row. */
export async function importObservations(
  ctx: Context,
  { rows, validateOnly = false }: ImportObservationsRequest,
): Promise<ImportObservationsResponse> {
  const read = await readRows(rows, dayOf(ctx.now));
  const understood = read.filter((one): one is Understood => one.row !== undefined);
  const named = await nameCarriers(ctx, understood);
  const sent = named.flatMap((one) => ("observation" in one ? [one.observation] : []));
  const keys = [...new Set(sent.map(({ key }) => key))];
  const planIn = async (reader: Context) => {
    const known = await readPaidLoadKeys(reader, keys);
    return { known, ...planObservations(sent, await readObservations(reader, keys), known) };
  };
  if (validateOnly) return { results: resultsOf(read, named, await planIn(ctx)) };
  const store = async (tx: Context) => {
    await lockObservations(tx);
    const planned = await planIn(tx);
    await saveObservations(tx, planned.changes);
    afterCommit(tx, () => recountObservations(tx));
    return planned;
  };
  const plan = await inTransaction(ctx, store, importMillisecondsMax);
  return { results: resultsOf(read, named, plan) };
}

// Odd addresses take a millisecond each: nobody else waits for more than so many.
const rowsAtOnce = 100;

async function readRows(rows: readonly unknown[], today: string): Promise<Read[]> {
  const readRow = rowReader(today);
  const read: Read[] = [];
  for (const [at, raw] of rows.entries()) {
    if (at % rowsAtOnce === 0) await otherCalls();
    read.push(readRow(raw));
  }
  return read;
}

function rowReader(today: string) {
  const survey = laneSurveyor(today);
  return (raw: unknown): Read => {
    const reading = readRequest(ObservationRow, raw);
    if (!reading.ok) {
      return { problems: reading.issues.map(({ path, code, message }) => ({ field: path, code, message })) };
    }
    const row = reading.value;
    const { lane, problems } = survey(row);
    const refused = [...(lane ? [] : problems), ...pickupProblems(row.pickupDate, today)];
    if (!lane || refused.length > 0) return { problems: refused };
    const warnings = [...problems, ...lineHaulWarnings(row), ...rateWarnings(row, lane.routeMiles)];
    return { row, lane, problems: warnings };
  };
}

type Named = { observation: Observation } | { problem: ObservationProblem };

/** Gives each row its carrier. Rows of the same carrier are asked for once. */
async function nameCarriers(ctx: Context, understood: readonly Understood[]): Promise<Named[]> {
  const places = new Map<string, number>();
  const hints = understood.map(({ row }) => hintOf(row));
  const distinct: ReturnType<typeof hintOf>[] = [];
  const placeOf = hints.map((hint) => {
    // No text that is stored contains the separator.
    const key = Object.values(hint).join("\u0001");
    const place = places.get(key) ?? distinct.push(hint) - 1;
    places.set(key, place);
    return place;
  });
  const carriers = await identifyCarriers(ctx, distinct);
  const keys = distinct.map((hint, at) => carriers[at]?.[0] ?? carrierKeyOf(hint, ctx.organizationId));
  return understood.map((one, at): Named => {
    const place = placeOf[at] ?? 0;
    if ((carriers[place]?.length ?? 0) > 1) return { problem: differentCarriers };
    return { observation: observationOf(one, keys[place] ?? "") };
  });
}

const hintOf = (row: ObservationRow) => ({
  name: row.carrierName,
  dotNumber: row.dotNumber,
  mcNumber: row.mcNumber,
  mxNumber: row.mxNumber,
  rfcNumber: row.rfcNumber,
  cvorNumber: row.cvorNumber,
  nirNumber: row.nirNumber,
  nscNumber: row.nscNumber,
  externalId: row.carrierExternalId,
});

const differentCarriers: ObservationProblem = {
  field: "carrierName",
  code: "different_carriers",
  message: "The identifiers belong to different carriers.",
};

function observationOf({ row, lane, problems }: Understood, carrierKey: string): Observation {
  const { trailerCategory, pickupDate, amount, lineHaul } = row;
  const keepsLineHaul = lineHaul && !problems.some(({ field }) => field === "lineHaul");
  return {
    ...lane,
    key: `import:${row.key ?? fingerprintOf(row)}`,
    trailerCategory,
    pickupDate,
    allInAmount: amount.amount,
    ...(keepsLineHaul && { lineHaulAmount: lineHaul.amount }),
    currencyCode: amount.currencyCode,
    carrierKey,
    source: "IMPORT",
  };
}

const rowFields = Object.keys(ObservationRow.shape)
  .filter((field): field is keyof ObservationRow => field in ObservationRow.shape)
  .sort();

/** What stands for a row without a key: the same row always has the same. No key of a caller's begins like it. */
const fingerprintOf = (row: ObservationRow) =>
  `~${createHash("sha256")
    .update(JSON.stringify(rowFields.map((field) => row[field] ?? null)))
    .digest("base64url")
    .slice(0, 22)}`;

type Plan = { outcomes: readonly ObservationResult["outcome"][]; known: ReadonlySet<string> };

/** One result for each row as it was sent; `named` and `outcomes` stand for those that were understood. */
function resultsOf(read: readonly Read[], named: readonly Named[], { outcomes, known }: Plan) {
  const seen = new Set<string>();
  let [nameAt, outcomeAt] = [0, 0];
  return read.map((one): ObservationResult => {
    if (!one.row) return { outcome: "INVALID", problems: one.problems };
    const name = named[nameAt++];
    if (!name || "problem" in name) return { outcome: "INVALID", problems: name ? [name.problem] : [] };
    const outcome = outcomes[outcomeAt++] ?? "UNCHANGED";
    const { key } = name.observation;
    const warnings = [...(seen.has(key) ? [repeated] : []), ...(known.has(key) ? [alreadyKnown] : [])];
    seen.add(key);
    return { outcome, lane: one.lane, problems: [...one.problems, ...warnings] };
  });
}

const repeated: ObservationProblem = {
  field: "key",
  code: "repeated_key",
  message: "An earlier row of the same request is the same load; this one counts.",
};

const alreadyKnown: ObservationProblem = {
  field: "key",
  code: "load_has_price",
  message: "The portal has this load and what its carrier is paid; that price counts.",
};
