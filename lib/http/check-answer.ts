import type * as z from "zod";
import type { Answer, Endpoint } from "@/lib/core/endpoint";
import type { Warning } from "@/lib/core/errors";
import type { Sent } from "@/lib/http/error-answer";

/** The answer as its contract declares it, whatever else the deed put into it; its `version` becomes the ETag. */
export function checkAnswer<Response extends z.ZodObject>(
  endpoint: Pick<Endpoint<z.ZodObject, Response>, "operationId" | "response">,
  answer: Answer<Response>,
  warnings: readonly Warning[],
): Sent {
  const { version } = answer;
  const remarks = [...(answer.warnings ?? []), ...warnings];
  const checked = endpoint.response.safeParse(remarks.length > 0 ? { ...answer, warnings: remarks } : answer);
  if (!checked.success) {
    const places = checked.error.issues.map(({ path, code }) => `${path.join(".")} (${code})`).join(", ");
    throw new Error(`The answer of ${endpoint.operationId} does not fit its contract: ${places}`);
  }
  return {
    status: 200,
    body: JSON.stringify(checked.data),
    headers: version === undefined ? {} : { etag: `"${version}"` },
  };
}
