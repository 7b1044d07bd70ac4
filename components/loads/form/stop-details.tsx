"use client";

import { useTranslations } from "next-intl";
import { Disclosure } from "@/components/form/disclosure";
import { FieldGrid, FlagGrid } from "@/components/form/field";
import { PlainField, PlainFieldsFor } from "@/components/form/plain-fields";
import { ReferenceRows } from "@/components/loads/form/reference-rows";

const certifications = ["isCtpatCertified", "isOeaCertified", "isPipCertified"];

function DockFields({ name }: { name: string }) {
  return (
    <>
      <FieldGrid>
        <PlainField name={`${name}.dropDurationHours`} />
      </FieldGrid>
      <div className="mt-2">
        <FlagGrid>
          <PlainField name={`${name}.driverAssistRequired`} />
          <span className="@max-lg:hidden" />
          <PlainFieldsFor name={`${name}.fumigation`} />
          <PlainFieldsFor name={`${name}.scaleTicket`} />
        </FlagGrid>
      </div>
    </>
  );
}

function SiteFields({ name }: { name: string }) {
  return (
    <>
      <FieldGrid>
        <PlainField name={`${name}.location.carrierPreapproval`} />
        <PlainFieldsFor name={`${name}.location.coordinates`} />
      </FieldGrid>
      <div className="mt-2">
        <FlagGrid>
          <PlainFieldsFor name={`${name}.location`} only={certifications} />
        </FlagGrid>
      </div>
    </>
  );
}

function TransitFields({ name }: { name: string }) {
  return (
    <>
      <FieldGrid>
        <PlainFieldsFor name={name} only={["maximumExpectedMinutes", "securityEscortProvider"]} />
      </FieldGrid>
      <div className="mt-2">
        <FlagGrid>
          <PlainFieldsFor name={name} only={["teamDriverRequired", "trackingRequired"]} />
        </FlagGrid>
      </div>
    </>
  );
}

const below = (name: string, keys: readonly string[]) => keys.map((key) => `${name}.${key}`);
const dock = ["dropDurationHours", "driverAssistRequired", "fumigation", "scaleTicket"];
const site = ["carrierPreapproval", "coordinates", ...certifications].map((key) => `location.${key}`);

/** What a stop needs beyond its place and time; folded away until someone asks for it. */
export function StopDetails({ name }: { name: string }) {
  const t = useTranslations("loadForm.stops");
  const transit = `${name}.inboundTransitRequirements`;
  const references = `${name}.referenceNumbers`;
  return (
    <div className="mt-4">
      <Disclosure title={t("dock")} fields={below(name, dock)}>
        <DockFields name={name} />
      </Disclosure>
      <Disclosure title={t("site")} fields={below(name, site)}>
        <SiteFields name={name} />
      </Disclosure>
      <Disclosure title={t("transit")} fields={[transit]}>
        <TransitFields name={transit} />
      </Disclosure>
      <Disclosure title={t("references")} fields={[references]}>
        <ReferenceRows name={references} />
      </Disclosure>
    </div>
  );
}
