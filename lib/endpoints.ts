import {
  createApiKeyEndpoint,
  listApiKeysEndpoint,
  revokeApiKeyEndpoint,
  rotateApiKeyEndpoint,
} from "@/lib/api-keys/contract";
import { bidResponseTimesEndpoint, listBidEventsEndpoint } from "@/lib/bidding/contract/bid-events";
import {
  acceptBidEndpoint,
  acceptCounterEndpoint,
  counterBidEndpoint,
  listBidsEndpoint,
  rejectBidEndpoint,
  rejectCounterEndpoint,
  revokeBidEndpoint,
  revokeCounterEndpoint,
  submitBidEndpoint,
} from "@/lib/bidding/contract/bids";
import {
  dryRunInstantResponseEndpoint,
  getInstantResponseEndpoint,
  saveInstantResponseEndpoint,
} from "@/lib/bidding/contract/instant-response";
import { getOfferEndpoint, onboardFromOfferEndpoint } from "@/lib/bidding/contract/offers";
import {
  endPostingEndpoint,
  listPostingsEndpoint,
  offerLinkEndpoint,
  openPostingEndpoint,
} from "@/lib/bidding/contract/postings";
import { rankCrossingsEndpoint, recommendCrossingsEndpoint } from "@/lib/border-crossings/contract";
import { listCarrierSelectionsEndpoint, verifySelectionsEndpoint } from "@/lib/carrier-selection/contract";
import {
  getCarrierEndpoint,
  importCarriersEndpoint,
  listCarrierChangesEndpoint,
  searchCarriersEndpoint,
  updateCarrierProfileEndpoint,
} from "@/lib/carriers/contract/carriers";
import {
  getCarrierPolicyEndpoint,
  listConflictsEndpoint,
  resolveConflictEndpoint,
  saveCarrierPolicyEndpoint,
} from "@/lib/carriers/contract/conflicts";
import {
  createRelationshipEndpoint,
  listRelationshipsEndpoint,
  reviewManyEndpoint,
  reviewRelationshipEndpoint,
  upsertRelationshipsEndpoint,
} from "@/lib/carriers/contract/relationships";
import {
  listDirectoryChangesEndpoint,
  previewMappingEndpoint,
  undoDirectoryChangeEndpoint,
} from "@/lib/directory/contract/history";
import {
  syncTeamsByEmailEndpoint,
  syncUsersByEmailEndpoint,
  updateTeamsByEmailEndpoint,
  updateUsersByEmailEndpoint,
} from "@/lib/directory/contract/mapping";
import { createTeamEndpoint, listTeamsEndpoint, updateTeamEndpoint } from "@/lib/directory/contract/teams";
import {
  inviteUserEndpoint,
  listInvitationsEndpoint,
  listUsersEndpoint,
  revokeInvitationEndpoint,
  updateUserEndpoint,
} from "@/lib/directory/contract/users";
import {
  getLoadEndpoint,
  listLoadsEndpoint,
  loadHistoryEndpoint,
  pinFieldEndpoint,
  syncLoadEndpoint,
} from "@/lib/loads/contract";
import { blockCarrierEndpoint, checkCarrierEndpoint, unblockCarrierEndpoint } from "@/lib/loads/contract/load-carriers";
import { countLoadsByOwnerEndpoint, reassignLoadsEndpoint } from "@/lib/loads/contract/owner-endpoints";
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
import { explainRatesEndpoint, rateHistoryEndpoint, recallRatesEndpoint } from "@/lib/rates/contract";
import { importObservationsEndpoint, summarizeObservationsEndpoint } from "@/lib/rates/contract/observations";
import { saveUsageBudgetEndpoint, usageStatementEndpoint, usageSummaryEndpoint } from "@/lib/usage/contract";
import {
  getDeliveryEndpoint,
  listDeliveriesEndpoint,
  resendDeliveriesEndpoint,
} from "@/lib/webhooks/contract/deliveries";
import {
  getWebhookEndpoint,
  rotateSecretEndpoint,
  saveWebhookEndpoint,
  testWebhookEndpoint,
} from "@/lib/webhooks/contract/webhook";

