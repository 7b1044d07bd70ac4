import { getCarriers } from "@/lib/carriers/find-carriers";
import { findPageOfLoads } from "@/lib/loads/list-loads";
import { withoutRestrictedValues } from "@/lib/loads/rules/restricted-fields";
import { rowsOfLoad } from "@/lib/loads/rules/write-load-rows";
import { seesCustomerRates } from "@/lib/loads/save-load-policy";
import type { ExportLoadsRequest, ExportLoadsResponse } from "@/lib/loads/schema/export";
import { readLoads } from "@/lib/loads/store/load-rows";
import type { Context } from "@/lib/server/context";

/** The loads that match as rows of a table, page by page. */
export async function exportLoads(ctx: Context, request: ExportLoadsRequest): Promise<ExportLoadsResponse> {
  const { items, ...page } = await findPageOfLoads(ctx, request);
  const [loads, seesAll] = await Promise.all([
    readLoads(
      ctx,
      items.map(({ id }) => id),
    ),
    seesCustomerRates(ctx),
  ]);
  const byId = new Map(loads.map((load) => [load.id, load]));
  const carrierIds = loads.flatMap(({ document }) => document.assignedCarrier?.carrierId ?? []);
  const carriers = new Map((await getCarriers(ctx, [...new Set(carrierIds)])).map((carrier) => [carrier.id, carrier]));
  const exported = items.flatMap((item) => {
    const load = byId.get(item.id);
    if (!load) return [];
    const { id, externalId } = load;
    const document = seesAll ? load.document : withoutRestrictedValues(load.document);
    const carrier = carriers.get(document.assignedCarrier?.carrierId ?? "");
    return [{ id, externalId, rows: rowsOfLoad({ externalId, document, carrier }) }];
  });
  return { items: exported, ...page };
}
