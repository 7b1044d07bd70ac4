import { type NextRequest, NextResponse } from "next/server";

// Development reads its source maps through eval; the built portal does not.
const evalInDevelopment = process.env.NODE_ENV === "development" ? " 'unsafe-eval'" : "";

const policyOf = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${evalInDevelopment}`,
    // Positions of virtual rows, menus and toasts are inline styles.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

const isLink = /^\/(onboarding|invite|offers)\//;

/** Gives every page a nonce of its own for its scripts, and tells the page both that and its address. */
export function proxy(request: NextRequest) {
  const nonce = btoa(crypto.randomUUID());
  const policy = policyOf(nonce);
  const headers = new Headers(request.headers);
  // Next reads the nonce out of the policy and puts it on the scripts it writes.
  headers.set("content-security-policy", policy);
  headers.set("x-nonce", nonce);
  headers.set("x-page", request.nextUrl.pathname + request.nextUrl.search);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  // The address of such a page is the secret that opens it.
  if (isLink.test(request.nextUrl.pathname)) response.headers.set("referrer-policy", "no-referrer");
  return response;
}

// Pages only. The API must not pass here: what passes loses its body beyond 10 MB.
export const config = { matcher: ["/((?!api/|api$|docs|_next/|favicon.svg|.*\\.(?:png|svg|js|css|woff2|ico)$).*)"] };
