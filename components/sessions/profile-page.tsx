"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, Suspense, useId, useState } from "react";
import { useDisplayEntries, useSwitchEntries } from "@/components/app-shell/display-menu";
import { lateUntilUsed } from "@/components/app-shell/late";
import { useSession } from "@/components/app-shell/session-provider";
import { useDensityChoice, useTimeZoneChoice, useUnitsChoice } from "@/components/sessions/display-choices";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Checkbox, Select } from "@/components/ui/controls";
import { Labelled } from "@/components/ui/labelled";
import type { MenuChoice } from "@/components/ui/menu";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-parts";
import { whenFetched } from "@/components/ui/when-fetched";
import type { Density } from "@/lib/browser/preferences";
import { passwordResetMinutes } from "@/lib/vocabulary/limits.values";

// Most visits leave them alone.
const NameForm = lateUntilUsed(() => import("@/components/sessions/name-form").then((module) => module.NameForm));
const PasswordForm = lateUntilUsed(() =>
  import("@/components/sessions/password-form").then((module) => module.PasswordForm),
);
const EmailDialog = whenFetched(() =>
  import("@/components/sessions/email-dialog").then((module) => module.EmailDialog),
);

const Part = ({ title, text, children }: { title: string; text?: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3 border-line border-t pt-5 first:border-t-0 first:pt-0">
      <div>
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {text && <p className="max-w-180 text-ink-2">{text}</p>}
      </div>
      {children}
    </section>
  );
};

function Person() {
  const t = useTranslations("profile.person");
  const roles = useTranslations("shell.roles");
  const { email, role, organizationName } = useSession();
  const facts = { email, role: roles(role), organization: organizationName };
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5">
      {Object.entries(facts).map(([fact, value]) => (
        <div key={fact} className="contents">
          <dt className="text-ink-3">{t(fact)}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const Choice = ({ choice: { label, value, options, onChoose } }: { choice: MenuChoice }) => (
  <Labelled label={label}>
    {(id) => (
      <Select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    )}
  </Labelled>
);

/** The way to another e-mail, and what is still to be done for it. */
function EmailChange() {
  const t = useTranslations("profile.email");
  const [isOpen, setIsOpen] = useState(false);
  const [mailedTo, setMailedTo] = useState<string>();
  return (
    <>
      <Button className="justify-self-start" onClick={() => setIsOpen(true)}>
        {t("open")}
      </Button>
      {mailedTo && (
        <Notice tone="info" title={t("mailed.title", { email: mailedTo })}>
          <p>{t("mailed.text", { minutes: passwordResetMinutes })}</p>
        </Notice>
      )}
      {isOpen && <EmailDialog onClose={() => setIsOpen(false)} onMailed={setMailedTo} />}
    </>
  );
}

/** Who the reader is here, their password, and how the portal looks and listens on this device. */
export function ProfilePage({ density, timeZone }: { density: Density; timeZone: string }) {
  const t = useTranslations("profile");
  const choices = [...useDisplayEntries(), useDensityChoice(density), useTimeZoneChoice(timeZone), useUnitsChoice()];
  return (
    <>
      <PageHeader title={t("title")} />
      <div className="grid max-w-260 gap-6 px-5 py-5 max-sm:px-4">
        <Part title={t("person.title")} text={t("person.text")}>
          <Suspense>
            <NameForm />
          </Suspense>
          <Person />
          <EmailChange />
        </Part>
        <Part title={t("password.title")} text={t("password.text")}>
          <Suspense>
            <PasswordForm />
          </Suspense>
        </Part>
        <Part title={t("display.title")} text={t("display.text")}>
          <div className="grid max-w-180 gap-3 sm:grid-cols-2">
            {choices.map((choice) => (
              <Choice key={choice.id} choice={choice} />
            ))}
          </div>
          <div className="grid justify-items-start gap-1">
            {useSwitchEntries().map(({ id, label, checked, onSelect }) => (
              <Checkbox key={id} label={label} checked={checked ?? false} onChange={onSelect} />
            ))}
          </div>
        </Part>
        <Part title={t("reached.title")} text={t("reached.text")}>
          <div className="flex flex-wrap gap-2">
            <ButtonLink href="/settings/notifications">{t("reached.notifications")}</ButtonLink>
            <ButtonLink href="/settings/sessions">{t("reached.sessions")}</ButtonLink>
          </div>
        </Part>
      </div>
    </>
  );
}
