import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { type SectionId, sectionAnchor } from "@/components/loads/form/sections";

/** One part of the form under its heading. */
export function Section({ id, children }: { id: SectionId; children: ReactNode }) {
  const t = useTranslations("loadForm.sections");
  const headingId = `${sectionAnchor(id)}-heading`;
  return (
    <section
      id={sectionAnchor(id)}
      aria-labelledby={headingId}
      className="scroll-mt-16 border-line border-t py-6 first:border-t-0 first:pt-1"
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
