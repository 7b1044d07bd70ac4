"use client";

import { AssignedCarrierSection } from "@/components/load-form/assigned-carrier-section";
import { BorderCrossingsSection } from "@/components/load-form/border-crossings-section";
import type { CarrierChoice } from "@/components/load-form/choices";
import { CommoditiesSection } from "@/components/load-form/commodities-section";
import { EquipmentSection, MetadataSection, ReferencesSection } from "@/components/load-form/list-sections";
import { MoneySection } from "@/components/load-form/money-section";
import {
  CarrierRequirementsSection,
  DriverRequirementsSection,
  TrailerSection,
} from "@/components/load-form/requirement-sections";

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
