"use client";

import { Pencil } from "lucide-react";
import { useTranslations } from "next-intl";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import { Certificates, ContactLine, Fact, Identifiers, Insurance, Nothing } from "@/components/carriers/profile-facts";
import { Button } from "@/components/ui/button";
import type { CarrierRecord } from "@/lib/carriers/schema/carrier";

const EditProfileDialog = lazy(() =>
  import("@/components/carriers/edit-profile-dialog").then((module) => ({ default: module.EditProfileDialog })),
);

const Group = ({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) => (
  <section aria-label={title} className="min-w-0 border-line border-t px-5 py-3.5 max-sm:px-4">
    <div className="mb-1.5 flex min-h-6.5 items-center justify-between gap-2">
      <h3 className="font-medium">{title}</h3>
      {action}
    </div>
    {children}
  </section>
);

/** Who the carrier is and what it holds, each with its last day. */
export function CarrierProfilePart({ carrier }: { carrier: CarrierRecord }) {
  const t = useTranslations("carriers.profile");
  const carriers = useTranslations("carriers");
  const common = useTranslations("common");
  const decision = useTranslations("carriers.decision");
  const { role } = useSession();
  const [isEditing, setIsEditing] = useState(false);
  const { contacts, certificates, cargoInsurance, has247CustomerService } = carrier.profile;
  const edit = (
    <Button
      size="sm"
      icon={<Pencil aria-hidden />}
      disabled={role === "VIEWER"}
      title={role === "VIEWER" ? decision("needsBroker") : undefined}
      onClick={() => setIsEditing(true)}
    >
      {t("edit")}
    </Button>
  );
  return (
    <div className="@container">
      <div className="-mt-px grid @min-[600px]:grid-cols-2">
        <Group title={carriers("identifiers")}>
          <Identifiers carrier={carrier} />
        </Group>
        <Group title={t("insurance")} action={edit}>
          <Insurance cargoInsurance={cargoInsurance} />
        </Group>
        <Group title={t("certificates")}>
          <Certificates certificates={certificates} />
        </Group>
        <Group title={t("contacts")}>
          {contacts.length === 0 && <Nothing>{t("noContacts")}</Nothing>}
          <ul className="grid gap-2">
            {contacts.map((contact, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: people have no identity here but their place.
              <ContactLine key={index} contact={contact} />
            ))}
          </ul>
          <dl className="mt-2">
            <Fact name={t("service247")}>
              {has247CustomerService === undefined ? t("unsaid") : common(has247CustomerService ? "yes" : "no")}
            </Fact>
          </dl>
        </Group>
      </div>
      <Suspense fallback={null}>
        {isEditing && <EditProfileDialog carrier={carrier} onClose={() => setIsEditing(false)} />}
      </Suspense>
    </div>
  );
}
