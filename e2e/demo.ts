import { readFileSync } from "node:fs";
import * as z from "zod";

const Demo = z.object({
  baseUrl: z.string(),
  apiKey: z.string(),
  users: z.array(z.object({ email: z.string(), password: z.string(), role: z.enum(["ADMIN", "BROKER", "VIEWER"]) })),
});

/** Address, people and API key of the portal under test. */
export const demo = Demo.parse(
  JSON.parse(readFileSync(process.env.DEMO_CREDENTIALS ?? ".data/demo-credentials.json", "utf8")),
);
