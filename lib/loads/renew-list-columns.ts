import { newId } from "@/lib/core/ids";
import { jsonEqual } from "@/lib/core/json";
import { columnRule, columnsOf } from "@/lib/loads/rules/list-columns";
import { keepColumnRule, organizationsBehind, readListColumns, writeListColumns } from "@/lib/loads/store/list-columns";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";

const portal = { type: "system", name: "list columns" } as const;
const atOnce = 200;

/**
 * Makes the columns anew that lists read of loads which were stored by an earlier rule (fewer fields searched, fewer
 * filters), once for each organization. It may be ended at any time, and several processes may do the same.
 */
export async function renewListColumns(now: Date): Promise<void> {
  for (const organizationId of await organizationsBehind({ db }, columnRule))
    await renewOf({ organizationId, actor: portal, requestId: newId("req"), now, db });
}

async function renewOf(ctx: Context) {
  let after = "";
  for (;;) {
    const loads = await readListColumns(ctx, { after, limit: atOnce });
    const made = loads.map(({ id, revision, externalId, document, ...stored }) => {
      const { requirements, sellAmount, sellCurrency, costAmount, costCurrency, margin, searchText } = columnsOf(
        { id, externalId },
        document,
      );
      const columns = { requirements, sellAmount, sellCurrency, costAmount, costCurrency, margin, searchText };
      return { id, revision, columns, isOther: !jsonEqual(columns, stored) };
    });
    const others = made.filter(({ isOther }) => isOther);
    if (others.length > 0) await writeListColumns(ctx, others);
    const last = loads.at(-1);
    if (!last || loads.length < atOnce) break;
    after = last.externalId;
  }
  await keepColumnRule(ctx, columnRule);
}
