import fs from "node:fs";
import createNextIntlPlugin from "next-intl/plugin";

// The Content-Security-Policy needs a nonce for each request; proxy.ts sets it.
const securityHeaders = JSON.parse(fs.readFileSync(new URL("lib/http/security-headers.json", import.meta.url), "utf8"));

/** @type {import("next").NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST_DIR,
  // The program of the API reference is four megabytes of text: read when asked for, not compiled.
  serverExternalPackages: ["@scalar/fastify-api-reference"],
  poweredByHeader: false,
  // proxy.ts redirects pages. A call of the API with a slash at its end is answered 404 by the route it reaches.
  skipTrailingSlashRedirect: true,
  reactCompiler: true,
  experimental: {
    turbopackRustReactCompiler: true,
    // Built for the machine it runs on, which reads neither: together they take a third of the build. Pages stay small.
    turbopackSourceMaps: process.env.NODE_ENV === "development",
    serverMinification: false,
    // Only a further build is faster with it (scripts/prepare.mjs).
    turbopackFileSystemCacheForBuild: process.env.BUILD_CACHE === "on",
  },
  // A lock file in a folder above would make Next take that folder for the project.
  turbopack: { root: import.meta.dirname },
  // `npm test` checks the types, test files included; starting the portal need not wait for that.
  typescript: { ignoreBuildErrors: true },
  allowedDevOrigins: ["127.0.0.1"],
  // Browsers ask by the old name while they do not know yet which icon a page has.
  rewrites: async () => [{ source: "/favicon.ico", destination: "/favicon.svg" }],
  headers: async () => [
    { source: "/:path*", headers: Object.entries(securityHeaders).map(([key, value]) => ({ key, value })) },
  ],
};

export default createNextIntlPlugin({
  requestConfig: "./lib/i18n/request.ts",
  // Texts are parsed by the build, so that no page carries the parser (14 kB).
  experimental: { messages: { path: "./lib/i18n/messages", format: "json", locales: "infer", precompile: true } },
})(config);
