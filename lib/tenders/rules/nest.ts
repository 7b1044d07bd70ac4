import type { Fact } from "@/lib/tenders/rules/fact";

type Draft = { [key: string]: unknown };

/** "stops[0].type" as its steps. */
const stepsOf = (path: string) => path.split(/[.[\]]+/).filter((step) => step !== "");

/** The load that values at their paths make. Of two values at one path the first counts. */
export function loadOf(facts: readonly Pick<Fact, "path" | "value">[]): Draft {
  const load: Draft = {};
  for (const { path, value } of facts) put(load, stepsOf(path), value);
  return load;
}

function put(parent: Draft | unknown[], [step = "", ...rest]: readonly string[], value: unknown) {
  const isList = /^\d+$/.test(rest[0] ?? "");
  const inner = innerOf(parent, step);
  if (rest.length === 0) {
    if (inner.read() === undefined) inner.write(value);
    return;
  }
  const child = inner.read() ?? inner.write(isList ? [] : {});
  if (Array.isArray(child) || isDraft(child)) put(child, rest, value);
}

const isDraft = (value: unknown): value is Draft => typeof value === "object" && value !== null;

function innerOf(parent: Draft | unknown[], step: string) {
  if (Array.isArray(parent)) {
    const index = Number(step);
    return {
      read: () => parent[index],
      write: (value: unknown) => {
        parent[index] = value;
        return value;
      },
    };
  }
  return {
    read: () => parent[step],
    write: (value: unknown) => {
      parent[step] = value;
      return value;
    },
  };
}
