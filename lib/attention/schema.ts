import * as z from "zod";

/** So many are counted: a number above the one that is shown says "more". */
export const attentionCountMax = 100;

const count = z.int().min(0).max(attentionCountMax);

export const GetAttentionRequest = z.object({});
export type GetAttentionRequest = z.infer<typeof GetAttentionRequest>;

export const GetAttentionResponse = z
  .object({
    bidsWaiting: count.meta({ description: "Bids that wait for your answer." }),
    carriersToReview: count.meta({ description: "Carriers whose relationship needs a review." }),
  })
  .meta({ id: "Attention", description: `What waits for somebody, each counted up to ${attentionCountMax}.` });
export type GetAttentionResponse = z.infer<typeof GetAttentionResponse>;
