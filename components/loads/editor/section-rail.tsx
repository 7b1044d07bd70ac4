"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { isWithin } from "@/components/form/field-name";
import { countFilled } from "@/components/form/filled";
import { useFormIssues } from "@/components/form/form-issues";
import { valueAtPath } from "@/components/loads/editor/provenance";
import type { LoadFormValues } from "@/components/loads/form/form-values";
import { type SectionId, sectionAnchor, sections } from "@/components/loads/form/section";
import { classNames } from "@/components/ui/class-names";
import { Select } from "@/components/ui/controls";
import { asJson } from "@/lib/core/json";

// Just beneath the sticky header: what has passed this line is being read.
const lineFromTop = 120;
const inside = (id: string) => document.getElementById(id)?.contains(document.activeElement) === true;

const topOf = (id: string) => {
  const element = document.getElementById(id);
  return element?.checkVisibility() ? element.getBoundingClientRect().top : undefined;
};

/** Undefined while none of them is on the screen. */
function activeOf(ids: readonly string[]) {
  const shown = ids.filter((id) => topOf(id) !== undefined);
  // The last sections are too short to ever reach the line: there the one that was gone to counts.
  const end = document.getElementById("main")?.getBoundingClientRect().bottom;
  if (window.scrollY > 0 && end !== undefined && end <= window.innerHeight + 2)
    return shown.find(inside) ?? shown.at(-1);
  return shown.findLast((id) => (topOf(id) ?? 0) <= lineFromTop) ?? shown[0];
}

/** The section at the top of what is in view, of those whose elements carry `ids`. They may appear later. */
function useActiveSection(ids: readonly string[]) {
  const [active, setActive] = useState(ids[0]);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setActive((current) => activeOf(ids) ?? current));
    };
    // Reports sections that appear later or come back with their tab, and at once of the first ones.
    const resizes = new ResizeObserver(look);
    resizes.observe(document.body);
    window.addEventListener("scroll", look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      resizes.disconnect();
      window.removeEventListener("scroll", look);
    };
  }, [ids]);
  return active;
}

/** How many rows a list has, else how many fields are filled in. */
const countOf = (values: LoadFormValues, field: string) => {
  const value = valueAtPath(asJson(values), field);
  return Array.isArray(value) ? value.length : countFilled(value);
};

const countAll = (values: LoadFormValues) =>
  sections.map(({ fields }) => fields.reduce((sum, field) => sum + countOf(values, field), 0));

/** The sections of the form with how much is in them and how much is wrong in them. */
function useSectionStates() {
  const counts: number[] = useWatch({ compute: countAll });
  const issues = useFormIssues();
  return sections.map((section, position) => ({
    ...section,
    count: counts[position] ?? 0,
    problems: issues.filter(({ name }) => section.fields.some((field) => isWithin(name, field))).length,
  }));
}

const anchors = sections.map(({ id }) => sectionAnchor(id));

/** Brings a section into view and goes on from its heading. */
function goToSection(id: SectionId) {
  const anchor = sectionAnchor(id);
  document.getElementById(anchor)?.scrollIntoView({ block: "start" });
  document.getElementById(`${anchor}-heading`)?.focus({ preventScroll: true });
}

const controls = "input:enabled:not([type=hidden]), select:enabled, textarea:enabled, button:enabled";
const isOuter = (row: Element) => row.parentElement?.closest("[data-row]") === null;

/** Goes to a section; from its heading to its first field, and from one of its rows to the next. */
export function goOnInSection(id: SectionId) {
  const section = document.getElementById(sectionAnchor(id));
  const { activeElement } = document;
  if (!section?.contains(activeElement)) return goToSection(id);
  const rows = [...section.querySelectorAll("[data-row]")].filter(isOuter);
  const next = rows[rows.findIndex((row) => row.contains(activeElement)) + 1] ?? rows[0] ?? section;
  const found = [...next.querySelectorAll<HTMLElement>(controls)];
  const field = found.find((control) => control.matches("[name]")) ?? found[0];
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
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
