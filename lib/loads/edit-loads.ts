import { setImmediate as otherCalls } from "node:timers/promises";
import { AppError } from "@/lib/core/errors";
import { isJsonObject } from "@/lib/core/json";
import { readRequest } from "@/lib/core/read-request";
import { editedFields, editFlags } from "@/lib/loads/rules/edit-load";
import { formerFields } from "@/lib/loads/rules/overlay-load";
import type { StoredLoad } from "@/lib/loads/rules/stored-load";
import { writeSave } from "@/lib/loads/save-load";
import { type EditedLoad, type EditLoadsRequest, type EditLoadsResponse, LoadEdit } from "@/lib/loads/schema/edit";
import { readLoadById, readLoads } from "@/lib/loads/store/load-rows";
import type { Context } from "@/lib/server/context";

// What they read and write at once goes in few statements. Those that end postings take a connection each, of the few.
const atOnce = 8;

/** Changes a few fields of loads, each by itself as a save of a user does: one that cannot be changed stops no other. */
export async function editLoads(ctx: Context, { loads, ...options }: EditLoadsRequest): Promise<EditLoadsResponse> {
  const ids = loads.flatMap((raw) => (isJsonObject(raw) && typeof raw.id === "string" ? [raw.id] : []));
  const stored = new Map((await readLoads(ctx, [...new Set(ids)])).map((load) => [load.id, load]));
  const results: EditedLoad[] = [];
  for (let first = 0; first < loads.length; first += atOnce) {
    await otherCalls();
    const few = loads.slice(first, first + atOnce);
    results.push(...(await Promise.all(few.map((raw) => editLoad(ctx, { raw, stored }, options)))));
  }
  return { results };
}

type Sent = { raw: unknown; stored: ReadonlyMap<string, StoredLoad> };
type Options = Omit<EditLoadsRequest, "loads">;

async function editLoad(ctx: Context, { raw, stored }: Sent, options: Options): Promise<EditedLoad> {
  const reading = readRequest(LoadEdit, raw);
  if (!reading.ok) {
    const id = isJsonObject(raw) && typeof raw.id === "string" ? { id: raw.id } : {};
    return { ...id, outcome: "REFUSED", flags: [], problems: problemsOf(reading.issues) };
  }
  const { id } = reading.value;
  const found = stored.get(id);
  return found ? writeEdit(ctx, found, reading.value, options) : { id, outcome: "NOT_FOUND", flags: [], problems: [] };
}

const attemptsMax = 3;

/** Where somebody else writes meanwhile, what they left is edited; unless the edit is for one version alone. */
async function writeEdit(ctx: Context, found: StoredLoad, edit: LoadEdit, options: Options): Promise<EditedLoad> {
  let load = found;
  for (let attempt = 1; ; attempt++) {
    try {
      return await tryEdit(ctx, load, edit, options);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code !== "version_conflict" || attempt === attemptsMax) return refusal(load, error);
      load = (await readLoadById(ctx, load.id)) ?? load;
    }
  }
}

const noStops = {
  path: "load.stops",
  code: "no_stops",
  message: "The load has no stop yet that could have an appointment.",
};

async function tryEdit(ctx: Context, load: StoredLoad, edit: LoadEdit, { skip = [], validateOnly = false }: Options) {
  const { id, externalId, version, document } = load;
  const flags = editFlags(document, edit);
  const known = { id, externalId, version, flags };
  if (edit.ifVersion !== undefined && edit.ifVersion !== version)
    return { ...known, outcome: "CHANGED_SINCE" as const, problems: [] };
  if (flags.some((flag) => skip.includes(flag))) return { ...known, outcome: "SKIPPED" as const, problems: [] };
  if (edit.pickupAppointment !== undefined && document.stops.length === 0)
    return { ...known, outcome: "REFUSED" as const, problems: [noStops] };
  const wanted = { ...editedFields(document, edit), externalId };
  const { plan, warnings } = await writeSave(ctx, { load: wanted, ifVersion: version, validateOnly });
  const paths = plan.changes.map(({ path }) => path);
  if (paths.length === 0) return { ...known, outcome: "UNCHANGED" as const, problems: [] };
  return {
    ...known,
    outcome: "CHANGED" as const,
    version: validateOnly ? version : version + 1,
    before: formerFields(document, paths),
    problems: problemsOf(warnings),
  };
}

type Noted = { path?: string | undefined; code: string; message: string };

const problemsOf = (noted: readonly Noted[]) =>
  noted.map(({ path = "load", code, message }) => ({ path, code, message }));

function refusal({ id, externalId, version }: StoredLoad, { code, message, details }: AppError): EditedLoad {
  const problems = problemsOf(details.issues ?? [{ code, message }]);
  const outcome = code === "version_conflict" ? ("CHANGED_SINCE" as const) : ("REFUSED" as const);
  return { id, externalId, version, outcome, flags: [], problems };
}
