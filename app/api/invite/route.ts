import { joinOrganization } from "@/lib/directory/join-organization";
import { answerRequest } from "@/lib/http/answer-request";
import { otherMethods } from "@/lib/http/other-methods";
import { readBody } from "@/lib/http/read-body";
import { readCall } from "@/lib/http/read-call";
import { AcceptInvitationRequest } from "@/lib/sessions/schema";

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");

// A door without a session or a key: the token of the invitation stands in for both.
export async function POST(request: Request) {
  const cookies: string[] = [];
  const response = await answerRequest(request, async ({ now, requestId }) => {
    const body = await readBody(request, 16 * 1024);
    const { value } = readCall({ request: AcceptInvitationRequest }, body, request.headers);
    cookies.push(...(await joinOrganization(value, request.headers, { now, requestId })));
    return { status: 200, body: "{}", headers: {} };
  });
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  return response;
}
