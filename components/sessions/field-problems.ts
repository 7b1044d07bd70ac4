import { CallError } from "@/lib/browser/api";
import type { Issue } from "@/lib/core/errors";

const codes = [
  ["valueMissing", "required"],
  ["typeMismatch", "invalid_format"],
  ["tooShort", "too_short"],
  ["tooLong", "too_long"],
] as const;

const issueOf = (input: HTMLInputElement): Issue => {
  const code = codes.find(([flaw]) => input.validity[flaw])?.[1] ?? "other";
  return { path: input.name, code, message: input.validationMessage };
};

/**
 * What the browser finds wrong with the fields of a form, in the form of the server's answer, so that it is said in
 * our words and not in the browser's. The first such field has the focus then. Undefined where nothing is wrong.
 */
export function fieldProblems(form: HTMLFormElement): CallError | undefined {
  const wrong = [...form.elements].filter((field) => field instanceof HTMLInputElement && !field.validity.valid);
  const inputs = wrong.filter((field) => field instanceof HTMLInputElement);
  inputs[0]?.focus();
  return inputs.length > 0 ? new CallError(400, { code: "invalid_request", issues: inputs.map(issueOf) }) : undefined;
}
