// Which of the values in the example payloads have a typed field of ours, by source. A claimed field is tried: the value
// is sent to the operation, and has to be found at its path in the load that is answered.
import fs from "node:fs";
import path from "node:path";
import { isJsonObject, type Json } from "@/lib/core/json";
import { anOrganization } from "@/lib/testing/an-organization";
import { routeOf, send } from "@/lib/testing/send";

type Row = {
  /** Where the source has the value, and in how many places of its payloads. */
  value: string;
  count: number;
  /** The path in a load, or `note`. */
  field?: string;
  sent?: Json;
  /** A value of the kind, where the source's own was not kept. */
  sample?: Json;
  notOurs?: string;
};
type Source = { source: string; payloads: number; values: number; typedInRequest: number; rows: Row[] };

const file = path.resolve(import.meta.dirname, "../lib/loads/examples/payload-values.json");
export const readPayloadValues = (): { notOurs: Record<string, string>; sources: Source[] } =>
  JSON.parse(fs.readFileSync(file, "utf8"));

/** What has to stand beside a value, so that it says something: a unit needs its figure. */
const beside: readonly [RegExp, { [key: string]: Json }][] = [
  [/referenceNumbers\[\]\.(value|label)$/, { label: "Number", value: "1" }],
  [/equirements\[\]\.description$/, { type: "OTHER" }],
  [/(length|width|height)\.unit$/, { value: 1 }],
  [/(weight|volume|distance)\.unit$/, { value: 1 }],
  [/currencyCode$/, { amount: 1 }],
  [/latitude$/, { longitude: 1 }],
  [/longitude$/, { latitude: 1 }],
  [/^load\.stops\[\]\.[^.]+$/, { type: "PICKUP" }],
];

/** `load.stops[].weight` with a value: `{ load: { stops: [{ weight }] } }`, with what has to stand beside it. */
function nested(at: string, value: Json): Json {
  const keys = at.split(".");
  return keys.reduceRight<Json>((inner, key, depth) => {
    const name = key.replace("[]", "");
    const here = keys.slice(0, depth + 1).join(".");
    const isStop = here.startsWith("load.stops[].") && depth === 2;
    const others = beside.find(([pattern]) => (depth === keys.length - 1 || isStop) && pattern.test(here))?.[1] ?? {};
    return { ...others, [name]: key.endsWith("[]") ? [inner] : inner };
  }, value);
}

/** What is found at a path; of a list its first item. */
const found = (answered: Json | undefined, at: string): Json | undefined =>
  at.split(/[.[\]]+/).reduce<Json | undefined>((value, key) => {
    const inner = key !== "" && isJsonObject(value) ? value[key] : value;
    return Array.isArray(inner) ? inner[0] : inner;
  }, answered);

export type Trial = { field: string; value: Json };
const keyOf = ({ field, value }: Trial) => JSON.stringify([field, value]);

/** Every claim of a source, each once. */
export const trialsOf = ({ rows }: Pick<Source, "rows">): Trial[] => {
  const trials = rows.flatMap(({ field, sent, sample = null }) => (field ? [{ field, value: sent ?? sample }] : []));
  return [...new Map(trials.map((trial) => [keyOf(trial), trial])).values()];
};

/** Sends values one by one to an organization of its own. @returns those that were not found at their path afterwards */
export async function refusedOf(trials: readonly Trial[]): Promise<Trial[]> {
  const { anApiKey } = await anOrganization();
  const headers = { "api-key": await anApiKey() };
  const post = async (at: `/${string}`, body: Json) => (await send(routeOf(at).POST, headers, body)).json;
  const holds = async ({ field, value }: Trial, externalId: string) => {
    if (field === "note") {
      await post("/loads/sync", { load: { externalId } });
      return (await post("/load-notes/add", { externalId, text: value })).note?.text === value;
    }
    const { load } = Object(nested(field, value));
    await post("/loads/sync", { load: { ...load, externalId } });
    const { load: stored, proposedCarrier, requestOnly } = await post("/loads/get", { externalId });
    // A carrier nobody knows is kept as the proposal; crossings are answered beside the load.
    const answered = {
      load: { ...stored, ...requestOnly, ...(proposedCarrier && { assignedCarrier: proposedCarrier }) },
    };
    return found(answered, field) !== undefined;
  };
  const refused: Trial[] = [];
  for (const [index, trial] of trials.entries()) if (!(await holds(trial, `V-${index}`))) refused.push(trial);
  return refused;
}

const sum = (rows: readonly Row[]) => rows.reduce((total, { count }) => total + count, 0);

/** How many values of a source have a typed field, and how many no portal would have one for. */
export function shareOf({ source, payloads, values, typedInRequest, rows }: Source) {
  const typed = typedInRequest + sum(rows.filter(({ field }) => field));
  return { source, payloads, values, typed, notOurs: sum(rows.filter(({ notOurs }) => notOurs)) };
}
export type Share = ReturnType<typeof shareOf>;

export const totalOf = (shares: readonly Share[]): Share =>
  shares.reduce((all, one) => ({
    source: "all",
    payloads: all.payloads + one.payloads,
    values: all.values + one.values,
    typed: all.typed + one.typed,
    notOurs: all.notOurs + one.notOurs,
  }));

const percent = (part: number, whole: number) => `${Math.round((part / whole) * 1000) / 10} %`;

/** A line of the published table. */
export const lineOf = ({ source, payloads, values, typed, notOurs }: Share) => [
  source,
  payloads,
  values,
  typed,
  percent(typed, values),
  notOurs,
  percent(typed, values - notOurs),
];
