// Compares a draft with its label, field by field, as `score.md` has it.
import { digits, sameCity, sameName, sameNumber, sameState, sameStreet, sameText } from "@/scripts/tenders/compare";
import type { Drafted, LabelledLoad, Rate, Stop, Tender } from "@/scripts/tenders/labels";

type Outcome = "correct" | "half" | "missing" | "wrong" | "invented" | "open";
export type Mark = { field: string; outcome: Outcome; path: string; label?: unknown; draft?: unknown };

type Ambiguous = NonNullable<Tender["ambiguous"]>;
const normal = (path: string) => path.replace(/^loads\.\d+\./, "");

/** What a label says of fields that have more than one honest reading, or must stay empty. */
class Judge {
  marks: Mark[] = [];
  constructor(private readonly ambiguous: Ambiguous) {}

  private candidates(path: string) {
    return this.ambiguous.find((one) => normal(one.path) === path)?.candidates;
  }

  compare<Value>(
    field: string,
    path: string,
    values: { label: Value | undefined; draft: Value | undefined; asked?: boolean },
    same: (label: Value, draft: Value) => boolean,
  ) {
    const { label, draft, asked = false } = values;
    const candidates = this.candidates(path);
    const add = (outcome: Outcome) => this.marks.push({ field, outcome, path, label, draft });
    if (draft === undefined) {
      if (label !== undefined) add(candidates && asked ? "correct" : "missing");
      else if (candidates) add("correct");
      return;
    }
    const isCandidate = candidates?.some((one) =>
      sameText(one, typeof draft === "object" ? Object.values(draft ?? {}).join(" ") : String(draft)),
    );
    if (label !== undefined) add(same(label, draft) || isCandidate ? "correct" : "wrong");
    else add(isCandidate ? "open" : "invented");
  }
}

const day = (text: string | undefined) => text?.slice(0, 10);
const clock = (text: string | undefined) => (text && text.length > 10 ? text.slice(11, 16) : undefined);
const equal = (a: unknown, b: unknown) => a === b;

function judgeStop(judge: Judge, index: number, label: Stop | undefined, draft: Stop | undefined, asked: Set<string>) {
  const at = `stops.${index}`;
  const place = (
    field: "city" | "state" | "countryCode" | "street" | "postalCode" | "facility",
    same: (a: string, b: string) => boolean,
    name: string,
  ) => judge.compare(name, `${at}.${field}`, { label: label?.[field], draft: draft?.[field] }, same);
  place("city", sameCity, "city");
  place("state", sameState, "state");
  place("countryCode", sameText, "country");
  place("street", sameStreet, "street");
  place("postalCode", sameNumber, "postal code");
  place("facility", sameName, "facility");
  const isAsked =
    asked.has(`load.stops[${index}].appointment.start`) || asked.has(`load.stops[${index}].appointment.end`);
  for (const end of ["start", "end"] as const) {
    const [wanted, given] = [label?.appointment?.[end], draft?.appointment?.[end]];
    judge.compare("date", `${at}.appointment.${end}`, { label: day(wanted), draft: day(given), asked: isAsked }, equal);
    judge.compare("time", `${at}.appointment.${end}.time`, { label: clock(wanted), draft: clock(given) }, equal);
  }
  const [type, given] = [label?.appointment?.type, draft?.appointment?.type];
  if (given !== undefined)
    judge.marks.push({
      field: "appointment type",
      outcome: type === given ? "correct" : "open",
      path: `${at}.type`,
      label: type,
      draft: given,
    });
  judge.compare(
    "contact",
    `${at}.contact.name`,
    { label: label?.contact?.name, draft: draft?.contact?.name },
    sameName,
  );
  judge.compare(
    "contact",
    `${at}.contact.phone`,
    { label: label?.contact?.phone, draft: draft?.contact?.phone },
    (a, b) => digits(a) === digits(b),
  );
}

function judgeStops(judge: Judge, label: LabelledLoad, draft: Drafted) {
  const rest = [...draft.stops];
  for (const [index, stop] of label.stops.entries()) {
    const alike = rest.filter(({ type }) => type === stop.type);
    const same = alike.find(
      ({ city, postalCode }) =>
        (city && stop.city && sameCity(city, stop.city)) || (postalCode && postalCode === stop.postalCode),
    );
    const found = same ?? alike[0];
    if (found) rest.splice(rest.indexOf(found), 1);
    judgeStop(judge, index, stop, found, draft.asked);
  }
  for (const stop of rest) judgeStop(judge, label.stops.length, undefined, stop, draft.asked);
}

function judgeRates(judge: Judge, label: LabelledLoad, draft: Drafted) {
  const wanted: Rate[] = label.rates ?? (label.rate ? [label.rate] : []);
  const rest = [...draft.rates];
  for (const rate of wanted) {
    const found =
      rest.find(({ amount }) => amount === rate.amount) ??
      rest.find((one) => !wanted.some(({ amount }) => amount === one.amount));
    if (found) rest.splice(rest.indexOf(found), 1);
    judge.compare(
      "rate",
      "rate",
      { label: [rate.amount, rate.basis ?? ""].join(), draft: found && [found.amount, found.basis ?? ""].join() },
      equal,
    );
    judge.compare("currency", "rate.currencyCode", { label: rate.currencyCode, draft: found?.currencyCode }, equal);
    const isAsked = found?.meaning === "UNKNOWN" && rate.meaning !== "UNKNOWN";
    judge.compare(
      "meaning",
      "rate.meaning",
      { label: rate.meaning, draft: isAsked ? undefined : found?.meaning, asked: isAsked },
      equal,
    );
  }
  for (const { amount } of rest) judge.compare("rate", "rate", { label: undefined, draft: String(amount) }, equal);
}

