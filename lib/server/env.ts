import * as z from "zod";
import { areRanges } from "@/lib/server/outbound-address";

const smtpUrl = /^smtps?:\/\/\S+$/;
const sender = /^[^<>\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/u;

const Settings = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  /** Where Next wrote its build. */
  NEXT_DIST_DIR: z.string().default(".next"),
  // Absent while the portal is built; every query needs it.
  DATABASE_URL: z.string().optional(),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).optional(),
  /** Requests a key or a user may make per minute, per process. */
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(6000),
  /** Calls that run at once in a process, heavy ones counted several times; an organization has half of them at most. */
  CALLS_AT_ONCE: z.coerce.number().int().min(2).default(24),
  /** Calls that may wait for their turn; beyond, callers are asked to come back. */
  CALLS_WAITING: z.coerce.number().int().min(2).default(512),
  CALL_WAIT_MS: z.coerce.number().int().min(1).default(600),
  /** Whether this process does the background work itself; `off` leaves it to `npm run worker`. */
  WORKER: z.enum(["on", "off"]).default("on"),
  /** Addresses besides public ones that webhooks may be sent to, e.g. `127.0.0.0/8`; plain http is allowed there. */
  WEBHOOK_ALLOW_CIDRS: z
    .string()
    .refine(areRanges, { error: "Must be ranges such as 127.0.0.0/8, apart by commas." })
    .default(""),
  /** The server that mails go through, e.g. `smtps://user:word@mail.example.com`; without it none are sent. */
  SMTP_URL: z
    .string()
    .refine((url) => smtpUrl.test(url) && URL.canParse(url), { error: "Must be smtp://… or smtps://…" })
    .optional(),
  /** Whom mails come from, e.g. `Meridian Freight <loads@meridian.example>`. */
  MAIL_FROM: z.string().regex(sender, { error: "Must be an address, or a name with the address in <…>." }).optional(),
  // Signs sessions, and seals what must not be read in a copy of the database.
  BETTER_AUTH_SECRET: z.string().optional(),
  /** The address people use. Unset: sign-in takes that of each request, and links name the default port. */
  BETTER_AUTH_URL: z.string().optional(),
  /** Proxies whose `x-forwarded-for` is believed: addresses or ranges, separated by commas. */
  TRUSTED_PROXIES: z
    .string()
    .transform((list) => list.split(",").map((range) => range.trim()))
    .optional(),
  /** How long a server that was asked to stop still takes calls, so that a load balancer sees that it is not ready. */
  STOP_PAUSE_SECONDS: z.coerce.number().min(0).default(1),
  /** How long it then waits for the calls under way. */
  STOP_GRACE_SECONDS: z.coerce.number().min(0).default(30),
  /** Printed on the console; with it the installation may be set up in the browser. */
  SETUP_CODE: z.string().optional(),
});

const WholeSettings = Settings.refine(({ SMTP_URL, MAIL_FROM }) => SMTP_URL === undefined || MAIL_FROM !== undefined, {
  error: "Must be set with SMTP_URL: mails need a sender.",
  path: ["MAIL_FROM"],
});

function readSettings() {
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ""));
  const settings = WholeSettings.safeParse(given);
  if (settings.success) return settings.data;
  throw new Error(`The environment is not right:\n${z.prettifyError(settings.error)}`);
}

/** The settings of the installation, from its environment. */
export const env = readSettings();

/** The address of a page of this portal, for a link that is handed to someone outside. */
export const portalUrl = (path: `/${string}`) => new URL(path, env.BETTER_AUTH_URL ?? "http://localhost:3000").href;
