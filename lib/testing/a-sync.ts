import type * as z from "zod";
import { AppError, type Warning } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { readRequest } from "@/lib/core/read-request";
import { saveLoad } from "@/lib/loads/save-load";
import type { LoadInput } from "@/lib/loads/schema/load";
import { SaveLoadRequest, SyncLoadRequest } from "@/lib/loads/schema/operations";
import { syncLoad } from "@/lib/loads/sync-load";
import type { Context } from "@/lib/server/context";
import { anOrganization } from "@/lib/testing/an-organization";

type Sent = Partial<z.input<typeof LoadInput>>;
type Options = { ifVersion?: number; validateOnly?: boolean };

/** The days in tests pass: what is warned of only once they have would make a test fail that passed the day before. */
function withoutDates<Answer extends { warnings?: Warning[] | undefined }>({ warnings, ...answer }: Answer) {
  const lasting = warnings?.filter(({ code }) => code !== "unusual_date") ?? [];
  return { ...answer, ...(lasting.length > 0 && { warnings: lasting }) };
}

/** Syncs as a TMS would, or saves as a user would: what the schema refuses never reaches the operation. */
export async function sync(ctx: Context, load: Sent, options: Options = {}) {
  const isUser = ctx.actor.type === "user";
  const reading = readRequest(isUser ? SaveLoadRequest : SyncLoadRequest, { load, ...options });
  if (!reading.ok) throw new AppError("invalid_request", "", { issues: reading.issues });
  return withoutDates(await (isUser ? saveLoad(ctx, reading.value) : syncLoad(ctx, reading.value)));
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
