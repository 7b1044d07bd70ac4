import { auth } from "@/lib/sessions/auth";

// The library brings many more doors; those that no page uses stay shut.
const open: Record<string, readonly string[]> = {
  GET: ["get-session", "list-sessions"],
  POST: ["sign-in/email", "sign-out", "revoke-session", "revoke-other-sessions", "change-password"],
};

async function answer(request: Request) {
  const path = new URL(request.url).pathname.replace("/api/auth/", "");
  if (!open[request.method]?.includes(path)) {
    return Response.json({ message: "There is nothing at this address.", code: "not_found" }, { status: 404 });
  }
  const response = await auth.handler(request);
  response.headers.set("cache-control", "no-store");
  return response;
}

export { answer as GET, answer as POST };
