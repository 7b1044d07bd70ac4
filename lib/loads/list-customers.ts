import type { ListCustomersRequest, ListCustomersResponse } from "@/lib/loads/schema/suggestions";
import { readCustomers } from "@/lib/loads/store/latest-loads";
import type { Context } from "@/lib/server/context";

/** The customers of the latest loads, each with what its last load asked for. */
export async function listCustomers(
  ctx: Context,
  { limit = 50 }: ListCustomersRequest,
): Promise<ListCustomersResponse> {
  const rows = await readCustomers(ctx, limit);
  return {
    items: rows.map(({ customerId, customerName, ...customer }) => ({
      ...customer,
      ...(customerId !== null && { externalCustomerId: customerId }),
      ...(customerName !== null && { customerName }),
    })),
  };
}
