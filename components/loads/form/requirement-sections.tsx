"use client";

import { useTranslations } from "next-intl";
import { Disclosure } from "@/components/form/disclosure";
import { FieldGrid, FlagGrid } from "@/components/form/field";
import { FieldsFor, SchemaField } from "@/components/form/fields-for";
import { Section, Subheading } from "@/components/loads/form/section";

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
  return (
    <Section id="trailer">
      <SchemaField name={`${trailer}.allowedTypes`} hint={t("firstDecides")} />
      <div className="mt-3">
        <FieldGrid>
          <FieldsFor name={trailer} only={["maxAgeYears", "minAxles", "powerOnlyType"]} />
        </FieldGrid>
      </div>
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