export { webhookEvents } from "@/lib/bidding/contract/bid-events";

// Long on purpose: it is a list.
/** Every operation of the API, in the order in which the documentation shows them. */
export const endpoints = [
  syncLoadEndpoint,
  getLoadEndpoint,
  listLoadsEndpoint,
  loadHistoryEndpoint,
  pinFieldEndpoint,
  blockCarrierEndpoint,
  unblockCarrierEndpoint,
  checkCarrierEndpoint,
  listCarrierSelectionsEndpoint,
  verifySelectionsEndpoint,
  countLoadsByOwnerEndpoint,
  reassignLoadsEndpoint,
  upsertRelationshipsEndpoint,
  listRelationshipsEndpoint,
  reviewRelationshipEndpoint,
  reviewManyEndpoint,
  createRelationshipEndpoint,
  searchCarriersEndpoint,
  getCarrierEndpoint,
  updateCarrierProfileEndpoint,
  importCarriersEndpoint,
  listCarrierChangesEndpoint,
  listConflictsEndpoint,
  resolveConflictEndpoint,
  getCarrierPolicyEndpoint,
  saveCarrierPolicyEndpoint,
  updateUsersByEmailEndpoint,
  syncUsersByEmailEndpoint,
  updateTeamsByEmailEndpoint,
  syncTeamsByEmailEndpoint,
  listUsersEndpoint,
  updateUserEndpoint,
  inviteUserEndpoint,
  listInvitationsEndpoint,
  revokeInvitationEndpoint,
  listTeamsEndpoint,
  createTeamEndpoint,
  updateTeamEndpoint,
  previewMappingEndpoint,
  listDirectoryChangesEndpoint,
  undoDirectoryChangeEndpoint,
  createOnboardingLinkEndpoint,
  listOnboardingLinksEndpoint,
  revokeOnboardingLinkEndpoint,
  reviewOnboardingEndpoint,
  acceptOnboardingEndpoint,
  listCarrierDocumentsEndpoint,
  getCarrierDocumentEndpoint,
  uploadCarrierDocumentEndpoint,
  removeCarrierDocumentEndpoint,
  getOnboardingEndpoint,
  saveOnboardingEndpoint,
  uploadDocumentEndpoint,
  removeDocumentEndpoint,
  signOnboardingEndpoint,
  recommendCrossingsEndpoint,
  rankCrossingsEndpoint,
  rateHistoryEndpoint,
  explainRatesEndpoint,
  recallRatesEndpoint,
  importObservationsEndpoint,
  summarizeObservationsEndpoint,
  usageSummaryEndpoint,
  usageStatementEndpoint,
  saveUsageBudgetEndpoint,
  openPostingEndpoint,
  endPostingEndpoint,
  listPostingsEndpoint,
  offerLinkEndpoint,
  getOfferEndpoint,
  onboardFromOfferEndpoint,
  getInstantResponseEndpoint,
  saveInstantResponseEndpoint,
  dryRunInstantResponseEndpoint,
  submitBidEndpoint,
  revokeBidEndpoint,
  acceptCounterEndpoint,
  rejectCounterEndpoint,
  acceptBidEndpoint,
  rejectBidEndpoint,
  counterBidEndpoint,
  revokeCounterEndpoint,
  listBidsEndpoint,
  listBidEventsEndpoint,
  bidResponseTimesEndpoint,
  getWebhookEndpoint,
  saveWebhookEndpoint,
  rotateSecretEndpoint,
  testWebhookEndpoint,
  listDeliveriesEndpoint,
  getDeliveryEndpoint,
  resendDeliveriesEndpoint,
  createApiKeyEndpoint,
  listApiKeysEndpoint,
  rotateApiKeyEndpoint,
  revokeApiKeyEndpoint,
] as const;
