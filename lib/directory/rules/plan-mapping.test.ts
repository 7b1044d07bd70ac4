import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Entry, emailKey, matchResult, planMapping } from "@/lib/directory/rules/plan-mapping";

const people = (ids: Record<string, string | null>): Entry[] =>
  Object.entries(ids).map(([name, externalId]) => ({ id: `user_${name}`, email: `${name}@x.mx`, name, externalId }));

const item = (text: string) => {
  const [name = "", externalId = ""] = text.split(" → ");
  return { email: `${name}@x.mx`, externalId };
};

/** What each item answers: `MATCHED 1`, `CONFLICT -`, `NOT_FOUND`. */
function outcomes(present: Record<string, string | null>, asked: string[]) {
  const items = asked.map(item);
  return planMapping(items, people(present)).planned.map((planned, index) => {
    const { status, id, externalId } = matchResult(planned, items[index]?.email ?? "");
    return id === null ? status : `${status} ${externalId ?? "-"}`;
  });
}

describe("an externalId given by e-mail", () => {
  test.each<[string, Record<string, string | null>, string[], string[]]>([
    ["is had from then on", { ana: null }, ["ana → 1"], ["MATCHED 1"]],
    ["takes the place of the one before", { ana: "9" }, ["ana → 1"], ["MATCHED 1"]],
    ["may be the one that is had already", { ana: "1" }, ["ana → 1"], ["MATCHED 1"]],
    ["of an unknown e-mail finds nobody", { ana: null }, ["raj → 1"], ["NOT_FOUND"]],
    ["of another who is not in the call is refused", { ana: "9", lee: "1" }, ["ana → 1"], ["CONFLICT 9"]],
    ["is refused also to who has none", { ana: null, lee: "1" }, ["ana → 1"], ["CONFLICT -"]],
    ["given to two is refused to both", { ana: null, lee: "9" }, ["ana → 1", "lee → 1"], ["CONFLICT -", "CONFLICT 9"]],
    ["given to two, one of whom has it", { ana: "1", lee: null }, ["ana → 1", "lee → 1"], ["CONFLICT 1", "CONFLICT -"]],
    ["given also to an unknown e-mail", { ana: null }, ["raj → 1", "ana → 1"], ["NOT_FOUND", "MATCHED 1"]],
    ["had already, given also to an unknown e-mail", { ana: "1" }, ["ana → 1", "raj → 1"], ["MATCHED 1", "NOT_FOUND"]],
    ["of another is not set free by an unknown e-mail", { lee: "1" }, ["raj → 1"], ["NOT_FOUND"]],
    ["may be swapped", { ana: "1", lee: "2" }, ["ana → 2", "lee → 1"], ["MATCHED 2", "MATCHED 1"]],
    [
      "may go round among three",
      { ana: "1", lee: "2", raj: "3" },
      ["ana → 2", "lee → 3", "raj → 1"],
      ["MATCHED 2", "MATCHED 3", "MATCHED 1"],
    ],
    [
      "is free once its holder gets another",
      { ana: null, lee: "1" },
      ["ana → 1", "lee → 2"],
      ["MATCHED 1", "MATCHED 2"],
    ],
    [
      "is refused where its holder is refused another, and so on down the chain",
      { ana: "1", lee: "2", raj: "3", eva: "4" },
      ["ana → 2", "lee → 3", "raj → 4"],
      ["CONFLICT 1", "CONFLICT 2", "CONFLICT 3"],
    ],
    [
      "is refused in turn where its holder is one of two who are refused",
      { ana: "1", lee: "2", raj: null },
      ["ana → 2", "lee → 3", "raj → 3"],
      ["CONFLICT 1", "CONFLICT 2", "CONFLICT -"],
    ],
    ["of the same e-mail twice: the later counts", { ana: null }, ["ana → 1", "ana → 2"], ["MATCHED 2", "MATCHED 2"]],
    [
      "that a later item withdrew is free for another",
      { ana: null, lee: null },
      ["ana → 1", "lee → 1", "ana → 2"],
      ["MATCHED 2", "MATCHED 1", "MATCHED 2"],
    ],
  ])("%s", (_name, present, asked, expected) => {
    expect(outcomes(present, asked)).toEqual(expected);
  });

  test("finds its user whatever the case and the spaces of the e-mail, which is answered as it was sent", () => {
    const { planned, assignments } = planMapping([{ email: " ANA@X.mx ", externalId: "1" }], people({ ana: null }));
    expect(planned.map((one) => matchResult(one, " ANA@X.mx "))).toEqual([
      { status: "MATCHED", email: " ANA@X.mx ", id: "user_ana", externalId: "1" },
    ]);
    expect(assignments).toMatchObject([{ entry: { id: "user_ana" }, to: "1" }]);
  });

  test("says who stands in the way", () => {
    const items = ["ana → 1", "lee → 1", "raj → 4"].map(item);
    const { planned } = planMapping(items, people({ ana: null, lee: null, raj: null, eva: "4" }));
    expect(planned.map(({ refusedFor }) => refusedFor)).toEqual(["lee@x.mx", "ana@x.mx", "eva@x.mx"]);
  });

  test("is planned for a thousand who each take the next one's in the blink of an eye", () => {
    const present = people(Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`p${at}`, `${at}`])));
    const items = present.slice(0, -1).map(({ email }, at) => ({ email, externalId: `${at + 1}` }));
    const { planned, assignments } = planMapping(items, present);
    expect(new Set(planned.map(({ refusedFor }) => refusedFor !== undefined))).toEqual(new Set([true]));
    expect(assignments).toEqual([]);
  });
});