function judgeReferences(judge: Judge, label: LabelledLoad, draft: Drafted) {
  const wanted = label.references ?? [];
  const ofStops = label.stops.flatMap(({ reference }) => (reference ? reference.split(/,\s*/) : []));
  const all = [
    ...wanted,
    ...ofStops
      .filter((value) => !wanted.some((one) => sameNumber(one.value, value)))
      .map((value) => ({ value, label: undefined })),
  ];
  for (const { value, label: name } of all) {
    const found = draft.references.find((one) => sameNumber(one.value, value));
    const outcome = !found ? "missing" : name === undefined || found.label === name ? "correct" : "half";
    judge.marks.push({ field: "reference", outcome, path: "references", label: `${name} ${value}`, draft: found });
  }
  for (const one of draft.references) {
    if (!all.some(({ value }) => sameNumber(value, one.value)))
      judge.marks.push({ field: "reference", outcome: "invented", path: "references", draft: one });
  }
}

const alike = (word: string) => (word === "SEAL" ? "SEALS" : word);

function judgeTerms(judge: Judge, label: LabelledLoad, draft: Drafted) {
  const wanted = new Set(
    [...(label.requirements ?? []), ...(label.equipment ?? []).map(({ type }) => type)].map(alike),
  );
  const given = new Set(draft.terms.map(alike));
  for (const word of wanted)
    judge.marks.push({
      field: "requirement",
      outcome: given.has(word) ? "correct" : "missing",
      path: "requirements",
      label: word,
    });
  for (const word of given)
    if (!wanted.has(word))
      judge.marks.push({ field: "requirement", outcome: "invented", path: "requirements", draft: word });
  for (const [type, quantity] of Object.entries(draft.quantities)) {
    const own = label.equipment?.find((one) => one.type === type)?.quantity;
    if (quantity > 0 && own !== quantity)
      judge.marks.push({
        field: "requirement",
        outcome: "wrong",
        path: "equipment",
        label: own,
        draft: `${type} ${quantity}`,
      });
  }
}

type Goods = Pick<LabelledLoad, "weight" | "pieces" | "temperature">;
type Of<Field extends keyof Goods> = NonNullable<Goods[Field]>;
const samePieces = (a: Of<"pieces">, b: Of<"pieces">) =>
  a.count === b.count && (b.type === undefined || a.type === b.type);
const sameTemperature = (a: Of<"temperature">, b: Of<"temperature">) =>
  a.unit === b.unit && a.max === b.max && (a.min === b.min || b.min === undefined);
const sameWeight = (a: { value: number; unit: string }, b: { value: number; unit: string }) =>
  a.unit === b.unit && Math.abs(a.value - b.value) <= a.value * 0.005;

function judgeGoods(judge: Judge, label: LabelledLoad, draft: Drafted) {
  judge.compare("commodity", "commodity", { label: label.commodity, draft: draft.commodity }, sameName);
  judge.compare("weight", "weight", { label: label.weight, draft: draft.weight }, sameWeight);
  judge.compare("pieces", "pieces", { label: label.pieces, draft: draft.pieces }, samePieces);
  judge.compare("temperature", "temperature", { label: label.temperature, draft: draft.temperature }, sameTemperature);
  for (const field of ["isHazmat", "unNumber", "classification", "packingGroup"] as const) {
    const values = { label: label.hazmat?.[field], draft: draft.hazmat?.[field] };
    judge.compare<unknown>("hazmat", `hazmat.${field}`, values, equal);
  }
}

function judgeBrokers(judge: Judge, label: LabelledLoad, draft: Drafted) {
  const brokers = label.customsBrokers ?? [];
  const given = draft.customsBrokers ?? [];
  for (const one of brokers) {
    const own = given.find(({ side }) => side === one.side)?.name;
    judge.compare("customs broker", "customsBrokers", { label: one.name, draft: own }, sameName);
  }
  for (const one of given.filter(({ side }) => !brokers.some((other) => other.side === side))) {
    judge.compare("customs broker", "customsBrokers", { label: undefined, draft: one.name }, sameName);
  }
}

const listOf = (value: string | string[] | undefined) => {
  const list = [value ?? []].flat();
  return list.length > 0 ? list : undefined;
};

/** The marks of one load. */
export function judgeLoad(label: LabelledLoad, draft: Drafted, ambiguous: Ambiguous): Mark[] {
  const judge = new Judge(ambiguous);
  judgeStops(judge, label, draft);
  const trailers = { label: listOf(label.trailer), draft: listOf(draft.trailer) };
  judge.compare("trailer", "trailer", trailers, (any, given) => given.every((type) => any.includes(type)));
  judgeGoods(judge, label, draft);
  judgeRates(judge, label, draft);
  judgeReferences(judge, label, draft);
  judgeTerms(judge, label, draft);
  judge.compare("crossing", "crossing", { label: label.crossing, draft: draft.crossing }, equal);
  judge.compare("customer", "customer", { label: label.customer, draft: draft.customer }, sameName);
  judgeBrokers(judge, label, draft);
  return judge.marks;
}
