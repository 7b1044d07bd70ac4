import { answerAt, refuse } from "@/lib/http/answer-request";
import { fromFetch, toFetch } from "@/lib/http/fetch-message";
import { readBody } from "@/lib/http/parse-body";
import { auth } from "@/lib/sessions/auth";

// The library has many more addresses; those that no page uses are closed. It would read a body of any length.
const readable = ["get-session", "list-sessions"];
const writable = ["sign-in/email", "sign-out", "revoke-session", "revoke-other-sessions", "change-password"];

async function answer(fetched: Request) {
  const { method, url, headers } = fetched;
  const request = fromFetch(fetched);
  const open = method === "POST" ? writable : method === "GET" ? readable : [];
  if (!open.includes(request.path.replace("/api/auth/", ""))) return toFetch(await answerAt(undefined, request));
  try {
    const body = method === "POST" ? await readBody(request, 16 * 1024) : null;
    const response = await auth.handler(new Request(url, { method, headers, body }));
    response.headers.set("cache-control", "no-store");
    return response;
  } catch (error) {
    return toFetch(await refuse(request, error));
  }
}

export { answer as GET, answer as POST };
