import { type NextRequest, NextResponse } from "next/server";
import { answerAt } from "@/lib/http/answer-request";
import { fromFetch, toFetch } from "@/lib/http/fetch-message";

// Development reads its source maps through eval; the built portal does not.
const evalInDevelopment = process.env.NODE_ENV === "development" ? " 'unsafe-eval'" : "";

const policyOf = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${evalInDevelopment}`,
    // Positions of virtual rows, menus and toasts are inline styles.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // Notifications come through a program of our own (public/push-worker.js).
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

const isLink = /^\/(onboarding|invite|offers)\//;

/** Whether the escapes of an address can be decoded: Next answers one that cannot with an error of its own. */
function isReadable(path: string) {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Gives every page a nonce of its own for its scripts, and passes both that and its address to the page. */
export async function proxy(request: NextRequest) {
  const { pathname, search } = request.nextUrl;
  // No operation has such an address: answered like every other unknown path of the API.
  if (pathname.startsWith("/api/")) return toFetch(await answerAt(undefined, fromFetch(request)));
  if (pathname.length > 1 && pathname.endsWith("/")) {
    // A whole address, not a path alone: "//example.com" would lead to another host. Not nextUrl: it puts the slash back.
    const address = new URL(request.url);
    address.pathname = pathname.replace(/\/+$/, "");
    return NextResponse.redirect(address, 308);
  }
  const nonce = btoa(crypto.randomUUID());
  const policy = policyOf(nonce);
  const headers = new Headers(request.headers);
  // Next reads the nonce out of the policy and puts it on the scripts it writes.
  headers.set("content-security-policy", policy);
  headers.set("x-nonce", nonce);
  headers.set("x-page", pathname + search);
  const passed = { request: { headers } };
  const response = isReadable(pathname)
    ? NextResponse.next(passed)
    : NextResponse.rewrite(new URL("/unreadable", request.url), passed);
  response.headers.set("content-security-policy", policy);
  // The address of such a page is the secret that opens it.
  if (isLink.test(pathname)) response.headers.set("referrer-policy", "no-referrer");
  return response;
}

// Pages, and addresses of the API with escapes: one that cannot be decoded Next would answer with an error of its own.
// No other call of the API may pass here: what passes loses its body beyond 10 MB.
export const config = {
  matcher: ["/((?!api/|api$|docs|_next/|favicon.svg|.*\\.(?:png|svg|js|css|woff2|ico)$).*)", "/(api/.*%.*)"],
};
