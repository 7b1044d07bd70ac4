"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { isFor, settingsGroups, settingsItems } from "@/components/app-shell/places";
import { useSession } from "@/components/app-shell/session-provider";
import { PageHeader } from "@/components/ui/page-parts";

const look = "block font-medium outline-offset-1 after:absolute after:inset-0 after:rounded-lg";

/** What can be set, with where: only what the reader's role may open. */
export function SettingsPage() {
  const t = useTranslations("settings");
  const nav = useTranslations("shell.nav");
  const { role } = useSession();
  return (
    <>
      <PageHeader title={nav("settings")} />
      <div className="grid max-w-260 gap-6 px-5 py-5 max-sm:px-4">
        {settingsGroups.map((group) => (
          <section key={group} aria-labelledby={`settings-${group}`}>
            <h2 id={`settings-${group}`} className="mb-2 font-semibold">
              {t(`groups.${group}`)}
            </h2>
            <ul className="grid gap-2.5 sm:grid-cols-2">
              {settingsItems
                .filter(isFor(role))
                .filter((item) => item.group === group)
                .map(({ href, name, icon: Icon, external }) => (
                  <li
                    key={href}
                    className="relative flex gap-3 rounded-lg border border-line bg-surface px-3.5 py-3 hover:bg-sunken"
                  >
                    <Icon aria-hidden className="mt-0.5 shrink-0 text-ink-3" />
                    <div className="min-w-0">
                      {external ? (
                        <a href={href} className={look}>
                          {nav(name)}
                        </a>
                      ) : (
                        <Link href={href} prefetch={false} className={look}>
                          {nav(name)}
                        </Link>
                      )}
                      <p className="text-ink-2">{t(`texts.${name}`)}</p>
                    </div>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
