import { listChains } from "@/lib/carrier-selection/store";
import type { Context } from "@/lib/server/context";

/** The organizations whose chains there are to verify, for who runs the installation. */
export const listSelectionChains = (ctx: Pick<Context, "db">): Promise<string[]> => listChains(ctx);
