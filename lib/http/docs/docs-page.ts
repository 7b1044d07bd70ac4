import { scalarScript } from "@/lib/http/docs/docs-file";
import type { HttpRequest, Route } from "@/lib/http/message";
import { readingsSlug } from "@/lib/http/openapi/readings";
import { readingsDocument } from "@/lib/http/openapi/readings-document";

/** The portal's look on the reference: Scalar's own colours, sizes and fonts replaced by ours, in both themes. */
const docsStyle = `
@font-face { font-family: "Geist Variable"; src: url("/docs/geist.woff2") format("woff2"); font-weight: 100 900; }
@font-face { font-family: "Geist Mono Variable"; src: url("/docs/geist-mono.woff2") format("woff2"); font-weight: 100 900; }
:root {
  --scalar-font: "Geist Variable", system-ui, sans-serif;
  --scalar-font-code: "Geist Mono Variable", ui-monospace, monospace;
  --scalar-radius: 6px;
  --scalar-radius-lg: 10px;
  --scalar-radius-xl: 10px;
}
section[tabindex="-1"]:focus-visible { outline: none; }
[data-sidebar-id] [class~="p-0.75"] { min-width: 24px; min-height: 24px; }
.endpoints-card :is(.custom-scroll, .endpoints) { max-height: none; overflow: visible; }
.introduction-section .section-column:first-child { flex: 1.35; }
.introduction-section .section-column:has(.introduction-card):not(:has(.scalar-reference-intro-server)) { display: none; }
.scalar-app.scalar-app .markdown {
  table { table-layout: auto; }
  th, td { padding: 8px 10px; word-break: normal; }
  td { overflow-wrap: break-word; }
  th { white-space: nowrap; }
  @media (min-width: 701px) {
    td:last-child { min-width: 160px; }
    tr:not(:has(td:first-child code)) td:nth-child(-n + 2) { min-width: 140px; }
  }
  @media (max-width: 700px) {
    table, tbody, tr, td { display: block; border: none; }
    thead { display: none; }
    tr { padding: 10px 0; border-top: 1px solid var(--scalar-border-color); }
    td { padding: 0; }
    td:first-child { font-weight: 500; }
  }
}
.light-mode {
  color-scheme: light;
  --scalar-background-1: oklch(0.985 0.003 95);
  --scalar-background-2: oklch(0.965 0.004 95);
  --scalar-background-3: oklch(0.94 0.004 240);
  --scalar-background-accent: oklch(0.945 0.025 210);
  --scalar-border-color: oklch(0.915 0.005 95);
  --scalar-color-1: oklch(0.22 0.012 240);
  --scalar-color-2: oklch(0.44 0.012 240);
  --scalar-color-3: oklch(0.52 0.011 240);
  --scalar-color-accent: oklch(0.47 0.085 215);
  --scalar-color-green: oklch(0.47 0.105 155);
  --scalar-color-yellow: oklch(0.5 0.105 70);
  --scalar-color-orange: oklch(0.5 0.105 70);
  --scalar-color-red: oklch(0.5 0.165 27);
  --scalar-color-blue: oklch(0.48 0.115 255);
  --scalar-color-purple: oklch(0.47 0.085 215);
}
.dark-mode {
  color-scheme: dark;
  --scalar-background-1: oklch(0.185 0.009 240);
  --scalar-background-2: oklch(0.222 0.01 240);
  --scalar-background-3: oklch(0.28 0.008 240);
  --scalar-background-accent: oklch(0.3 0.045 215);
  --scalar-border-color: oklch(0.295 0.011 240);
  --scalar-color-1: oklch(0.945 0.005 240);
  --scalar-color-2: oklch(0.775 0.01 240);
  --scalar-color-3: oklch(0.69 0.011 240);
  --scalar-color-accent: oklch(0.76 0.095 205);
  --scalar-color-green: oklch(0.79 0.13 155);
  --scalar-color-yellow: oklch(0.83 0.12 80);
  --scalar-color-orange: oklch(0.83 0.12 80);
  --scalar-color-red: oklch(0.75 0.13 25);
  --scalar-color-blue: oklch(0.77 0.095 255);
  --scalar-color-purple: oklch(0.76 0.095 205);
}
.sidebar {
  --scalar-sidebar-background-1: var(--scalar-background-1);
  --scalar-sidebar-item-active-background: var(--scalar-background-accent);
  --scalar-sidebar-color-active: var(--scalar-color-1);
}
`;

// Everything comes from this server: nothing is fetched from, or sent to, anyone else.
const configuration = {
  sources: [
    { title: "API reference", slug: "reference", url: "/api/openapi.json" },
    { title: readingsDocument.info.title, slug: readingsSlug, url: "/api/readings.json", hiddenClients: true },
  ],
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
const themeOf = ({ header }: HttpRequest) => /(?:^|;\s*)theme=(light|dark)/.exec(header("cookie") ?? "")?.[1];

/** The reference of the API for people. */
export const docsPage: Route = {
  method: "GET",
  answer: async (request) => {
    const theme = themeOf(request);
    const settings = { ...configuration, ...(theme && { darkMode: theme === "dark" }) };
    return { status: 200, headers, body: pageOf(settings, (await scalarScript()).version) };
  },
};
