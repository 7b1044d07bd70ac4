import { setImmediate as otherCalls } from "node:timers/promises";
import type { Answer } from "@/lib/core/endpoint";
import { AppError } from "@/lib/core/errors";
import type { importLoadsEndpoint } from "@/lib/loads/contract/import";
import { formerFields, overlayLoad } from "@/lib/loads/rules/overlay-load";
import { groupRows, type LoadOfRows, type RowGroup, readLoadOfRows } from "@/lib/loads/rules/read-load-rows";
import { writeSave } from "@/lib/loads/save-load";
import type { ImportLoadsRequest, LoadImportProblem, LoadImportResult } from "@/lib/loads/schema/import";
import { readLoad } from "@/lib/loads/store/load-rows";
import { writeSync } from "@/lib/loads/sync-load";
import type { Context } from "@/lib/server/context";

// Each uses a database connection; the other connections are left to other calls.
export const importedAtOnce = 5;

/**
 * Creates and changes loads from rows of text, each load by itself: what is wrong with one stops no other. With a key a
 * row is a sync of its load; from a user it is a save, which says nothing of what the TMS sent.
 */
export async function importLoads(
  ctx: Context,
  { rows, ...options }: ImportLoadsRequest,
): Promise<Answer<typeof importLoadsEndpoint.response>> {
  const groups = groupRows(rows);
  const results: LoadImportResult[] = [];
  for (let first = 0; first < groups.length; first += importedAtOnce) {
    await otherCalls();
    const few = groups.slice(first, first + importedAtOnce);
    results.push(...(await Promise.all(few.map((group) => importLoad(ctx, group, options)))));
  }
  return { results };
}

type Options = Omit<ImportLoadsRequest, "rows">;
type Understood = Extract<LoadOfRows, { isByStop: boolean }>;

async function importLoad(ctx: Context, group: RowGroup, options: Options): Promise<LoadImportResult> {
  const { externalId, at: rows } = group;
  const named = { ...(externalId !== undefined && { externalId }), rows };
  const read = readLoadOfRows(group, options);
  if (!read.load) return { ...named, outcome: "INVALID", problems: read.problems };
  const { validateOnly = false } = options;
  const isUser = ctx.actor.type === "user";
  try {
    const written = isUser
      ? await saveOver(ctx, read, validateOnly)
      : await writeSync(ctx, { load: read.load, validateOnly });
    return { ...named, ...resultOf(written, isUser, validateOnly), problems: problemsOf(read, written.warnings) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { issues = [{ path: "externalId", code: error.code, message: error.message }] } = error.details;
    return { ...named, outcome: "INVALID", problems: problemsOf({ ...read, problems: [] }, issues) };
  }
}

type Noted = { path?: string | undefined; code: string; message: string };

const problemsOf = ({ problems, whereIs }: Understood, noted: readonly Noted[]): LoadImportProblem[] => [
  ...problems,
  ...noted.map(({ path = "externalId", code, message }) => ({ ...whereIs(path), code, message })),
];

const attemptsMax = 3;

/** Saves what the rows say over the load as it is. Where somebody else writes meanwhile, over what that left. */
async function saveOver(ctx: Context, { load, isByStop }: Understood, validateOnly: boolean) {
  for (let attempt = 1; ; attempt++) {
    const stored = await readLoad(ctx, load.externalId);
    const wanted = stored ? overlayLoad(stored.document, load, isByStop) : load;
    try {
      return await writeSave(ctx, { load: wanted, validateOnly, ...(stored && { ifVersion: stored.version }) });
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "version_conflict" || attempt === attemptsMax) throw error;
    }
  }
}

type Written = Awaited<ReturnType<typeof writeSave>>;

function resultOf({ id, stored, plan }: Written, isUser: boolean, validateOnly: boolean) {
  if (!stored) return { outcome: "CREATED" as const, ...(!validateOnly && { loadId: id, version: 1 }) };
  const known = { loadId: id, version: stored.version };
  if (plan.changes.length === 0) return { outcome: "UNCHANGED" as const, ...known };
  const paths = plan.changes.map(({ path }) => path);
  return {
    outcome: "UPDATED" as const,
    ...known,
    ...(validateOnly ? { changes: plan.changes } : { version: stored.version + 1 }),
    ...(isUser && { before: formerFields(stored.document, paths) }),
  };
}
