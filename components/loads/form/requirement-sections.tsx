"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { Disclosure } from "@/components/form/disclosure";
import { FieldGrid, FlagGrid } from "@/components/form/field";
import { useFieldLabel, useValueLabel } from "@/components/form/field-labels";
import { FieldsFor, SchemaField } from "@/components/form/fields-for";
import { RepeatingGroup } from "@/components/form/repeating-group";
import { Section, Subheading } from "@/components/loads/form/section";
import { ReferenceRows } from "@/components/loads/form/stop-details";

const trailer = "load.trailerRequirements";
const carrier = "load.carrierRequirements";

const body = ["doorType", "wallType", "suspensionType", "floorTypes", "eTrackRails", "eTracksDistance"];
const features = [
  "ctpatCompliant",
  "foodGrade",
  "highCube",
  "liftGate",
  "logisticPost",
  "airChute",
  "spaceSaver",
  "extendable",
  "metalEdgeProtectors",
];
const certifications = ["ctpatCertified", "fastCertified", "oeaCertified", "pipCertified", "has247CustomerService"];
const bonds = [
  "internationalCarrierBonded",
  "internationalCarrierBondedUS",
  "internationalCarrierBondedMX",
  "internationalCarrierBondedCA",
];

export function TrailerSection() {
  const t = useTranslations("loadForm.trailer");
  const labelOf = useFieldLabel();
  const dimensions = `${trailer}.dimensions`;
  return (
    <Section id="trailer">
      <SchemaField name={`${trailer}.allowedTypes`} hint={t("firstDecides")} />
      <div className="mt-3">
        <FieldGrid>
          <FieldsFor name={trailer} only={["maxAgeYears", "minAxles", "powerOnlyType"]} />
        </FieldGrid>
      </div>
      <Subheading>{labelOf(dimensions)}</Subheading>
      <FieldGrid>
        <FieldsFor name={dimensions} />
      </FieldGrid>
      <Subheading>{t("features")}</Subheading>
      <FlagGrid>
        <FieldsFor name={trailer} only={features} />
      </FlagGrid>
      <div className="mt-4">
        <Disclosure title={t("body")} fields={body.map((key) => `${trailer}.${key}`)}>
          <FieldGrid>
            <FieldsFor name={trailer} only={body.filter((key) => key !== "floorTypes")} />
          </FieldGrid>
          <div className="mt-3">
            <SchemaField name={`${trailer}.floorTypes`} />
          </div>
        </Disclosure>
      </div>
    </Section>
  );
}

export function CarrierRequirementsSection() {
  const t = useTranslations("loadForm.carrier");
  return (
    <Section id="carrierRequirements">
      <FieldGrid columns={2}>
        <SchemaField name={`${carrier}.minCargoInsurance`} />
      </FieldGrid>
      <Subheading>{t("certifications")}</Subheading>
      <FlagGrid>
        <FieldsFor name={carrier} only={certifications} />
      </FlagGrid>
      <Subheading>{t("bonds")}</Subheading>
      <FlagGrid>
        <FieldsFor name={carrier} only={bonds} />
      </FlagGrid>
    </Section>
  );
}

export const DriverRequirementsSection = () => (
  <Section id="driverRequirements">
    <FlagGrid>
      <FieldsFor name="load.driverRequirements" only={["cdl", "twicCard", "tankerEndorsed"]} />
    </FlagGrid>
  </Section>
);

function CrossingTitle({ name }: { name: string }) {
  const t = useTranslations("loadForm.crossings");
  const words = useValueLabel();
  const crossing: unknown = useWatch({ name: `${name}.usMxBorderCrossing` });
  const isChosen = typeof crossing === "string" && crossing !== "";
  return (
    <span className={isChosen ? "font-medium" : "text-ink-2"}>
      {isChosen ? words("UsMxBorderCrossing", crossing) : t("open")}
    </span>
  );
}

function CrossingFields({ name }: { name: string }) {
  const t = useTranslations("loadForm.crossings");
  const references = `${name}.referenceNumbers`;
  return (
    <>
      <SchemaField name={`${name}.type`} />
      <FieldGrid columns={2}>
        <FieldsFor
          name={name}
          only={["usMxBorderCrossing", "borderCrossingStrategy", "expectedDwellTimeMinutes", "externalId"]}
        />
      </FieldGrid>
      <div className="mt-3 mb-4">
        <SchemaField name={`${name}.requiredInspections`} />
      </div>
      <Disclosure title={t("references")} fields={[references]}>
        <ReferenceRows name={references} />
      </Disclosure>
    </>
  );
}

export function BorderCrossingsSection() {
  const t = useTranslations("loadForm.crossings");
  return (
    <Section id="borderCrossings">
      <RepeatingGroup
        name="load.borderCrossings"
        words={{ row: t("row"), add: t("add"), empty: t("empty") }}
        title={(name) => <CrossingTitle name={name} />}
      >
        {(name) => <CrossingFields name={name} />}
      </RepeatingGroup>
    </Section>
  );
}
