import { mapTeams, mapUsers } from "@/lib/directory/apply-mapping";
import { changeEmail } from "@/lib/directory/change-email";
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
import { changeEmailEndpoint, updateProfileEndpoint } from "@/lib/directory/contract/profile";
import { createTeamEndpoint, listTeamsEndpoint, updateTeamEndpoint } from "@/lib/directory/contract/teams";
import {
  createPasswordResetLinkEndpoint,
  inviteUserEndpoint,
  listInvitationsEndpoint,
  listUsersEndpoint,
  revokeInvitationEndpoint,
  updateUserEndpoint,
} from "@/lib/directory/contract/users";
import { createPasswordResetLink } from "@/lib/directory/create-password-reset-link";
import { createTeam } from "@/lib/directory/create-team";
import { inviteUser } from "@/lib/directory/invite-user";
import { listDirectoryChanges, listTeams, listUsers } from "@/lib/directory/list-directory";
import { previewMapping } from "@/lib/directory/preview-mapping";
import { listInvitations, revokeInvitation } from "@/lib/directory/revoke-invitation";
import { undoDirectoryChange } from "@/lib/directory/undo-directory-change";
import { updateProfile } from "@/lib/directory/update-profile";
import { updateTeam } from "@/lib/directory/update-team";
import { updateUser } from "@/lib/directory/update-user";
import { operation } from "@/lib/server/operation";

/** Each endpoint of this feature with its function, in the order of the documentation. */
export const directoryOperations = [
  operation(updateUsersByEmailEndpoint, mapUsers),
  operation(syncUsersByEmailEndpoint, mapUsers),
  operation(updateTeamsByEmailEndpoint, mapTeams),
  operation(syncTeamsByEmailEndpoint, mapTeams),
  operation(listUsersEndpoint, listUsers),
  operation(updateUserEndpoint, updateUser),
  operation(updateProfileEndpoint, updateProfile),
  operation(changeEmailEndpoint, changeEmail),
  operation(inviteUserEndpoint, inviteUser),
  operation(createPasswordResetLinkEndpoint, createPasswordResetLink),
  operation(listInvitationsEndpoint, listInvitations),
  operation(revokeInvitationEndpoint, revokeInvitation),
  operation(listTeamsEndpoint, listTeams),
  operation(createTeamEndpoint, createTeam),
  operation(updateTeamEndpoint, updateTeam),
  operation(previewMappingEndpoint, previewMapping),
  operation(listDirectoryChangesEndpoint, listDirectoryChanges),
  operation(undoDirectoryChangeEndpoint, undoDirectoryChange),
] as const;
