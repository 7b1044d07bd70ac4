"use client";

import { useTranslations } from "next-intl";
import { DateTimeField } from "@/components/form/date-time-field";
import { Disclosure } from "@/components/form/disclosure";
import { FieldGrid, FlagGrid } from "@/components/form/field";
import { useFieldLabel } from "@/components/form/field-labels";
import { PlainField, PlainFieldsFor } from "@/components/form/plain-fields";
import { RepeatingGroup } from "@/components/form/repeating-group";
import { TextAreaField, TextField } from "@/components/form/text-field";
import { ContactRows } from "@/components/loads/form/contact-rows";
import { RequirementRows } from "@/components/loads/form/requirement-rows";

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
        <PlainFieldsFor name={`${name}.location`} only={["carrierPreapproval", "externalId", "taxId"]} />
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

function TransitFields({ name, distance }: { name: string; distance: string }) {
  return (
    <>
      <FieldGrid>
        <PlainFieldsFor name={distance} />
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

function FreightFields({ name }: { name: string }) {
  return (
    <FieldGrid>
      <PlainFieldsFor name={`${name}.weight`} only={["value", "unit", "type"]} />
      <PlainFieldsFor name={`${name}.pieces`} only={["count", "type"]} />
      <PlainFieldsFor name={`${name}.volume`} />
    </FieldGrid>
  );
}

/** When the truck was there, in the zone of the stop. */
function ActualFields({ name }: { name: string }) {
  const labelOf = useFieldLabel();
  return (
    <FieldGrid>
      {actual.map((part) => (
        <DateTimeField
          key={part}
          name={`${name}.${part}`}
          label={labelOf(`${name}.${part}`)}
          timeZoneName={`${name}.location.timezone`}
        />
      ))}
    </FieldGrid>
  );
}

const actual = ["arrivedAt", "departedAt"];
const below = (name: string, keys: readonly string[]) => keys.map((key) => `${name}.${key}`);
const dock = ["dropDurationHours", "driverAssistRequired", "fumigation", "scaleTicket"];
const site = ["carrierPreapproval", "externalId", "taxId", "coordinates", ...certifications].map(
  (key) => `location.${key}`,
);

/** What a stop needs beyond its place and time; folded away until someone asks for it. */
export function StopDetails({ name }: { name: string }) {
  const t = useTranslations("loadForm.stops");
  const labelOf = useFieldLabel();
  const [instructions, contacts] = [`${name}.instructions`, `${name}.contacts`];
  const [requirements, distance] = [`${name}.requirements`, `${name}.distance`];
  const transit = `${name}.inboundTransitRequirements`;
  const references = `${name}.referenceNumbers`;
  return (
    <div className="mt-4">
      <Disclosure title={labelOf(instructions)} fields={[instructions]}>
        <TextAreaField name={instructions} label={labelOf(instructions)} hint={t("whoSees")} rows={3} />
      </Disclosure>
      <Disclosure title={t("actual")} fields={below(name, actual)}>
        <ActualFields name={name} />
      </Disclosure>
      <Disclosure title={labelOf(contacts)} fields={[contacts]}>
        <ContactRows name={contacts} of="stops" />
      </Disclosure>
      <Disclosure title={labelOf(requirements)} fields={[requirements]}>
        <RequirementRows name={requirements} />
      </Disclosure>
      <Disclosure title={t("freight")} fields={below(name, ["weight", "pieces", "volume"])}>
        <FreightFields name={name} />
      </Disclosure>
      <Disclosure title={t("dock")} fields={below(name, dock)}>
        <DockFields name={name} />
      </Disclosure>
      <Disclosure title={t("site")} fields={below(name, site)}>
        <SiteFields name={name} />
      </Disclosure>
      <Disclosure title={t("transit")} fields={[transit, distance]}>
        <TransitFields name={transit} distance={distance} />
      </Disclosure>
      <Disclosure title={t("references")} fields={[references]}>
        <ReferenceRows name={references} />
      </Disclosure>
    </div>
  );
}

/** Reference numbers as lines of label and number; two columns can be pasted into them. */
export function ReferenceRows({ name }: { name: string }) {
  const t = useTranslations("loadForm.references");
  const labelOf = useFieldLabel();
  const kinds = t("kinds").split("|");
  return (
    <RepeatingGroup
      name={name}
      words={{ row: t("row"), add: t("add"), empty: t("empty") }}
      fromCells={([label = "", value = ""]) => ({ label, value })}
    >
      {(row) => (
        <div className="grid gap-x-4 gap-y-2 @lg:grid-cols-[2fr_3fr]">
          <TextField name={`${row}.label`} label={labelOf(`${row}.label`)} suggestions={kinds} />
          <TextField name={`${row}.value`} label={labelOf(`${row}.value`)} />
        </div>
      )}
    </RepeatingGroup>
  );
}
