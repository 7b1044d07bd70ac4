"use client";

import { useTranslations } from "next-intl";
import { Disclosure } from "@/components/form/disclosure";
import { FieldGrid } from "@/components/form/field-grid";
import { useFieldLabel } from "@/components/form/field-words";
import { PlainField } from "@/components/form/plain-fields";
import { TextField } from "@/components/form/text-field";
import { TriStateField } from "@/components/form/tri-state-field";
import type { OwnerChoices } from "@/components/loads/form/choices";
import { OwnerField } from "@/components/loads/form/owner-field";
import { Section } from "@/components/loads/form/section";

const forTheTms = ["load.externalWorkspaceId", "load.schemaVersionNumber"];

export function BasicsSection({ owners, isNew }: { owners: OwnerChoices; isNew: boolean }) {
  const t = useTranslations("loadForm");
  const labelOf = useFieldLabel();
  return (
    <Section id="basics">
      <FieldGrid>
        <TextField
          name="load.externalId"
          label={labelOf("load.externalId")}
          hint={t(isNew ? "externalIdNew" : "externalIdFixed")}
          fixed={!isNew}
        />
        <PlainField name="load.externalDisplayId" hint={t("displayIdHint")} />
        <PlainField name="load.status" />
        <PlainField name="load.externalCustomerId" />
        <OwnerField
          name="load.externalOwnerCoverageUserId"
          owners={owners.users}
          placeholder={t("owners.placeholder")}
        />
        <OwnerField
          name="load.externalOwnerCoverageTeamId"
          owners={owners.teams}
          placeholder={t("owners.teamPlaceholder")}
        />
        <PlainField name="load.truckload" />
        <PlainField name="load.linearFeet" />
        <TriStateField name="load.roundTrip" label={labelOf("load.roundTrip")} isStacked />
      </FieldGrid>
      <div className="mt-5" />
      <Disclosure title={t("forTheTms")} fields={forTheTms}>
        <FieldGrid>
          {forTheTms.map((name) => (
            <PlainField key={name} name={name} />
          ))}
        </FieldGrid>
      </Disclosure>
    </Section>
  );
}
