"use client";

import { lazy, Suspense } from "react";
import type { Role } from "@/lib/core/access";
import type { DirectoryTeam } from "@/lib/directory/schema/team";
import type { DirectoryUser, Invitation } from "@/lib/directory/schema/user";

const InviteDialog = lazy(() =>
  import("@/components/directory/invite-dialog").then((module) => ({ default: module.InviteDialog })),
);
const TeamDialog = lazy(() =>
  import("@/components/directory/team-dialog").then((module) => ({ default: module.TeamDialog })),
);
const DeactivateDialog = lazy(() =>
  import("@/components/directory/confirm-dialogs").then((module) => ({ default: module.DeactivateDialog })),
);
const PasswordLinkDialog = lazy(() =>
  import("@/components/directory/password-link-dialog").then((module) => ({ default: module.PasswordLinkDialog })),
);
const StepDownDialog = lazy(() =>
  import("@/components/directory/confirm-dialogs").then((module) => ({ default: module.StepDownDialog })),
);
const RevokeInvitationDialog = lazy(() =>
  import("@/components/directory/confirm-dialogs").then((module) => ({
    default: module.RevokeInvitationDialog,
  })),
);

/** What an admin has begun and a dialog asks about. A team that is absent is a new one. */
export type Task =
  | { kind: "invite" }
  | { kind: "team"; team?: DirectoryTeam }
  | { kind: "deactivate"; user: DirectoryUser }
  | { kind: "passwordLink"; user: DirectoryUser }
  | { kind: "stepDown"; user: DirectoryUser; role: Role }
  | { kind: "revoke"; invitation: Invitation };

type DirectoryTaskProps = { task: Task; users: readonly DirectoryUser[]; onClose: () => void };

function Asked({ task, users, onClose }: DirectoryTaskProps) {
  switch (task.kind) {
    case "invite":
      return <InviteDialog onClose={onClose} />;
    case "team":
      return <TeamDialog team={task.team} users={users} onClose={onClose} />;
    case "deactivate":
      return <DeactivateDialog user={task.user} onClose={onClose} />;
    case "passwordLink":
      return <PasswordLinkDialog user={task.user} onClose={onClose} />;
    case "stepDown":
      return <StepDownDialog user={task.user} role={task.role} onClose={onClose} />;
    case "revoke":
      return <RevokeInvitationDialog invitation={task.invitation} onClose={onClose} />;
  }
}

/** The dialog of a task, loaded when it is first needed. */
export const DirectoryTask = (props: DirectoryTaskProps) => (
  <Suspense fallback={null}>
    <Asked {...props} />
  </Suspense>
);
