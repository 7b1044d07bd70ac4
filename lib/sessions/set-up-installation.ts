import { createHash, timingSafeEqual } from "node:crypto";
import { AppError } from "@/lib/core/errors";
import { db } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { hashPassword } from "@/lib/sessions/auth";
import type { SetUpRequest } from "@/lib/sessions/schema";
import { countAttempt } from "@/lib/sessions/store/attempts";
import { anyOrganizationExists, ensureOrganization, ensurePerson, lockSetup } from "@/lib/sessions/store/people";

const attemptsMax = 10;
const windowSeconds = 600;

const digest = (text: string) => createHash("sha256").update(text).digest();

/** In ASCII, for it stands in addresses. */
const slugOf = (name: string) =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "") || "organization";

/** Whether this installation may be set up in the browser: a code was printed, and nobody has used it yet. */
export const isWaitingForSetup = async () => Boolean(env.SETUP_CODE) && !(await anyOrganizationExists(db));

async function checkCode(code: string, now: Date) {
  if (!(await countAttempt(db, "setup", now, attemptsMax, windowSeconds))) {
    throw new AppError("rate_limited", "Too many attempts.", { retryAfterSeconds: windowSeconds });
  }
  if (timingSafeEqual(digest(code.trim()), digest(env.SETUP_CODE ?? ""))) return;
  const issue = { path: "code", code: "wrong_code", message: "Is not the code that the console shows." };
  throw new AppError("forbidden", "The set-up code is wrong.", { issues: [issue] });
}

/**
 * The first organization of an installation and its admin, both or neither.
 * @throws AppError not_found when the installation does not wait for it; forbidden for a wrong code; rate_limited.
 */
export async function setUpInstallation(request: SetUpRequest, now: Date) {
  if (!(await isWaitingForSetup())) throw new AppError("not_found", "There is nothing at this address.");
  await checkCode(request.code, now);
  const passwordHash = await hashPassword(request.password);
  return db.$transaction(async (tx) => {
    await lockSetup(tx);
    if (await anyOrganizationExists(tx)) throw new AppError("not_found", "There is nothing at this address.");
    const organization = await ensureOrganization(tx, request.organizationName, slugOf(request.organizationName));
    const { name, email } = request;
    await ensurePerson(tx, organization.id, { name, email: email.toLowerCase(), passwordHash, role: "ADMIN" });
    return {};
  });
}
