import * as z from "zod";
import { Author } from "@/lib/vocabulary/author";
import { Instant } from "@/lib/vocabulary/instant";

const switches = z.object({
  viewersSeeCustomerRates: z.boolean().meta({
    description: "Whether users with the role VIEWER see what customers pay. At first they do not.",
  }),
  looksUpMarket: z.boolean().meta({
    description: `Whether the market rate of a load is looked up when a broker or admin opens the load in the portal: one metered
call where no answer of the last 24 hours is stored. At first it is not.`,
  }),
});

/** How an organization treats its loads. */
export const LoadPolicy = switches
  .extend({
    updatedBy: Author.optional().meta({ description: "Who changed it last. Absent while nobody did." }),
    updatedAt: Instant.optional().meta({ description: "When it was changed last." }),
  })
  .meta({
    id: "LoadPolicy",
    description: "Who sees what of your organization's loads, and what is looked up for them.",
  });
export type LoadPolicy = z.infer<typeof LoadPolicy>;

export const GetLoadPolicyRequest = z.object({});
export const SaveLoadPolicyRequest = switches.partial();
export type SaveLoadPolicyRequest = z.infer<typeof SaveLoadPolicyRequest>;
export const LoadPolicyResponse = z.object({
  policy: LoadPolicy.meta({ description: "The policy in force." }),
});
export type LoadPolicyResponse = z.infer<typeof LoadPolicyResponse>;
