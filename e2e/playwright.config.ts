import { defineConfig } from "@playwright/test";
import { demo } from "./demo";

// An organization has one webhook: these tests change where it leads, one after the other.
const onWebhook = /(bid-story|webhooks)\.e2e\.ts$/;

// `npm test` starts the portal and finds the browser. By hand: npx playwright test -c e2e, beside a running `npm start`.
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.e2e.ts",
  outputDir: "../test-results",
  // All tests share the demo organization, each with loads, carriers and users of its own. A worker that has finished a
  // file takes the next: those that take long come first, so that both end at about the same time.
  workers: 2,
  projects: [
    { name: "webhook", testMatch: onWebhook, workers: 1 },
    { name: "features", testIgnore: onWebhook },
  ],
  forbidOnly: Boolean(process.env.CI),
  // Safety nets for a slow machine, not promises: what is promised in milliseconds is measured by `npm run bench`.
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { timeout: 60_000 } },
  use: {
    baseURL: demo.baseUrl,
    locale: "en-US",
    launchOptions: { executablePath: process.env.CHROMIUM_PATH },
    // Recording takes a sixth of the time. Pictures and the page as a tree are kept of what fails; TRACE=1 records it.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
  },
});
