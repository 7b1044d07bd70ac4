import type { rankCrossingsEndpoint } from "@/lib/border-crossings/contract";

// `call` reads nothing but the path of an endpoint when it runs; the schemas stay out of pages that merely read.
const at = <Declared extends { path: string }>(path: Declared["path"]) => ({ path }) as Declared;

export const crossingOperations = { rank: at<typeof rankCrossingsEndpoint>("/border-crossings/rank") };
