import { describe, expect, test } from "vitest";
import { openapiDocument } from "@/lib/http/openapi/document";
import { readingsDocument } from "@/lib/http/openapi/readings-document";

type Described = { summary: string; description?: string };

const document: {
  info: { description: string };
  paths: Record<string, Record<string, Described>>;
  webhooks: Record<string, Record<string, Described>>;
} = JSON.parse(JSON.stringify(openapiDocument()));

const pages = [document.info.description, readingsDocument.info.description];

const operations = [document.paths, document.webhooks].flatMap((group) =>
  Object.entries(group).flatMap(([name, methods]) =>
    Object.values(methods).map((operation) => ({ name, ...operation })),
  ),
);

const headingsIn = (text = "") => [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => heading);
const bold = (text = "") => [...text.matchAll(/^(?:- )?\*\*([^*]+)\.\*\*/gm)].map(([, heading = ""]) => heading);

const words = (list: string) => new Set(list.split(" "));

/** What a clause has and the name of a thing has not, wherever it stands. */
const clauseWords = words("who whose whom what which why whether how when where while until that");
const determiners = words("a an the your our one's its their many some all what");
/** Verbs that begin a command and name nothing: `bid`, `offer`, `place` or `change` name things too. */
const commands = words(
  `accept add allow answer ask assign begin choose create decide delete edit end export find get give go hold keep let
list look make mark match notify note pay put read recall reject remove replace revoke rotate save say send set show sign
stop submit take tell update verify withdraw`.replaceAll("\n", " "),
);

/** Why a heading is not the name of a thing that one can scan for, if so. */
function faultsOf(heading: string) {
  const [first = "", second = "", ...more] = heading.toLowerCase().split(/\s+/);
  const said = [first, second, ...more];
  return [
    heading.length > 60 && "more than 60 characters",
    said.length > 7 && "more than seven words",
    /[.,;:?!]/.test(heading) && "a sign of a sentence",
    !/^[A-Z]/.test(heading) && "no capital at its start",
    said.some((word) => clauseWords.has(word)) && "a clause",
    commands.has(first) && "a command",
    ["a", "an", "the"].includes(first) && "an article at its start",
    determiners.has(second) && "an act upon something",
  ].filter((fault) => fault !== false);
}

const faulty = (headings: readonly (readonly [place: string, heading: string])[]) =>
  headings.flatMap(([place, heading]) => faultsOf(heading).map((fault) => `${place}: ${heading}: ${fault}`));

describe("headings of the reference are nouns", () => {
  test("of operations and events", () => {
    expect(operations.length).toBeGreaterThan(100);
    expect(faulty(operations.map(({ name, summary }) => [name, summary] as const))).toEqual([]);
  });

  test("in the guide, and of what we read", () => {
    const headings = pages.flatMap((text) => [...headingsIn(text), ...bold(text)]);
    expect(headings.length).toBeGreaterThan(30);
    expect(faulty(headings.map((heading) => ["guide", heading]))).toEqual([]);
  });

  test("in descriptions", () => {
    const headings = operations.flatMap(({ name, description }) =>
      [...headingsIn(description), ...bold(description)].map((heading) => [name, heading] as const),
    );
    expect(headings.length).toBeGreaterThan(10);
    expect(faulty(headings)).toEqual([]);
  });
});

test("no two headings of operations and events, nor of one text, are the same", () => {
  const repeated = (list: string[]) => list.filter((heading, index) => list.indexOf(heading) !== index);
  expect(repeated(operations.map(({ summary }) => summary.toLowerCase()))).toEqual([]);
  for (const text of [...pages, ...operations.map(({ description }) => description)])
    expect(repeated(headingsIn(text))).toEqual([]);
});

test("a heading that is named in a text is one of the reference", () => {
  const named = [...pages, ...operations.map(({ description = "" }) => description)].flatMap((text) =>
    [...text.matchAll(/(?:see|as|behind|in|under) \*([A-Z][^*]+)\*/gi)].map(([, name]) => name),
  );
  const known = [
    ...operations.flatMap(({ summary, description }) => [summary, ...headingsIn(description)]),
    ...pages.flatMap(headingsIn),
  ];
  const ofThePortal = ["Settings → API keys"];
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((name) => !known.includes(name ?? "") && !ofThePortal.includes(name ?? ""))).toEqual([]);
});
