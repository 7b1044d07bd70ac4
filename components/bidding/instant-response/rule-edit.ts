import { draftOf, type RuleDraft, ruleFrom } from "@/components/bidding/instant-response/limit-draft";
import type { InstantResponse, InstantResponseResponse } from "@/lib/bidding/schema/instant-response";
import { jsonEqual } from "@/lib/core/json";

/** What is filled in, with the saved rule it began from. */
export type RuleEdit = { draft: RuleDraft; base: InstantResponseResponse };

/** Whether something would be lost with it. What cannot be read was never saved. */
export function isUnsaved({ draft, base }: RuleEdit) {
  const rule = ruleFrom(draft);
  return !rule || !jsonEqual(rule, base.instantResponse);
}

/** What the form shows: it follows what is saved, by any user, unless that would undo what was filled in here. */
export function presentEdit(edit: RuleEdit | undefined, saved: InstantResponseResponse): RuleEdit {
  const asSaved = { draft: draftOf(saved.instantResponse), base: saved };
  if (!edit) return asSaved;
  if (edit.base.version === saved.version) return edit;
  return isUnsaved(edit) && isUnsaved({ ...edit, base: saved }) ? edit : asSaved;
}

const limits = { reject: "rejectAbove", accept: "acceptAtOrBelow" } as const;

/** Which parts of a rule two people see differently, with both limits. */
export const differencesOf = (before: InstantResponse, after: InstantResponse) =>
  (["reject", "accept"] as const).flatMap((effect) => {
    const [was, is] = [before[limits[effect]], after[limits[effect]]];
    return jsonEqual(was, is) ? [] : [{ effect, was, is }];
  });
