"use client";

import { AssignedCarrierSection } from "@/components/loads/form/assigned-carrier-section";
import { BorderCrossingsSection } from "@/components/loads/form/border-crossings-section";
import type { CarrierChoice } from "@/components/loads/form/choices";
import { CommoditiesSection } from "@/components/loads/form/commodities-section";
import { EquipmentSection, MetadataSection, ReferencesSection } from "@/components/loads/form/list-sections";
import { MoneySection } from "@/components/loads/form/money-section";
import {
  CarrierRequirementsSection,
  DriverRequirementsSection,
  TrailerSection,
} from "@/components/loads/form/requirement-sections";

/** The sections below the first screen. Their program comes after the page has been drawn. */
export const LowerSections = ({ carriers }: { carriers: readonly CarrierChoice[] }) => (
  <>
    <BorderCrossingsSection />
    <TrailerSection />
    <CarrierRequirementsSection />
    <DriverRequirementsSection />
    <CommoditiesSection />
    <EquipmentSection />
    <ReferencesSection />
    <MoneySection />
    <AssignedCarrierSection carriers={carriers} />
    <MetadataSection />
  </>
);
