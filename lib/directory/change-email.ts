import { AppError } from "@/lib/core/errors";
import type { ChangeEmailRequest, ChangeEmailResponse } from "@/lib/directory/schema/profile";
import { recordChanges } from "@/lib/directory/store/changes";
import type { Context } from "@/lib/server/context";
import type { Database } from "@/lib/server/db";
import { sendsMail } from "@/lib/server/mail";
import { changeEmailOf, confirmEmailOfLink, type EmailChange } from "@/lib/sessions/change-email";
import type { ConfirmEmailRequest } from "@/lib/sessions/schema";

type Call = Pick<Context, "requestId" | "now">;

/** The histories of all organizations that the person belongs to know of it. */
const recorded =
  ({ requestId, now }: Call) =>
  async ({ userId: id, name, before, after, memberships }: EmailChange, db: Database) => {
    for (const { organizationId, role } of memberships) {
      const actor = { type: "user" as const, id, name, role };
      await recordChanges({ organizationId, actor, requestId, now, db }, "USER_UPDATED", [
        { kind: "USER", id, email: after, name, field: "email", before, after },
      ]);
    }
  };

/**
 * Changes the caller's own e-mail.
 * @throws AppError as `changeEmailOf` does
 */
export async function changeEmail(
  ctx: Context,
  request: ChangeEmailRequest,
  isMailed = sendsMail,
): Promise<ChangeEmailResponse> {
  const { actor, organizationId, now } = ctx;
  if (actor.type !== "user") throw new AppError("forbidden", "Only a signed-in user has a profile.");
  const wanted = { ...request, userId: actor.id, organizationId, isMailed };
  return { status: await changeEmailOf(wanted, { now, onChanged: recorded(ctx) }) };
}

/**
 * Changes the e-mail of the person of a link.
 * @throws AppError as `confirmEmailOfLink` does
 */
export async function confirmEmail(request: ConfirmEmailRequest, call: Call & { headers: Headers }) {
  await confirmEmailOfLink(request, { ...call, onChanged: recorded(call) });
  return {};
}
