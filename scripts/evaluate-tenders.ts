// npm run evaluate:tenders: how well the loads of labelled texts are read, by kind, language and field, and what was missed.
// With the name of one file of lib/tenders/examples, that file alone; `--misses` prints each value that was not right.
import { groupBy, type Judged, judgeTenders, type Score, scoreOf } from "@/scripts/tenders/scores";

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const lineOf = (name: string, { correct, missing, wrong, invented, precision, recall, points, possible }: Score) =>
  `| ${[name, correct, missing, wrong, invented, percent(precision), percent(recall), `${points} / ${possible}`].join(" | ")} |`;

function printTable(title: string, groups: ReadonlyMap<string, readonly Judged[]>) {
  console.log(
    `\n| ${title} | correct | missing | wrong | invented | precision | recall | points |\n|---|---|---|---|---|---|---|---|`,
  );
  for (const [name, judged] of groups) console.log(lineOf(name, scoreOf(judged.flatMap(({ marks }) => marks))));
}

function printFields(judged: readonly Judged[]) {
  console.log(
    "\n| field | correct | missing | wrong | invented | precision | recall | points |\n|---|---|---|---|---|---|---|---|",
  );
  for (const [field, marks] of groupBy(
    judged.flatMap(({ marks }) => marks),
    ({ field }) => field,
  )) {
    console.log(lineOf(field, scoreOf(marks)));
  }
}

function printMisses(judged: readonly Judged[]) {
  for (const { tender, marks, drafts } of judged) {
    const misses = marks.filter(({ outcome }) => outcome !== "correct");
    if (misses.length > 0) console.log(`${tender.id} ${tender.kind} ${tender.language}: ${drafts} drafts`);
    for (const { outcome, path, field, label, draft } of misses) {
      console.log(
        `  ${outcome.padEnd(8)} ${path} (${field}) ${JSON.stringify(label) ?? "–"} → ${JSON.stringify(draft) ?? "–"}`,
      );
    }
  }
}

async function evaluate(file: string) {
  const judged = await judgeTenders(file);
  console.log(`\n## ${file}: ${judged.length} texts`);
  printTable(
    "kind",
    groupBy(judged, ({ tender }) => tender.kind),
  );
  printTable(
    "language",
    groupBy(judged, ({ tender }) => tender.language),
  );
  printFields(judged);
  printTable("all", new Map([["all", judged]]));
  const usable = judged.filter(({ isUsable }) => isUsable).length;
  const none = judged.filter(({ tender, drafts }) => tender.expect.count === 0 && drafts > 0).length;
  console.log(`\nUsable drafts: ${usable} of ${judged.length}. Drafted where there is no load: ${none}.`);
  if (process.argv.includes("--misses")) printMisses(judged);
}

const files = process.argv.slice(2).filter((name) => name.endsWith(".json"));
for (const file of files.length > 0 ? files : ["given.json", "own.json"]) await evaluate(file);
