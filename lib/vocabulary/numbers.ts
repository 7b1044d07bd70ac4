import * as z from "zod";

const limit = 1_000_000_000;

/** A finite quantity of anything; nothing in freight is larger than a billion of its unit. */
export const Quantity = z.number().min(-limit).max(limit);
export const PositiveQuantity = z.number().min(0).max(limit);
export const Count = z.int().min(0).max(limit);
