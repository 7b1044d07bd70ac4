// Compares the drafts of a text with its labels, as `score.md` has it.
import { judgeLoad, type Mark } from "@/scripts/tenders/judge-load";
import type { Drafted, LabelledLoad, Tender } from "@/scripts/tenders/labels";

type Ambiguous = NonNullable<Tender["ambiguous"]>;

const closeness = (marks: readonly Mark[]) =>
  marks.filter(({ outcome }) => outcome === "correct").length -
  marks.filter(({ outcome }) => outcome === "wrong").length;

/** The marks of a text: each label with the draft that fits it best. */
export function judgeText(labels: readonly LabelledLoad[], drafts: readonly Drafted[], ambiguous: Ambiguous): Mark[] {
  const rest = [...drafts];
  const marks: Mark[] = [];
  for (const label of labels) {
    const ranked = rest
      .map((draft) => ({ draft, marks: judgeLoad(label, draft, ambiguous) }))
      .sort((a, b) => closeness(b.marks) - closeness(a.marks));
    const [best] = ranked;
    if (best) rest.splice(rest.indexOf(best.draft), 1);
    marks.push(...(best?.marks ?? judgeLoad(label, nothing(), ambiguous)));
  }
  for (const draft of rest) {
    marks.push({ field: "count", outcome: "invented", path: "count" }, ...judgeLoad({ stops: [] }, draft, []));
  }
  return marks;
}

const nothing = (): Drafted => ({ stops: [], rates: [], terms: [], quantities: {}, references: [], asked: new Set() });

const usableFields = ["city", "state", "trailer"];

/** Both places, the pickup's day and the trailer are right. */
export const isUsable = (marks: readonly Mark[]) =>
  marks.every(({ field, path, outcome }) => {
    const counts =
      usableFields.includes(field) || (field === "date" && path === "stops.0.appointment.start") || field === "count";
    return !counts || outcome === "correct";
  });
