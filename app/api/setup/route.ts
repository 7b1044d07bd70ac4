import { answerRequest } from "@/lib/http/answer-request";
import type { Route } from "@/lib/http/message";
import { nextHandlers } from "@/lib/http/next-route";
import { parseBody } from "@/lib/http/parse-body";
import { SetUpRequest } from "@/lib/sessions/schema";
import { setUpInstallation } from "@/lib/sessions/set-up-installation";

// Neither session nor key: there is no user yet. The code from the console stands in for both.
const setUp: Route = {
  method: "POST",
  answer: (request) =>
    answerRequest(request, async ({ now }) => {
      const { value } = await parseBody({ request: SetUpRequest, maxBodyBytes: 16 * 1024 }, request);
      return { status: 200, headers: {}, body: JSON.stringify(await setUpInstallation(value, now)) };
    }),
};

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = nextHandlers(() => setUp);
