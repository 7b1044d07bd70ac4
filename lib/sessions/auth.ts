import { randomUUID } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { betterAuth } from "better-auth";
import { prismaAdapter } from "better-auth/adapters/prisma";
import { APIError, createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import { organization } from "better-auth/plugins";
import { createAccessControl } from "better-auth/plugins/access";
import * as z from "zod";
import { newId } from "@/lib/core/ids";
import { wakeMails } from "@/lib/messages/queue-mail";
import { isDatabaseUnavailable } from "@/lib/server/database-errors";
import { db } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { logger } from "@/lib/server/logger";
import { queueMailOfChange } from "@/lib/sessions/account-mail";
import { countPasswordAttempt, noteRightPassword } from "@/lib/sessions/count-password-attempts";
import { deleteLinks } from "@/lib/sessions/store/password-reset-links";
import { findOrganizationToActFor } from "@/lib/sessions/store/people";
import { passwordLengthMin } from "@/lib/vocabulary/limits.values";

const argon2id = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, argon2id);
export const isPassword = (passwordHash: string, password: string) => verify(passwordHash, password);

// Every endpoint checks permissions by `hasRole`; the library only has to know the names of the roles.
const access = createAccessControl({ organization: ["update"] });
const roles = {
  ADMIN: access.newRole({ organization: ["update"] }),
  BROKER: access.newRole({}),
  VIEWER: access.newRole({}),
};

/** Where the library finds no account it hashes what was tried, but has asked once less: how long that took would tell. */
async function hashAfterAsking(password: string) {
  await db.account.findMany({ where: { userId: "nobody" }, take: 100 });
  return hashPassword(password);
}

const idPrefixes: Record<string, "user" | "org"> = { user: "user", organization: "org" };

const newIdOf = (model: string) => {
  const prefix = idPrefixes[model];
  return prefix ? newId(prefix) : randomUUID();
};

const wrongPassword = () =>
  new APIError("UNAUTHORIZED", { message: "Invalid email or password", code: "INVALID_EMAIL_OR_PASSWORD" });

/** Whether an account may have this e-mail. The length comes first: what is typed here may be of any. */
const isEmail = (text: string) => text.length <= 255 && z.email().safeParse(text).success;

type PasswordCall = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** Whose password a call tries, where it tries one: with a session, that of its user. */
async function accountTried(ctx: PasswordCall): Promise<string | undefined> {
  if (ctx.path === "/change-password") return (await getSessionFromCtx(ctx))?.user.email;
  const email: unknown = ctx.body?.email;
  return ctx.path === "/sign-in/email" && typeof email === "string" ? email : undefined;
}

const limitAttempts = createAuthMiddleware(async (ctx) => {
  const email = await accountTried(ctx);
  if (email === undefined) return;
  if (!isEmail(email)) throw wrongPassword();
  if (await countPasswordAttempt({ email, headers: ctx.headers }, new Date())) return;
  throw new APIError("TOO_MANY_REQUESTS", { message: "Too many attempts. Try again in ten minutes." });
});

const settleAfterSuccess = createAuthMiddleware(async ({ path, headers, context: { newSession } }) => {
  if (!newSession || !["/sign-in/email", "/change-password"].includes(path)) return;
  const { id, email } = newSession.user;
  await noteRightPassword({ email, headers }, new Date());
  if (path !== "/change-password") return;
  // Who has just chosen a password has no use for a link that was made before.
  await deleteLinks(db, id);
  await queueMailOfChange(db, "passwordChanged", {
    userId: id,
    email,
    headers: headers ?? new Headers(),
    now: new Date(),
  });
  wakeMails();
});

/** A user without an organization is answered as if the password were wrong. */
async function organizationOfSession(userId: string) {
  const organizationId = await findOrganizationToActFor(db, userId);
  if (organizationId) return organizationId;
  throw wrongPassword();
}

const sameHost = (request: Request | undefined) => {
  const host = request?.headers.get("host");
  return host ? [`http://${host}`, `https://${host}`] : [];
};

/** The library passes on errors of its own class alone; any other becomes a fault of the program. */
class DatabaseAway extends APIError {
  /** As `isDatabaseUnavailable` knows it. */
  readonly code = "DatabaseNotReachable";

  constructor() {
    const message = "The service cannot reach its database. Try again.";
    super("SERVICE_UNAVAILABLE", { message, code: "unavailable" }, { "retry-after": "1" });
  }
}

const databaseOfLibrary = db.$extends({
  query: {
    $allOperations: ({ args, query }) =>
      query(args).catch((error: unknown) => {
        throw isDatabaseUnavailable(error) ? new DatabaseAway() : error;
      }),
  },
});

const baseURL = env.BETTER_AUTH_URL;

/** Sign-in and sessions. Accounts are made by set-up, by invitations and with the first data only, so sign-up is closed. */
export const auth = betterAuth({
  appName: "Freight Portal",
  secret: env.BETTER_AUTH_SECRET,
  baseURL,
  database: prismaAdapter(databaseOfLibrary, { provider: "postgresql" }),
  // What is no answer of the library is for whoever called it.
  onAPIError: { throw: true },
  telemetry: { enabled: false },
  // Of the library's details only errors are logged: the others may contain what people typed.
  logger: {
    log: (level, message, ...details) =>
      logger[level]({ err: details.find((detail) => detail instanceof Error) }, message),
  },
  // Often enough that the list of sessions says when each was last used.
  session: { expiresIn: 7 * 86_400, updateAge: 300 },
  emailAndPassword: {
    enabled: true,
    disableSignUp: true,
    minPasswordLength: passwordLengthMin,
    password: { hash: hashAfterAsking, verify: ({ hash: digest, password }) => isPassword(digest, password) },
  },
  // The portal may be reached by several names (localhost, 127.0.0.1, a host name); its own pages may always call it.
  trustedOrigins: sameHost,
  databaseHooks: {
    session: {
      create: {
        before: async (session) => ({
          data: { ...session, activeOrganizationId: await organizationOfSession(session.userId) },
        }),
      },
    },
  },
  hooks: { before: limitAttempts, after: settleAfterSuccess },
  rateLimit: {
    enabled: true,
    storage: "database",
    window: 60,
    max: 300,
    // These are counted above: the library would count the right passwords of an office with the wrong ones.
    customRules: { "/sign-in/email": false, "/change-password": false },
  },
  advanced: {
    cookiePrefix: "portal",
    useSecureCookies: baseURL?.startsWith("https://") ?? false,
    ipAddress: { ipAddressHeaders: ["x-forwarded-for"], trustedProxies: env.TRUSTED_PROXIES },
    // The library would leave the check out of tests.
    disableOriginCheck: false,
    database: { generateId: ({ model }) => newIdOf(model) },
  },
  plugins: [organization({ ac: access, roles, creatorRole: "ADMIN", allowUserToCreateOrganization: false })],
});
