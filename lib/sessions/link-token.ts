import { createHash, randomBytes } from "node:crypto";

/** The secret in the address of a link. */
export const newToken = () => randomBytes(32).toString("base64url");

// The token has 256 random bits, so a fast hash without salt keeps it as well as a slow one would.
export const hashOfToken = (token: string) => createHash("sha256").update(token).digest("hex");
