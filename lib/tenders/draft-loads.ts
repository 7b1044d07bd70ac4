import { dayIn } from "@/lib/core/day-of";
import type { Steps } from "@/lib/core/steps";
import { findPlace } from "@/lib/places/find-place";
import type { Context } from "@/lib/server/context";
import { inSlices } from "@/lib/server/in-slices";
import type { Day } from "@/lib/tenders/rules/calendar";
import { loadOf } from "@/lib/tenders/rules/nest";
import { type LoadRead, readTender } from "@/lib/tenders/rules/read-tender";
import { type Part, partOf, type Span, writtenAt } from "@/lib/tenders/rules/text";
import { unreadOf } from "@/lib/tenders/rules/unread";
import { type DraftLoadsRequest, type DraftLoadsResponse, LoadDraft, type TenderDraft } from "@/lib/tenders/schema";

/** Where texts are received unless the caller says otherwise. */
const usualTimezone = "America/Monterrey";

/** The loads that a pasted text asks for. Nothing is stored, and what a text does not say is not filled in. */
export async function draftLoads(
  ctx: Pick<Context, "now">,
  { text, now, timezone }: DraftLoadsRequest,
): Promise<DraftLoadsResponse> {
  const today = todayAt(now ?? ctx.now.toISOString(), timezone);
  return { drafts: await inSlices(draftsOf(partOf(text), today)) };
}

function* draftsOf(whole: Part, today: Day): Steps<TenderDraft[]> {
  const loads = yield* readTender({ whole, today, find: findPlace });
  const drafts: TenderDraft[] = [];
  for (const load of loads) {
    yield;
    drafts.push(draftOf(whole, load));
  }
  return drafts;
}

/** The day that it was where the text was received. */
function todayAt(now: string, timezone: string | undefined): Day {
  const hasOffset = /[+-]\d{2}:?\d{2}$/.test(now);
  if (timezone === undefined && hasOffset) return now.slice(0, 10);
  return dayIn(new Date(now), timezone ?? usualTimezone);
}

function draftOf(whole: Part, { facts, questions, lines }: LoadRead): TenderDraft {
  const words = ({ start, end }: Span) => ({ text: writtenAt(whole, { start, end }), start, end });
  const withPath = <Value extends { path: string }>(value: Value) => ({ ...value, path: `load.${value.path}` });
  return {
    load: LoadDraft.parse(loadOf(facts)),
    read: facts.map((fact) => ({ ...withPath({ path: fact.path }), ...words(fact) })),
    toConfirm: questions.map(({ options, ...span }) => ({
      ...words(span),
      options: options.map((one) => one.map(withPath)),
    })),
    unread: unreadOf(whole, lines, [...facts, ...questions]),
  };
}
