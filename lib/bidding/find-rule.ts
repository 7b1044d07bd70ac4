import type { StoredPosting } from "@/lib/bidding/rules/stored-posting";
import { InstantResponse } from "@/lib/bidding/schema/instant-response";
import { readRule } from "@/lib/bidding/store/instant-responses";
import type { Context } from "@/lib/server/context";
import type { Author } from "@/lib/vocabulary/author";

export type AppliedRule = { rule: InstantResponse; savedBy: Author; scope: "posting" | "organization" };

/** The rule that answers bids on a posting: its own, else the organization's. */
export async function findRule(ctx: Context, posting: StoredPosting): Promise<AppliedRule | undefined> {
  const { instantResponse, openedBy: savedBy } = posting;
  if (instantResponse !== null) return { rule: InstantResponse.parse(instantResponse), savedBy, scope: "posting" };
  const saved = await readRule(ctx);
  return saved && { rule: saved.rule, savedBy: saved.savedBy, scope: "organization" };
}
