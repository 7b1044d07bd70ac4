import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { mapUsers } from "@/lib/directory/apply-mapping";
import type { Context } from "@/lib/server/context";
import { aDirectory, aMember, externalIdsOf } from "@/lib/testing/a-directory";

let ctx: Context;
let tms: Context;

beforeAll(async () => {
  ({ ctx, tms } = await aDirectory());
});

describe("calls at the same time", () => {
  test("that give and take the same ids in opposite order all end, and each answer was true in its turn", async () => {
    const users = await Promise.all(
      Array.from({ length: 10 }, (_, at) => aMember(ctx, { externalId: `c${at}-${ctx.organizationId}` })),
    );
    const ids = (await externalIdsOf(ctx, users)).map((id) => id ?? "");
    const turned = (by: number) => users.map(({ email }, at) => ({ email, externalId: ids[(at + by) % 10] ?? "" }));
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => {
        const items = turned(at);
        return mapUsers(tms, { users: at % 2 ? items.reverse() : items });
      }),
    );
    expect(answers.flatMap(({ results }) => results).every(({ status }) => status === "MATCHED")).toBe(true);
    expect((await externalIdsOf(ctx, users)).sort()).toEqual(ids.sort());
  });

  test("that give one id to two: exactly one has it", async () => {
    const externalId = randomUUID();
    const users = await Promise.all(Array.from({ length: 8 }, () => aMember(ctx)));
    const answers = await Promise.all(users.map(({ email }) => mapUsers(tms, { users: [{ email, externalId }] })));
    const statuses = answers.flatMap(({ results }) => results.map(({ status }) => status)).sort();
    expect(statuses).toEqual([...Array(7).fill("CONFLICT"), "MATCHED"]);
    expect((await externalIdsOf(ctx, users)).filter((id) => id === externalId)).toHaveLength(1);
  });
});
