import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { env } from "@/lib/server/env";
import { oncePerProcess } from "@/lib/server/once-per-process";

const method = "aes-256-gcm";
const [ivLength, tagLength] = [12, 16];

/** Sealing with a secret that is named: of the installation, or the one that it is about to have. */
export function sealedBy(secret: string) {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "sealed text", 32));
  return {
    seal(text: string) {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv(method, key, iv);
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
    },
    unseal(sealed: string) {
      const bytes = Buffer.from(sealed, "base64url");
      const decipher = createDecipheriv(method, key, bytes.subarray(0, ivLength));
      decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
      return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]).toString("utf8");
    },
  };
}

const own = () =>
  oncePerProcess("key of sealed texts", () => {
    if (!env.BETTER_AUTH_SECRET) throw new Error("BETTER_AUTH_SECRET is not set: nothing can be sealed.");
    return sealedBy(env.BETTER_AUTH_SECRET);
  });

/** Encrypts a text with the secret of the installation, so that a copy of the database alone does not show it. */
export const seal = (text: string) => own().seal(text);

/** @throws when it was sealed with another secret, or is not whole. */
export const unseal = (sealed: string) => own().unseal(sealed);
