import { userOf } from "@/lib/notifications/list-notifications";
import { changedChoices, preferencesOf } from "@/lib/notifications/rules/preferences";
import type {
  GetPreferencesRequest,
  PreferencesResponse,
  SavePreferencesRequest,
} from "@/lib/notifications/schema/requests";
import { readChoices, writeChoices, writeLanguage } from "@/lib/notifications/store/preferences";
import type { Context } from "@/lib/server/context";
import { env } from "@/lib/server/env";

const isMailPossible = env.SMTP_URL !== undefined;

export const getPreferences = async (ctx: Context, _request: GetPreferencesRequest): Promise<PreferencesResponse> => ({
  preferences: preferencesOf(await readChoices(ctx, userOf(ctx))),
  isMailPossible,
});

/** Saves which notifications who asks wants, and how: for what happens from now on. */
export async function savePreferences(
  ctx: Context,
  { preferences, language }: SavePreferencesRequest,
): Promise<PreferencesResponse> {
  const userId = userOf(ctx);
  const choices = changedChoices(preferencesOf(await readChoices(ctx, userId)), preferences);
  if (language) await writeLanguage(ctx, userId, language);
  if (choices.length > 0) await writeChoices(ctx, userId, choices);
  return { preferences, isMailPossible };
}
