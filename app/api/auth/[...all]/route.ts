import { answerRequest } from "@/lib/http/answer-request";
import { readBody } from "@/lib/http/read-body";
import { unknownPath } from "@/lib/http/unknown-path";
import { auth } from "@/lib/sessions/auth";

// The library brings many more doors; those that no page uses stay shut. It would read a body of any length.
const open: Record<string, readonly string[]> = {
  GET: ["get-session", "list-sessions"],
  POST: ["sign-in/email", "sign-out", "revoke-session", "revoke-other-sessions", "change-password"],
};

async function answer(request: Request) {
  const { method, url, headers } = request;
  if (!open[method]?.includes(new URL(url).pathname.replace("/api/auth/", ""))) return unknownPath.GET(request);
  try {
    const body = method === "POST" ? await readBody(request, 16 * 1024) : null;
    const response = await auth.handler(new Request(url, { method, headers, body }));
    response.headers.set("cache-control", "no-store");
    return response;
  } catch (error) {
    return answerRequest(request, () => Promise.reject(error));
  }
}

export { answer as GET, answer as POST };
