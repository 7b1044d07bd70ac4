import { newId } from "@/lib/core/ids";
import { columnsOf, searchRule } from "@/lib/loads/rules/list-columns";
import { keepSearchRule, organizationsBehind, readSearchWords, writeSearchWords } from "@/lib/loads/store/search-words";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";

const portal = { type: "system", name: "search words" } as const;
const atOnce = 200;

/**
 * Makes the search words anew of loads that were stored when fewer of their fields were searched, once for each
 * organization. It may be ended at any time, and several processes may do the same.
 */
export async function renewSearchWords(now: Date): Promise<void> {
  for (const organizationId of await organizationsBehind({ db }, searchRule))
    await renewOf({ organizationId, actor: portal, requestId: newId("req"), now, db });
}

async function renewOf(ctx: Context) {
  let after = "";
  for (;;) {
    const loads = await readSearchWords(ctx, { after, limit: atOnce });
    const made = loads.map(({ id, revision, externalId, document, searchText }) => {
      const { searchText: text } = columnsOf(externalId, document);
      return { id, revision, text, isOther: text !== searchText };
    });
    const others = made.filter(({ isOther }) => isOther);
    if (others.length > 0) await writeSearchWords(ctx, others);
    const last = loads.at(-1);
    if (!last || loads.length < atOnce) break;
    after = last.externalId;
  }
  await keepSearchRule(ctx, searchRule);
}
