import { answerRequest } from "@/lib/http/answer-request";
import { otherMethods } from "@/lib/http/other-methods";
import { readBody } from "@/lib/http/read-body";
import { readCall } from "@/lib/http/read-call";
import { SetUpRequest } from "@/lib/sessions/schema";
import { setUpInstallation } from "@/lib/sessions/set-up-installation";

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");

// The one door without a session or a key: there is nobody yet. The code from the console stands in for both.
export const POST = (request: Request) =>
  answerRequest(request, async ({ now }) => {
    const body = await readBody(request, 16 * 1024);
    const { value } = readCall({ request: SetUpRequest }, body, request.headers);
    const answer = await setUpInstallation(value, now);
    return { status: 200, body: JSON.stringify(answer), headers: {} };
  });
