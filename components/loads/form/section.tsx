import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

/** The parts of the form in their order. `label` is a key of the texts of `loadForm`; `fields` are what it contains. */
export const sections = [
  {
    id: "basics",
    label: "sections.basics",
    fields: [
      "load.externalId",
      "load.externalDisplayId",
      "load.status",
      "load.externalCustomerId",
      "load.customerName",
      "load.paymentTerms",
      "load.respondBy",
      "load.distance",
      "load.customerContacts",
      "load.billTo",
      "load.externalWorkspaceId",
      "load.externalOwnerCoverageUserId",
      "load.externalOwnerCoverageTeamId",
      "load.truckload",
      "load.roundTrip",
      "load.linearFeet",
      "load.schemaVersionNumber",
    ],
  },
  { id: "stops", label: "sections.stops", fields: ["load.stops"] },
  { id: "borderCrossings", label: "sections.borderCrossings", fields: ["load.borderCrossings"] },
  { id: "trailer", label: "sections.trailer", fields: ["load.trailerRequirements"] },
  { id: "carrierRequirements", label: "sections.carrierRequirements", fields: ["load.carrierRequirements"] },
  { id: "driverRequirements", label: "sections.driverRequirements", fields: ["load.driverRequirements"] },
  { id: "commodities", label: "sections.commodities", fields: ["load.commodities"] },
  {
    id: "equipment",
    label: "sections.equipment",
    fields: ["load.requiredEquipment", "load.accessorials", "load.requirements"],
  },
  { id: "references", label: "sections.references", fields: ["load.referenceNumbers"] },
  {
    id: "money",
    label: "sections.money",
    fields: ["load.maxBuy", "load.targetRate", "load.customerRate", "load.cargoValue"],
  },
  { id: "assignedCarrier", label: "sections.assignedCarrier", fields: ["load.assignedCarrier", "load.dispatch"] },
  { id: "metadata", label: "sections.metadata", fields: ["load.metadata"] },
] as const;

export type Section = (typeof sections)[number];
export type SectionId = Section["id"];

/** The id of a section's element on the page. */
export const sectionAnchor = (id: SectionId) => `section-${id}`;

/** One part of the form under its heading. */
export function Section({ id, children }: { id: SectionId; children: ReactNode }) {
  const t = useTranslations("loadForm.sections");
  const headingId = `${sectionAnchor(id)}-heading`;
  return (
    <section
      id={sectionAnchor(id)}
      aria-labelledby={headingId}
      className="scroll-mt-0 border-line border-t py-6 first:border-t-0 first:pt-1"
    >
      <h2 id={headingId} tabIndex={-1} className="mb-3 font-semibold text-lg outline-none">
        {t(id)}
      </h2>
      {children}
    </section>
  );
}

/** A heading within a section, for fields that belong together. */
export const Subheading = ({ children }: { children: ReactNode }) => (
  <h3 className="mt-4 mb-1 font-medium text-ink-2 text-xs first:mt-0">{children}</h3>
);
