import { answerRule } from "@/lib/postings/get-instant-response";
import type { InstantResponseResponse, SaveInstantResponseRequest } from "@/lib/postings/schema/instant-response";
import { writeRule } from "@/lib/postings/store/instant-responses";
import type { Context } from "@/lib/server/context";

/** Holds for bids submitted from now on, in the name of whoever saves it. */
export const saveInstantResponse = async (
  ctx: Context,
  { instantResponse }: SaveInstantResponseRequest,
): Promise<InstantResponseResponse> => answerRule(await writeRule(ctx, instantResponse));
