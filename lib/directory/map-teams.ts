import type * as z from "zod";
import { applyMapping } from "@/lib/directory/apply-mapping";
import type { MapTeamsRequest } from "@/lib/directory/schema/match";
import type { Context } from "@/lib/server/context";

/** Matches teams by e-mail and gives each the externalId sent with it. */
export const mapTeams = (ctx: Context, { teams }: z.output<typeof MapTeamsRequest>) => applyMapping(ctx, "TEAM", teams);
