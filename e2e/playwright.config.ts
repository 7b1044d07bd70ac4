import { defineConfig } from "@playwright/test";
import { demo } from "./demo";

// Looks at every page, and works on loads of its own that no other test counts: it may go on beside the others.
const onTheirOwn = /\/(accessibility|early|keyboard|load-conflict|load-unsaved)\.e2e\.ts$/;

// `npm test` starts the portal and finds the browser. By hand: npx playwright test -c e2e, beside a running `npm start`.
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.e2e.ts",
  outputDir: "../test-results",
  // All tests share the demo organization. Those that change what others count on run one after the other.
  workers: 2,
  projects: [
    { name: "pages", testMatch: onTheirOwn, workers: 1 },
    { name: "features", testIgnore: onTheirOwn, workers: 1 },
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
