import { defineConfig } from "@playwright/test";
import { demo } from "./demo";

// `npm test` starts the portal and finds the browser. By hand: npx playwright test -c e2e, beside a running `npm start`.
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.e2e.ts",
  outputDir: "../test-results",
  // All tests share the demo organization. Half of the time goes into looking at every page, which changes nothing that
  // others count on: it goes on beside them, and they one after the other.
  workers: 2,
  projects: [
    { name: "pages", testMatch: "accessibility.e2e.ts", workers: 1 },
    { name: "features", testIgnore: "accessibility.e2e.ts", workers: 1 },
  ],
  forbidOnly: Boolean(process.env.CI),
  expect: { timeout: 10_000 },
  use: {
    baseURL: demo.baseUrl,
    locale: "en-US",
    launchOptions: { executablePath: process.env.CHROMIUM_PATH },
    // Recording takes a sixth of the time. Pictures and the page as a tree are kept of what fails; TRACE=1 records it.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
  },
});
