import type * as z from "zod";
import { isJsonObject } from "@/lib/core/json";
import { LoadInput } from "@/lib/loads/schema/load";
import { demoFullLoad } from "@/prisma/seed/demo-full-load";

type Path = readonly (string | number)[];
/** A text or number that stands in one place of a load and nowhere else. */
export type Mark = { path: string; mark: string };

const times = {
  pickupStart: "2031-01-01T14:00:00.000Z",
  pickupEnd: "2031-01-01T16:00:00.000Z",
  deliveryStart: "2031-01-03T14:00:00.000Z",
  deliveryEnd: "2031-01-03T16:00:00.000Z",
};

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** What may stand in a place, the plainest first: the schema takes the first that has the place's form. */
function candidates(present: string | number, nth: number): (string | number)[] {
  if (typeof present === "number") return [7_000_000 + nth, 10 + nth / 1_000_000];
  const moment = `2031-02-${twoDigits(1 + (nth % 28))}T10:${twoDigits(nth % 60)}:${twoDigits(Math.floor(nth / 60))}.000Z`;
  const name = `zqmark${String(nth).padStart(4, "0")}`;
  return [...(present.endsWith("Z") ? [moment] : []), name, `${name}@example.com`, `ZQM${730_000 + nth}QM1`];
}

function leavesOf(value: unknown, path: Path = []): { path: Path; present: string | number }[] {
  if (typeof value === "string" || typeof value === "number") return [{ path, present: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => leavesOf(item, [...path, index]));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

/** The value with another one at a path. */
function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? replaced(item, rest, by) : item));
  return isJsonObject(value) ? { ...value, [key]: replaced(value[key], rest, by) } : value;
}

const valueAt = (value: unknown, path: Path) =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === "object" && inner ? Reflect.get(inner, key) : undefined),
    value,
  );

/** `stops[].location.place.city` */
const nameOf = (path: Path) =>
  path
    .map((key) => (typeof key === "number" ? "[]" : `.${key}`))
    .join("")
    .slice(1);

type Sent = z.input<typeof LoadInput>;

/**
 * A load on which every field says something, with a mark of its own wherever a text or number is free: who finds a
 * mark in an answer knows which field it shows.
 */
export function aMarkedLoad(): { load: Sent; marks: Mark[] } {
  const { assignedCarrier, ...rest } = demoFullLoad(times);
  // Its carrier comes by a bid; what was agreed beforehand is on it already.
  const full = { ...rest, status: "AVAILABLE", assignedCarrier: { price: assignedCarrier?.price } };
  const marks: Mark[] = [];
  let load: unknown = full;
  leavesOf(full).forEach(({ path, present }, nth) => {
    for (const mark of candidates(present, nth)) {
      const tried = replaced(load, path, mark);
      const parsed = LoadInput.safeParse(tried);
      if (!parsed.success || valueAt(parsed.data, path) !== mark) continue;
      load = tried;
      marks.push({ path: nameOf(path), mark: String(mark) });
      return;
    }
  });
  return { load: LoadInput.parse(load), marks };
}

const amountsOf = (mark: string) => {
  const whole = Number(mark) / 100;
  return [whole.toFixed(2), whole.toLocaleString("en-US", { minimumFractionDigits: 2 })];
};

/** Which marks a text shows; an amount also where it is written for people. Digits of an id are no mark. */
export const marksIn = (text: string, marks: readonly Mark[]) =>
  marks.filter(({ mark }) => {
    if (!/^\d+(\.\d+)?$/.test(mark)) return text.includes(mark);
    const written = [mark, ...(mark.startsWith("7") ? amountsOf(mark) : [])].map((it) => it.replaceAll(".", "\\."));
    return new RegExp(`(?<![\\w.])(?:${written.join("|")})(?![\\w.])`).test(text);
  });
