"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useSession } from "@/components/app-shell/session-provider";
import type { Task } from "@/components/directory/directory-task";
import { roleFrom, roles } from "@/components/directory/directory-view";
import { useUndoToast } from "@/components/directory/undo-toast";
import { Select } from "@/components/ui/controls";
import { Fact } from "@/components/ui/fact-rows";
import { toast } from "@/components/ui/toast";
import type { Role } from "@/lib/core/access";
import { directoryMutations } from "@/lib/directory/queries";
import type { DirectoryUser } from "@/lib/directory/schema/user";

/** Gives a user another role; the toast offers the way back. */
function useGiveRole({ id, name, role }: DirectoryUser) {
  const t = useTranslations("directory");
  const roles = useTranslations("shell.roles");
  const undoToast = useUndoToast();
  const onError = () => toast.error(t("failed"));
  const undo = useMutation({
    ...directoryMutations.updateUser,
    onSuccess: () => toast(t("undone", { name })),
    onError,
  });
  const update = useMutation({ ...directoryMutations.updateUser, onError });
  const give = (next: Role) =>
    update.mutateAsync({ id, role: next }).then(
      () => undoToast(t("role.changed", { name, role: roles(next) }), () => undo.mutate({ id, role })),
      () => undefined,
    );
  const underWay = [update, undo].find(({ isPending }) => isPending);
  return { give, given: underWay?.variables?.role };
}

type RoleFactProps = { user: DirectoryUser; isLastAdmin: boolean; onTask?: (task: Task) => void };

/** The role of a user. Admins change it here; giving up one's own is asked about first. */
export function RoleFact({ user, isLastAdmin, onTask }: RoleFactProps) {
  const t = useTranslations("directory");
  const roles = useTranslations("shell.roles");
  const { userId } = useSession();
  const { give, given } = useGiveRole(user);
  if (!onTask) return <Fact name={t("columns.role")}>{roles(user.role)}</Fact>;
  const choose = (role: Role) => (user.id === userId ? onTask({ kind: "stepDown", user, role }) : give(role));
  return (
    <Fact name={t("columns.role")}>
      <RoleSelect
        name={user.name}
        role={given ?? user.role}
        blocked={isLastAdmin ? t("role.lastAdmin") : undefined}
        isBusy={given !== undefined}
        onChange={choose}
      />
    </Fact>
  );
}

type RoleSelectProps = {
  name: string;
  role: Role;
  /** Why it cannot be changed. */
  blocked?: string;
  isBusy: boolean;
  onChange: (role: Role) => void;
};

/** What a user may do. Where it must stay, it says why. */
function RoleSelect({ name, role, blocked, isBusy, onChange }: RoleSelectProps) {
  const t = useTranslations("directory.role");
  const names = useTranslations("shell.roles");
  return (
    <>
      <Select
        aria-label={t("of", { name })}
        title={blocked}
        disabled={isBusy || blocked !== undefined}
        value={role}
        onChange={({ target }) => onChange(roleFrom(target.value))}
        className="w-34! lg:-my-1.25 pointer-coarse:my-0 pointer-coarse:w-44!"
      >
        {roles.map((value) => (
          <option key={value} value={value}>
            {names(value)}
          </option>
        ))}
      </Select>
      {blocked && <p className="pt-1.5 text-ink-3 text-xs">{t("onlyAdmin")}</p>}
    </>
  );
}
