"use client";

import { useTranslations } from "next-intl";
import { useActiveSection } from "@/components/loads/editor/use-active-section";
import { useSectionStates } from "@/components/loads/editor/use-section-states";
import { type SectionId, sectionAnchor, sections } from "@/components/loads/form/sections";
import { classNames } from "@/components/ui/class-names";
import { Select } from "@/components/ui/select";

const anchors = sections.map(({ id }) => sectionAnchor(id));

/** Brings a section into view and goes on from its heading. */
export function goToSection(id: SectionId) {
  const anchor = sectionAnchor(id);
  document.getElementById(anchor)?.scrollIntoView({ block: "start" });
  document.getElementById(`${anchor}-heading`)?.focus({ preventScroll: true });
}

/** The parts of the form, what is in them and what is wrong in them. */
export function SectionRail() {
  const t = useTranslations("loadEditor.sections");
  const name = useTranslations("loadForm");
  const active = useActiveSection(anchors);
  return (
    <nav aria-label={t("label")} className="max-sm:hidden">
      <ul className="sticky top-18 grid gap-0.5">
        {useSectionStates().map(({ id, label, count, problems }) => (
          <li key={id}>
            <a
              href={`#${sectionAnchor(id)}`}
              aria-current={active === sectionAnchor(id) ? "location" : undefined}
              onClick={(event) => {
                event.preventDefault();
                goToSection(id);
              }}
              className={classNames(
                "flex min-h-7.5 items-center gap-2 rounded-md px-2.5 py-1 text-sm transition-colors hover:text-ink pointer-coarse:min-h-11",
                active === sectionAnchor(id) ? "bg-mute-soft font-medium text-ink" : "text-ink-2",
              )}
            >
              <span className="min-w-0 flex-1">{name(label)}</span>
              {problems > 0 && (
                <span title={t("problems", { count: problems })} className="rounded-full bg-bad px-1.5 text-bg text-xs">
                  {problems}
                  <span className="sr-only"> {t("problems", { count: problems })}</span>
                </span>
              )}
              {count > 0 && <span className="font-normal text-ink-3 text-xs tabular-nums">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same for a phone: one control that jumps. */
export function SectionSelect() {
  const t = useTranslations("loadEditor.sections");
  const name = useTranslations("loadForm");
  const active = useActiveSection(anchors);
  return (
    <Select
      aria-label={t("go")}
      value={active}
      onChange={({ target }) => {
        const chosen = sections.find(({ id }) => sectionAnchor(id) === target.value);
        if (chosen) goToSection(chosen.id);
      }}
      className="min-w-0 flex-1"
    >
      {useSectionStates().map(({ id, label, count, problems }) => (
        <option key={id} value={sectionAnchor(id)}>
          {[name(label), count > 0 && `(${count})`, problems > 0 && `⚠ ${t("problems", { count: problems })}`]
            .filter(Boolean)
            .join(" ")}
        </option>
      ))}
    </Select>
  );
}
