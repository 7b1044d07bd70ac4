import { expect, test } from "vitest";
import { byFewestMisses, type CarrierChoice, withBlocks } from "@/components/loads/form/choices";

const choice = (id: string, reason?: CarrierChoice["reason"]): CarrierChoice => ({
  id,
  displayName: id,
  assignable: reason === undefined,
  ...(reason && { reason }),
});

test("a carrier blocked for the load cannot be chosen, and the rule that applies to every load is named first", () => {
  const carriers = [
    choice("free"),
    choice("blocked"),
    choice("reviewed", "needs_review"),
    choice("barred", "do_not_dispatch"),
  ];
  const blocked = ["blocked", "reviewed", "barred"].map((carrierId) => ({ carrierId }));
  expect(withBlocks(carriers, blocked).map(({ assignable, reason }) => [assignable, reason])).toEqual([
    [true, undefined],
    [false, "blocked_for_load"],
    [false, "blocked_for_load"],
    [false, "do_not_dispatch"],
  ]);
});

test("a blocked carrier carries who blocked it and why", () => {
  const blocked = [{ carrierId: "late", note: "Late twice", by: { name: "Daniela Ríos" } }];
  expect(withBlocks([choice("late")], blocked)).toMatchObject([
    { reason: "blocked_for_load", block: { note: "Late twice", by: { name: "Daniela Ríos" } } },
  ]);
});

type Missed = "ctpatCertified" | "oeaCertified";
const misses = (...requirements: Missed[]) =>
  requirements.map((requirement) => ({ requirement, miss: "not_held" as const }));

test("carriers that may be assigned come first, then those that miss the fewest requirements", () => {
  const missing = (id: string, ...requirements: Missed[]): CarrierChoice => ({
    ...choice(id, "requirements_missed"),
    misses: misses(...requirements),
  });
  const carriers = [
    choice("barred", "do_not_dispatch"),
    missing("two", "ctpatCertified", "oeaCertified"),
    choice("reviewed", "needs_review"),
    missing("one", "oeaCertified"),
    choice("free"),
  ];
  expect(byFewestMisses(carriers).map(({ id }) => id)).toEqual(["free", "one", "two", "barred", "reviewed"]);
});

test("of those that may be assigned, who lacks nothing comes before who may lack something, and that one before who does", () => {
  const unknown = (["ctpatCertified", "oeaCertified"] as const).map((requirement) => ({
    requirement,
    miss: "not_known" as const,
  }));
  const carriers = [
    choice("barred", "do_not_dispatch"),
    { ...choice("lacking"), misses: misses("oeaCertified") },
    { ...choice("unasked"), misses: unknown },
    choice("free"),
  ];
  expect(byFewestMisses(carriers).map(({ id }) => id)).toEqual(["free", "unasked", "lacking", "barred"]);
});
