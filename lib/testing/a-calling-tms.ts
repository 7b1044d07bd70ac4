import { anOrganization } from "@/lib/testing/an-organization";
import { problemsOfAnswer } from "@/lib/testing/openapi-answers";
import { routeOf, send } from "@/lib/testing/send";

type Answered = { status: number; json: Record<string, unknown> };

/** An organization's TMS that calls the API with a key. An answer that is not as the API description says is an error. */
export async function aCallingTms() {
  const { ctx, anApiKey } = await anOrganization();
  const headers = { "api-key": await anApiKey() };
  const post = async (path: `/${string}`, body: object): Promise<Answered> => {
    const { status, json } = await send(routeOf(path).POST, headers, body);
    const problems = problemsOfAnswer(path, status, json);
    if (problems.length > 0) throw new Error(`${path} answered ${status}: ${problems.join(", ")}`);
    return { status, json };
  };
  return { ctx, post };
}
