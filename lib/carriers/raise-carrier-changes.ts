import { defineChange } from "@/lib/server/changes";

/** These carriers may not see the organization's loads any more. Their relationships are locked and written. */
export const carriersExcluded = defineChange<readonly string[]>("carriers may see no loads any more");
