import { hashOf } from "@/lib/carrier-selection/rules";

/** A chain as it is stored, of records with no more than they need to be valid. */
export function selectionChain(organizationId: string, count: number) {
  const createdAt = new Date("2026-11-20T09:30:00.123Z");
  const filed = { loadId: "load_1", carrierId: "carrier_1", createdAt };
  let previousHash = "0".repeat(64);
  return Array.from({ length: count }, (_, index) => {
    const link = { organizationId, sequence: index + 1, id: `selection_${organizationId}_${index}`, previousHash };
    const record = { ...link, at: createdAt.toISOString(), load: { id: "load_1" }, carrier: { id: "carrier_1" } };
    previousHash = hashOf(record);
    return { ...link, ...filed, record, hash: previousHash };
  });
}
