import { createHash } from "node:crypto";

/** Bytes of chance in a token: 256 bit cannot be guessed. */
export const tokenBytes = 32;

export const tokenOf = (chance: Buffer) => chance.toString("base64url");

/** What cannot be a token is known without a query. */
export const looksLikeToken = (text: string) => /^[\w-]{43}$/.test(text);

// So much chance needs no salt and no slow hash. Links are looked up by it, so no comparison tells how near a guess was.
export const hashOfToken = (token: string) => createHash("sha256").update(token).digest("hex");
