// Apart from the rules that the browser needs too: it has no such module.
import { createHash } from "node:crypto";

/** How long the link of an invitation can be used. */
export const invitationDays = 7;

// The token has 256 random bits, so a fast hash without salt keeps it as well as a slow one would.
export const hashOfToken = (token: string) => createHash("sha256").update(token).digest("hex");
