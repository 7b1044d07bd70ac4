import { expect, test } from "vitest";
import { draftKey } from "@/components/loads/editor/draft-key";
import { isFormValues } from "@/components/loads/editor/use-draft";

test("only what has a load is taken for values of the form", () => {
  expect(isFormValues({ load: { linearFeet: 48 } })).toBe(true);
  for (const other of [{}, { load: 7 }, 7, null]) expect(isFormValues(other)).toBe(false);
});

test("each user has a draft of their own for each load, and one for a new load", () => {
  expect(draftKey("user_1", "load_1")).not.toBe(draftKey("user_2", "load_1"));
  expect(draftKey("user_1", undefined)).toBe("draft:user_1:new");
});
