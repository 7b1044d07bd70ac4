import type * as z from "zod";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { readRequest } from "@/lib/core/read-request";
import type { LoadInput } from "@/lib/loads/schema/load";
import { SyncLoadRequest } from "@/lib/loads/schema/operations";
import { syncLoad } from "@/lib/loads/sync-load";
import type { Context } from "@/lib/server/context";
import { anOrganization } from "@/lib/testing/an-organization";

type Sent = Partial<z.input<typeof LoadInput>>;
type Options = { ifVersion?: number; validateOnly?: boolean };

/** Syncs as a caller would: what the schema refuses never reaches the deed. */
export function sync(ctx: Context, load: Sent, options: Options = {}) {
  const reading = readRequest(SyncLoadRequest, { load, ...options });
  if (!reading.ok) throw new AppError("invalid_request", "", { issues: reading.issues });
  return syncLoad(ctx, reading.value);
}

/** An organization with a broker in the portal and a TMS with a key. */
export async function aBrokerage(): Promise<{ broker: Context; tms: Context }> {
  const { ctx: broker } = await anOrganization();
  return { broker, tms: { ...broker, actor: { type: "apiKey", id: newId("key"), name: "tms-prod", scopes: [] } } };
}

/** A load nobody has sent yet. */
export const aNewKey = () => ({ externalId: newId("load") });

export const codesOf = (answer: { warnings?: { code: string; path?: string | undefined }[] | undefined }) =>
  (answer.warnings ?? []).map(({ code, path }) => `${code} ${path}`);
