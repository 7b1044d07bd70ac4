/** How a carrier can miss what a load requires: what it is known to lack, and what nobody can say yet. */
const lacks = ["not_held", "expired", "too_low"] as const;
const unknown = ["other_currency", "not_known"] as const;

export const requirementMisses = [...lacks, ...unknown] as const;

/** Whether the carrier is known to lack what the load asks for; else it is not known whether it has it. */
export const isLack = ({ miss }: { miss: (typeof requirementMisses)[number] }) => lacks.some((lack) => lack === miss);
