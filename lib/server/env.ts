import * as z from "zod";

const Settings = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  // Absent while the portal is built; every query needs it.
  DATABASE_URL: z.string().optional(),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).optional(),
  /** Requests a key or a user may make per minute, per process. */
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(6000),
});

function readSettings() {
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ""));
  const settings = Settings.safeParse(given);
  if (settings.success) return settings.data;
  throw new Error(`The environment is not right:\n${z.prettifyError(settings.error)}`);
}

/** The settings of the installation, from its environment. */
export const env = readSettings();
