import { joinOrganization } from "@/lib/directory/join-organization";
import { answerRequest } from "@/lib/http/answer-request";
import type { Route } from "@/lib/http/message";
import { nextHandlers } from "@/lib/http/next-route";
import { parseBody } from "@/lib/http/parse-body";
import { AcceptInvitationRequest } from "@/lib/sessions/schema";

// Neither session nor key: the token of the invitation stands in for both.
const invite: Route = {
  method: "POST",
  answer: (request) =>
    answerRequest(request, async ({ now, requestId }) => {
      const { value } = await parseBody({ request: AcceptInvitationRequest, maxBodyBytes: 16 * 1024 }, request);
      const cookies = await joinOrganization(value, new Headers(request.allHeaders()), { now, requestId });
      return { status: 200, headers: {}, body: "{}", cookies };
    }),
};

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = nextHandlers(() => invite);
