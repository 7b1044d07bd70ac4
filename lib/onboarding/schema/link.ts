import * as z from "zod";
import { OnboardingLinkState } from "@/lib/carriers/schema/carrier";
import { namedCarrier, needsCarrier } from "@/lib/carriers/schema/reference";
import { pageRequest, pageResponse } from "@/lib/core/pagination";
import { Author } from "@/lib/vocabulary/author";
import { onboardingLinkDaysDefault, onboardingLinkDaysMax } from "@/lib/vocabulary/limits.values";
import { ShortText } from "@/lib/vocabulary/text";

const At = z.iso.datetime();

export const OnboardingLink = z
  .object({
    id: z.string().meta({ description: "Our id of the link; it is no secret." }),
    carrierId: z.string().meta({ description: "Our id of the carrier." }),
    state: OnboardingLinkState.meta({ description: "How far it has come." }),
    createdAt: At.meta({ description: "When it was made." }),
    createdBy: Author.meta({ description: "Who made it." }),
    expiresAt: At.meta({ description: "From when on it no longer works." }),
    openedAt: At.optional().meta({ description: "When the carrier first opened it." }),
    signedAt: At.optional().meta({ description: "When the carrier signed." }),
    acceptedAt: At.optional().meta({ description: "When what was signed was accepted." }),
    revokedAt: At.optional().meta({ description: "When it was revoked." }),
  })
  .meta({ id: "OnboardingLink", description: "An invitation of one carrier, without its secret." });
export type OnboardingLink = z.infer<typeof OnboardingLink>;

export const CreateOnboardingLinkRequest = z
  .object({
    ...namedCarrier,
    expiresInDays: z
      .int()
      .min(1)
      .max(onboardingLinkDaysMax)
      .optional()
      .meta({
        description: `For how many days it works: 1 to ${onboardingLinkDaysMax}, ${onboardingLinkDaysDefault} unless given.`,
      }),
  })
  .refine(...needsCarrier);
export type CreateOnboardingLinkRequest = z.infer<typeof CreateOnboardingLinkRequest>;
export const CreateOnboardingLinkResponse = z.object({
  link: OnboardingLink.meta({ description: "The link that was made." }),
  url: z.string().meta({
    description:
      "The address to send to the carrier. It is shown this once: anybody who has it can answer for the carrier.",
  }),
});
export type CreateOnboardingLinkResponse = z.infer<typeof CreateOnboardingLinkResponse>;

export const ListOnboardingLinksRequest = z.object({ ...namedCarrier, ...pageRequest }).refine(...needsCarrier);
export type ListOnboardingLinksRequest = z.infer<typeof ListOnboardingLinksRequest>;
export const ListOnboardingLinksResponse = z.object(pageResponse(OnboardingLink));
export type ListOnboardingLinksResponse = z.infer<typeof ListOnboardingLinksResponse>;

export const RevokeOnboardingLinkRequest = z.object({ id: ShortText.meta({ description: "The link to stop." }) });
export type RevokeOnboardingLinkRequest = z.infer<typeof RevokeOnboardingLinkRequest>;
export const RevokeOnboardingLinkResponse = z.object({
  link: OnboardingLink.meta({ description: "The link as it is now." }),
});
export type RevokeOnboardingLinkResponse = z.infer<typeof RevokeOnboardingLinkResponse>;
