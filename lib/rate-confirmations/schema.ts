import * as z from "zod";
import { Author } from "@/lib/vocabulary/author";
import { versionMax } from "@/lib/vocabulary/limits.values";
import { NoteText, TermsText } from "@/lib/vocabulary/text";

export const RateConfirmationTerms = z
  .object({
    issuer: NoteText.optional().meta({
      description:
        "Who issues the confirmation, in as many lines as it takes: legal name, address, MC and USDOT numbers or RFC, where invoices go. Unset: your organization's name alone.",
    }),
    english: TermsText.optional().meta({ description: "Your terms in English. Unset: none are printed." }),
    spanish: TermsText.optional().meta({ description: "Your terms in Spanish. Unset: none are printed." }),
  })
  .meta({ id: "RateConfirmationTerms", description: "What every rate confirmation says beside its load." });
export type RateConfirmationTerms = z.infer<typeof RateConfirmationTerms>;

const Version = z.int().min(0).max(versionMax);

export const GetRateConfirmationTermsRequest = z.object({});
export type GetRateConfirmationTermsRequest = z.infer<typeof GetRateConfirmationTermsRequest>;

export const RateConfirmationTermsResponse = z.object({
  terms: RateConfirmationTerms.meta({ description: "The terms in force." }),
  version: Version.meta({ description: "0 where nobody saved terms, one more with each save." }),
  savedBy: Author.optional().meta({ description: "Who saved them." }),
  savedAt: z.iso.datetime().optional().meta({ description: "When they were saved last." }),
});
export type RateConfirmationTermsResponse = z.infer<typeof RateConfirmationTermsResponse>;

export const SaveRateConfirmationTermsRequest = z.object({
  terms: RateConfirmationTerms.meta({ description: "All of them: a text left out is printed no more." }),
  ifVersion: Version.optional().meta({
    description:
      "Refuse with 409 unless the terms are at this version; 0 where nobody saved any. Goes before the header `If-Match`.",
  }),
});
export type SaveRateConfirmationTermsRequest = z.infer<typeof SaveRateConfirmationTermsRequest>;
