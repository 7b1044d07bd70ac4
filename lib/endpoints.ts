import {
  createApiKeyEndpoint,
  listApiKeysEndpoint,
  revokeApiKeyEndpoint,
  rotateApiKeyEndpoint,
} from "@/lib/api-keys/contract";
import { listCarrierSelectionsEndpoint, verifySelectionsEndpoint } from "@/lib/audit/contract";
import { rankCrossingsEndpoint, recommendCrossingsEndpoint } from "@/lib/border-crossings/contract";
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
  createApiKeyEndpoint,
  listApiKeysEndpoint,
  rotateApiKeyEndpoint,
  revokeApiKeyEndpoint,
] as const;
