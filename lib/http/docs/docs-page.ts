import { scalarScript } from "@/lib/http/docs/docs-file";
import { docsStyle } from "@/lib/http/docs/docs-style";
import { otherMethods } from "@/lib/http/other-methods";

// Everything comes from this server: nothing is fetched from, or told to, anyone else.
const configuration = {
  url: "/api/openapi.json",
  theme: "none",
  customCss: docsStyle,
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: "never",
  persistAuth: false,
  documentDownloadType: "json",
  defaultHttpClient: { targetKey: "shell", clientKey: "curl" },
  authentication: { preferredSecurityScheme: "apiKey" },
};

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

const pageOf = (settings: object, version: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API reference · Freight Portal</title>
<link rel="icon" href="/favicon.svg">
</head>
<body>
<script id="api-reference" data-configuration="${escaped(JSON.stringify(settings))}"></script>
<script src="/docs/scalar.js?v=${version}"></script>
<script src="/docs/repair.js"></script>
</body>
</html>
`;

const headers = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-cache",
  "content-security-policy": [
    "default-src 'none'",
    "script-src 'self'",
    // The reference writes its styles into the page.
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
};

/** The theme chosen in the portal; without one the reference follows the system. */
const themeOf = (request: Request) => /(?:^|;\s*)theme=(light|dark)/.exec(request.headers.get("cookie") ?? "")?.[1];

async function answerPage(request: Request) {
  const theme = themeOf(request);
  const settings = { ...configuration, ...(theme && { darkMode: theme === "dark" }) };
  return new Response(pageOf(settings, (await scalarScript()).version), { headers });
}

/** The reference of the API for people. */
export const docsPage = { ...otherMethods("GET"), GET: answerPage };
