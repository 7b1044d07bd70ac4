import { expect, test } from "vitest";
import { writeOnce } from "@/lib/loads/write-load";
import { anOrganization } from "@/lib/testing/an-organization";

test("a write that others come before is tried again with the load locked, and once more for what could not be", async () => {
  const { ctx } = await anOrganization();
  const attempts: { lock: boolean; isInTransaction: boolean }[] = [];
  const answer = await writeOnce(ctx, async ({ db }, lock) => {
    attempts.push({ lock, isInTransaction: db !== ctx.db });
    return attempts.length === 3 ? "written" : undefined;
  });
  expect(answer).toBe("written");
  const locked = { lock: true, isInTransaction: true };
  expect(attempts).toEqual([{ lock: false, isInTransaction: false }, locked, locked]);
  await expect(writeOnce(ctx, async () => undefined)).rejects.toMatchObject({ code: "conflict" });
});
