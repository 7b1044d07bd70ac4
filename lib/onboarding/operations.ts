import { byCarrier } from "@/lib/carriers/name-carrier";
import { acceptOnboarding, reviewOnboarding } from "@/lib/onboarding/accept-onboarding";
import {
  getOnboardingEndpoint,
  removeDocumentEndpoint,
  saveOnboardingEndpoint,
  signOnboardingEndpoint,
  uploadDocumentEndpoint,
} from "@/lib/onboarding/contract/carrier-side";
import {
  getCarrierDocumentEndpoint,
  listCarrierDocumentsEndpoint,
  removeCarrierDocumentEndpoint,
  uploadCarrierDocumentEndpoint,
} from "@/lib/onboarding/contract/documents";
import {
  createOnboardingLinkEndpoint,
  listOnboardingLinksEndpoint,
  revokeOnboardingLinkEndpoint,
} from "@/lib/onboarding/contract/links";
import { acceptOnboardingEndpoint, reviewOnboardingEndpoint } from "@/lib/onboarding/contract/review";
import {
  createOnboardingLink,
  listOnboardingLinks,
  revokeOnboardingLink,
} from "@/lib/onboarding/create-onboarding-link";
import { getCarrierDocument, listCarrierDocuments } from "@/lib/onboarding/get-carrier-document";
import { getOnboarding } from "@/lib/onboarding/get-onboarding";
import { removeCarrierDocument, removeOnboardingDocument } from "@/lib/onboarding/remove-document";
import { saveOnboarding } from "@/lib/onboarding/save-onboarding";
import { signOnboarding } from "@/lib/onboarding/sign-onboarding";
import { uploadCarrierDocument, uploadOnboardingDocument } from "@/lib/onboarding/upload-document";
import { operation } from "@/lib/server/operation";

/** Each endpoint of this feature with its function, in the order of the documentation. */
export const onboardingOperations = [
  operation(createOnboardingLinkEndpoint, byCarrier(createOnboardingLink)),
  operation(listOnboardingLinksEndpoint, byCarrier(listOnboardingLinks)),
  operation(revokeOnboardingLinkEndpoint, revokeOnboardingLink),
  operation(reviewOnboardingEndpoint, byCarrier(reviewOnboarding)),
  operation(acceptOnboardingEndpoint, acceptOnboarding),
  operation(listCarrierDocumentsEndpoint, byCarrier(listCarrierDocuments)),
  operation(getCarrierDocumentEndpoint, getCarrierDocument),
  operation(uploadCarrierDocumentEndpoint, byCarrier(uploadCarrierDocument)),
  operation(removeCarrierDocumentEndpoint, removeCarrierDocument),
  operation(getOnboardingEndpoint, getOnboarding),
  operation(saveOnboardingEndpoint, saveOnboarding),
  operation(uploadDocumentEndpoint, uploadOnboardingDocument),
  operation(removeDocumentEndpoint, removeOnboardingDocument),
  operation(signOnboardingEndpoint, signOnboarding),
] as const;
