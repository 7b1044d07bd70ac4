import { defineConfig } from "@playwright/test";
import { demo } from "./demo";

// `npm test` starts the portal and finds the browser. By hand: npx playwright test -c e2e, beside a running `npm start`.
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.e2e.ts",
  outputDir: "../test-results",
  // Each test arranges what it needs in the demo organization, under ids of its own.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  expect: { timeout: 10_000 },
  use: {
    baseURL: demo.baseUrl,
    locale: "en-US",
    launchOptions: { executablePath: process.env.CHROMIUM_PATH },
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
  },
});
