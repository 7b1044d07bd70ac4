import * as z from "zod";
import { Author } from "@/lib/vocabulary/author";
import { Instant } from "@/lib/vocabulary/instant";

const viewersSeeCustomerRates = z.boolean().meta({
  description: "Whether users with the role VIEWER see what customers pay. At first they do not.",
});

/** Who sees what of an organization's loads. */
export const LoadPolicy = z
  .object({
    viewersSeeCustomerRates,
    updatedBy: Author.optional().meta({ description: "Who changed it last. Absent while nobody did." }),
    updatedAt: Instant.optional().meta({ description: "When it was changed last." }),
  })
  .meta({ id: "LoadPolicy", description: "Who sees what of your organization's loads." });
export type LoadPolicy = z.infer<typeof LoadPolicy>;

export const GetLoadPolicyRequest = z.object({});
export const SaveLoadPolicyRequest = z.object({ viewersSeeCustomerRates });
export type SaveLoadPolicyRequest = z.infer<typeof SaveLoadPolicyRequest>;
export const LoadPolicyResponse = z.object({
  policy: LoadPolicy.meta({ description: "The policy in force." }),
});
export type LoadPolicyResponse = z.infer<typeof LoadPolicyResponse>;
