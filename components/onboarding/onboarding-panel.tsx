"use client";

import { CarrierDocuments } from "@/components/onboarding/carrier-documents";
import { LinkList } from "@/components/onboarding/link-list";
import { SubmissionReview } from "@/components/onboarding/submission-review";
import type { Assignability } from "@/lib/carriers/schema/verdict";

type OnboardingPanelProps = { carrierId: string; meaning: Assignability };

/** A carrier's onboarding as its organization sees it: what it signed, its links and its documents. */
export const OnboardingPanel = ({ carrierId, meaning }: OnboardingPanelProps) => (
  <div className="-mt-px" key={carrierId}>
    <SubmissionReview carrierId={carrierId} />
    <LinkList carrierId={carrierId} meaning={meaning} />
    <CarrierDocuments carrierId={carrierId} />
  </div>
);
