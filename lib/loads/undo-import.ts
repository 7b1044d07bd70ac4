import { setImmediate as otherCalls } from "node:timers/promises";
import { AppError } from "@/lib/core/errors";
import { isJsonObject } from "@/lib/core/json";
import { readRequest } from "@/lib/core/read-request";
import { importedAtOnce } from "@/lib/loads/import-loads";
import { writeSave } from "@/lib/loads/save-load";
import {
  ImportedLoad,
  type UndoImportRequest,
  type UndoImportResponse,
  type UndoneLoad,
} from "@/lib/loads/schema/undo-import";
import type { Context } from "@/lib/server/context";

/** Takes back what an import made of loads, each by itself: one that cannot be taken back stops no other. */
export async function undoImport(ctx: Context, { loads }: UndoImportRequest): Promise<UndoImportResponse> {
  const results: UndoneLoad[] = [];
  for (let first = 0; first < loads.length; first += importedAtOnce) {
    await otherCalls();
    const few = loads.slice(first, first + importedAtOnce);
    results.push(...(await Promise.all(few.map((load) => undoLoad(ctx, load)))));
  }
  return { results };
}

/** Gives a load back what it had; one that the import created is cancelled, as a load is never deleted. */
async function undoLoad(ctx: Context, raw: unknown): Promise<UndoneLoad> {
  const read = readRequest(ImportedLoad, raw);
  if (!read.ok) return { outcome: "REFUSED" };
  const { externalId, version, before = { status: "CANCELLED" as const } } = read.value;
  const load = { ...before, externalId };
  try {
    await writeSave(ctx, { load, ifVersion: version });
    return { externalId, outcome: "UNDONE" };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code !== "version_conflict") return { externalId, outcome: "REFUSED" };
    return { externalId, outcome: (await isAlready(ctx, load, error)) ? "UNDONE" : "CHANGED_SINCE" };
  }
}

/** Whether a load has again what it had: it was taken back before, and the answer never came. */
async function isAlready(ctx: Context, load: Parameters<typeof writeSave>[1]["load"], { details }: AppError) {
  const { current } = details;
  if (!isJsonObject(current) || typeof current.version !== "number") return false;
  const { plan } = await writeSave(ctx, { load, ifVersion: current.version, validateOnly: true });
  return plan.changes.length === 0;
}
