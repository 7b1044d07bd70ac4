"use client";

import { CircleHelp, LogOut, MonitorSmartphone, UserRound } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useDisplayEntries, useSwitchEntries } from "@/components/app-shell/display-menu";
import { useSession, type ViewerSession } from "@/components/app-shell/session-provider";
import { openKeySheet } from "@/components/app-shell/use-shortcuts";
import { classNames } from "@/components/ui/class-names";
import { Menu, type MenuEntry } from "@/components/ui/menu";
import { toast } from "@/components/ui/toast";
import { signOut } from "@/lib/sessions/queries";

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join("");

export const useAccountEntries = (): MenuEntry[] => {
  const t = useTranslations("shell");
  const { push } = useRouter();
  const leave = () =>
    signOut().then(
      () => window.location.assign("/sign-in"),
      () => toast.error(t("signOutFailed")),
    );
  return [
    ...useDisplayEntries(),
    "separator",
    ...useSwitchEntries(),
    "separator",
    {
      id: "profile",
      label: t("nav.profile"),
      icon: <UserRound aria-hidden />,
      onSelect: () => push("/settings/profile"),
    },
    {
      id: "sessions",
      label: t("nav.sessions"),
      icon: <MonitorSmartphone aria-hidden />,
      onSelect: () => push("/settings/sessions"),
    },
    { id: "keys", label: t("help.title"), icon: <CircleHelp aria-hidden />, shortcut: "?", onSelect: openKeySheet },
    "separator",
    { id: "sign-out", label: t("signOut"), icon: <LogOut aria-hidden />, onSelect: leave },
  ];
};

const Avatar = ({ name }: { name: string }) => (
  <span
    aria-hidden
    className="grid size-6 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-[0.6875rem] text-accent"
  >
    {initialsOf(name)}
  </span>
);

const Who = ({ session }: { session: ViewerSession }) => {
  const t = useTranslations("shell");
  return (
    <div className="mb-1 border-line border-b px-2 pt-1 pb-2">
      <p className="truncate font-medium">{session.name}</p>
      <p className="truncate text-ink-3 text-xs">{session.email}</p>
      <p className="truncate text-ink-3 text-xs">
        {t(`roles.${session.role}`)} · {session.organizationName}
      </p>
    </div>
  );
};

/** Who is signed in, and what concerns them alone: language, theme, sessions, signing out. */
export function UserMenu({ look }: { look: "rail" | "bar" }) {
  const t = useTranslations("shell");
  const session = useSession();
  const inRail = look === "rail";
  const trigger = (
    <button
      type="button"
      title={inRail ? session.name : undefined}
      className={classNames(
        "flex min-w-0 items-center rounded-md text-ink-2 transition-colors hover:text-ink",
        inRail
          ? "w-full gap-2.25 px-1.5 py-1.5 text-left hover:bg-mute-soft max-lg:justify-center max-lg:px-0"
          : "h-14 flex-1 flex-col justify-center gap-0.5 text-xs",
      )}
    >
      <Avatar name={session.name} />
      <span className={classNames("min-w-0 flex-1", inRail ? "max-lg:sr-only" : "sr-only")}>
        <span className="block truncate font-medium text-ink leading-4">{session.name}</span>{" "}
        <span className="block truncate text-ink-3 text-xs">{t(`roles.${session.role}`)}</span>
      </span>
      <span className="sr-only">, {t("accountMenu")}</span>
    </button>
  );
  return (
    <Menu label={t("accountMenu")} trigger={trigger} items={useAccountEntries()} header={<Who session={session} />} />
  );
}
