import os from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";

const root = path.resolve(import.meta.dirname, "../..");
const beside = (file: string) => path.join(import.meta.dirname, file);

export default defineConfig({
  root,
  resolve: { alias: { "@": root } },
  test: {
    include: ["{app,bench,components,lib,prisma,scripts}/**/*.test.{ts,tsx}"],
    globalSetup: ["database-server.ts", "app-program.ts"].map(beside),
    setupFiles: ["worker-database.ts", "fuzz.ts"].map(beside),
    // Files of a worker share its modules and its database: a fresh set for each file costs a second.
    isolate: false,
    // One more than there are processors: some wait for what they killed, stopped or froze.
    maxWorkers: Math.min(4, os.availableParallelism() + 1),
    // Safety nets for a slow machine, not promises.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    env: {
      BETTER_AUTH_SECRET: "only-for-tests-only-for-tests-only-for",
      BETTER_AUTH_URL: "http://localhost:3000",
      WEBHOOK_ALLOW_CIDRS: "127.0.0.0/8",
      // Mails are written; what sends them in a test is given its own server.
      SMTP_URL: "smtp://127.0.0.1:1",
      MAIL_FROM: "Freight Portal <loads@portal.example>",
      // The machine of the tests may be busy with much else.
      CALL_WAIT_MS: "20000",
    },
  },
});
