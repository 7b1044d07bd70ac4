// Precision, recall and points of marks.
import fs from "node:fs";
import path from "node:path";
import { draftLoads } from "@/lib/tenders/draft-loads";
import { isUsable, judgeText } from "@/scripts/tenders/judge";
import type { Mark } from "@/scripts/tenders/judge-load";
import { draftedOf, loadsOf, type Tender } from "@/scripts/tenders/labels";

const folder = path.resolve(import.meta.dirname, "../../lib/tenders/examples");
export const readTenders = (file: string): Tender[] => JSON.parse(fs.readFileSync(path.join(folder, file), "utf8"));

export type Judged = { tender: Tender; marks: Mark[]; isUsable: boolean; drafts: number };

async function judgeTender(tender: Tender): Promise<Judged> {
  const { text, now, zone } = tender;
  const { drafts } = await draftLoads({ now: new Date(now) }, { text, now, timezone: zone });
  const labels = loadsOf(tender);
  const marks = judgeText(labels, drafts.map(draftedOf), tender.ambiguous ?? []);
  return { tender, marks, isUsable: labels.length === drafts.length && isUsable(marks), drafts: drafts.length };
}

export const judgeTenders = async (file: string) => Promise.all(readTenders(file).map(judgeTender));

export type Score = {
  correct: number;
  missing: number;
  wrong: number;
  invented: number;
  precision: number;
  recall: number;
  points: number;
  possible: number;
};

const weightOf = { correct: 1, half: 0.5, open: 0, missing: 0, wrong: -2, invented: -2 } as const;

export function scoreOf(marks: readonly Mark[]): Score {
  const count = (...outcomes: Mark["outcome"][]) => marks.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const [correct, missing, wrong, invented] = [
    count("correct") + count("half") / 2,
    count("missing"),
    count("wrong"),
    count("invented"),
  ];
  const half = count("half") / 2;
  const given = correct + half + wrong + invented;
  return {
    correct,
    missing,
    wrong,
    invented,
    precision: given === 0 ? 1 : correct / given,
    recall: correct + half + missing + wrong === 0 ? 1 : correct / (correct + half + missing + wrong),
    points: marks.reduce((sum, { outcome }) => sum + weightOf[outcome], 0),
    possible: marks.filter(({ outcome }) => !["invented", "open"].includes(outcome)).length,
  };
}

/** The fields that must be righter than the others. */
export const strictFields = ["date", "weight", "rate", "currency"];
/** The fields of which not one value may be invented. */
export const neverInvented = ["crossing", "hazmat", "temperature", "rate"];

export const groupBy = <Value>(values: readonly Value[], keyOf: (value: Value) => string) => {
  const groups = new Map<string, Value[]>();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return groups;
};