describe("whatever is sent", () => {
  const name = fc.constantFrom("ana", "lee", "raj", "eva", "Ana ", "RAJ", "noe");
  const someId = fc.constantFrom("1", "2", "3", "4", "5", "6");
  const present = fc
    .uniqueArray(someId, { minLength: 4, maxLength: 4 })
    .chain((ids) => fc.tuple(...ids.map((id) => fc.option(fc.constant(id)))))
    .map(([ana = null, lee = null, raj = null, eva = null]) => people({ ana, lee, raj, eva }));
  const items = fc.array(
    fc.record({ email: name.map((local) => `${local}@x.mx`.replace(" ", "")), externalId: someId }),
    { maxLength: 8 },
  );

  const idsAfter = (entries: Entry[], assignments: { entry: Entry; to: string | null }[]) =>
    new Map(
      entries.map(({ id, externalId }) => [id, assignments.find(({ entry }) => entry.id === id)?.to ?? externalId]),
    );

  test("no two have the same externalId afterwards", () => {
    fc.assert(
      fc.property(present, items, (entries, asked) => {
        const assigned = [...idsAfter(entries, planMapping(asked, entries).assignments).values()].filter(
          (id) => id !== null,
        );
        expect(new Set(assigned).size).toBe(assigned.length);
      }),
      { numRuns: 2000 },
    );
  });

  test("each item is answered in its place with what its user has afterwards", () => {
    fc.assert(
      fc.property(present, items, (entries, asked) => {
        const { planned, assignments } = planMapping(asked, entries);
        const now = idsAfter(entries, assignments);
        const wanted = new Map(asked.map(({ email, externalId }) => [emailKey(email), externalId]));
        expect(planned).toHaveLength(asked.length);
        for (const [index, { email }] of asked.entries()) {
          const { status, id, externalId } = matchResult(planned[index] ?? never(), email);
          const entry = entries.find((one) => one.email === emailKey(email));
          expect(id).toBe(entry?.id ?? null);
          expect(externalId).toBe(entry ? now.get(entry.id) : null);
          if (status === "MATCHED") expect(externalId).toBe(wanted.get(emailKey(email)));
          if (status === "CONFLICT") expect(externalId).toBe(entry?.externalId);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test("nobody is refused an id that is free when all is done and was given to nobody else", () => {
    fc.assert(
      fc.property(present, items, (entries, asked) => {
        const { planned, assignments } = planMapping(asked, entries);
        const assigned = new Set(idsAfter(entries, assignments).values());
        const known = asked.filter(({ email }) => entries.some((entry) => entry.email === emailKey(email)));
        const wanted = new Map(known.map(({ email, externalId }) => [emailKey(email), externalId]));
        for (const [index, { email }] of asked.entries()) {
          const claim = wanted.get(emailKey(email)) ?? "";
          const isGivenOnce = [...wanted.values()].filter((id) => id === claim).length === 1;
          if (planned[index]?.refusedFor !== undefined && isGivenOnce) expect(assigned.has(claim)).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test("items whose e-mail nobody has change nothing for the others", () => {
    fc.assert(
      fc.property(present, items, (entries, asked) => {
        const known = asked.filter(({ email }) => entries.some((entry) => entry.email === emailKey(email)));
        expect(planMapping(asked, entries).assignments).toEqual(planMapping(known, entries).assignments);
      }),
      { numRuns: 2000 },
    );
  });
});

const never = (): never => {
  throw new Error("Nothing was planned for an item.");
};
