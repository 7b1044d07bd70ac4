import type { InstantResponse } from "@/lib/bidding/schema/instant-response";
import { defineSetting, type Saved } from "@/lib/server/setting";

/** The organization's rule. */
export const savedRule = defineSetting<InstantResponse>({
  table: "instant_response",
  column: "rule",
  kind: "instant-response",
});
export type SavedRule = Saved<InstantResponse>;
