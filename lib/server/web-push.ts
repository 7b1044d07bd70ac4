import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from "node:crypto";
import type { PushMessage } from "@/lib/core/push-message";
import { env, portalUrl } from "@/lib/server/env";
import { readSender } from "@/lib/server/mail";
import { OutboundError, type OutboundProblem, outbound } from "@/lib/server/outbound-fetch";

// Web push as its standards say: RFC 8030 (delivery), 8291 and 8188 (encryption), 8292 (who sends).

/** As a browser gives it, all in base64url. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };
/** Of the installation: what proves to push services that a message is from here, in base64url. */
export type VapidKeys = { publicKey: string; privateKey: string };

/** Gone: the browser has ended the subscription, and nothing reaches it any more. */
export type PushOutcome =
  | { isSent: true }
  | { isSent: false; problem: OutboundProblem | "GONE" | "REFUSED" | "DEFERRED"; isLasting: boolean };

const curve = "prime256v1";
const recordSize = 4096;
const tokenSeconds = 12 * 3600;
const bytesOf = (text: string) => Buffer.from(text, "base64url");
const infoOf = (name: string) => Buffer.from(`Content-Encoding: ${name}\0`);
const derive = (salt: Buffer, key: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync("sha256", key, salt, info, length));

export function makeVapidKeys(): VapidKeys {
  const pair = createECDH(curve);
  pair.generateKeys();
  return { publicKey: pair.getPublicKey("base64url"), privateKey: pair.getPrivateKey("base64url") };
}

/** Made anew for each message; given by tests alone, with the figures of the standard. */
type Once = { salt: Buffer; privateKey?: Buffer };

/** Encrypts for one browser: not even the push service can read it. */
export function encryptPush(
  text: string,
  { p256dh, auth }: PushTarget,
  once: Once = { salt: randomBytes(16) },
): Buffer {
  const pair = createECDH(curve);
  if (once.privateKey) pair.setPrivateKey(once.privateKey);
  else pair.generateKeys();
  const [own, theirs] = [pair.getPublicKey(), bytesOf(p256dh)];
  const shared = pair.computeSecret(theirs);
  const key = derive(bytesOf(auth), shared, Buffer.concat([Buffer.from("WebPush: info\0"), theirs, own]), 32);
  const contentKey = derive(once.salt, key, infoOf("aes128gcm"), 16);
  const cipher = createCipheriv("aes-128-gcm", contentKey, derive(once.salt, key, infoOf("nonce"), 12));
  const header = Buffer.alloc(5);
  header.writeUInt32BE(recordSize);
  header.writeUInt8(own.length, 4);
  // The byte after the text says that it is the last record.
  const sealed = Buffer.concat([cipher.update(Buffer.concat([Buffer.from(text), Buffer.from([2])])), cipher.final()]);
  return Buffer.concat([once.salt, header, own, sealed, cipher.getAuthTag()]);
}

const partOf = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Push services ask for a way to reach who sends. */
function contact() {
  const sender = env.MAIL_FROM === undefined ? undefined : readSender(env.MAIL_FROM);
  return sender ? `mailto:${sender.address}` : portalUrl("/");
}

/** The header by which a push service knows who sends, and that it may deliver. */
function vapidHeader(endpoint: string, { publicKey, privateKey }: VapidKeys, now: Date): string {
  const pair = bytesOf(publicKey);
  const [x, y] = [pair.subarray(1, 33), pair.subarray(33)].map((half) => half.toString("base64url"));
  const key = createPrivateKey({ key: { kty: "EC", crv: "P-256", x, y, d: privateKey }, format: "jwk" });
  const exp = Math.floor(now.getTime() / 1000) + tokenSeconds;
  const claims = { aud: new URL(endpoint).origin, exp, sub: contact() };
  const unsigned = `${partOf({ typ: "JWT", alg: "ES256" })}.${partOf(claims)}`;
  const signature = sign("sha256", Buffer.from(unsigned), { key, dsaEncoding: "ieee-p1363" });
  return `vapid t=${unsigned}.${signature.toString("base64url")}, k=${publicKey}`;
}

const goneStatuses = [404, 410];

function outcomeOf(statusCode: number): PushOutcome {
  if (statusCode >= 200 && statusCode < 300) return { isSent: true };
  if (goneStatuses.includes(statusCode)) return { isSent: false, problem: "GONE", isLasting: true };
  const isPutOff = statusCode === 429 || statusCode >= 500;
  return { isSent: false, problem: isPutOff ? "DEFERRED" : "REFUSED", isLasting: !isPutOff };
}

type Sent = { target: PushTarget; message: PushMessage; keys: VapidKeys; now: Date };
const keptSeconds = 24 * 3600;

/** Sends a message to one browser, once. A failure is part of the result. */
export async function sendPush({ target, message, keys, now }: Sent): Promise<PushOutcome> {
  try {
    const { statusCode } = await outbound.post(target.endpoint, {
      headers: {
        "content-type": "application/octet-stream",
        "content-encoding": "aes128gcm",
        authorization: vapidHeader(target.endpoint, keys, now),
        ttl: String(keptSeconds),
        urgency: "high",
      },
      body: encryptPush(JSON.stringify(message), target),
    });
    return outcomeOf(statusCode);
  } catch (error) {
    if (!(error instanceof OutboundError)) return { isSent: false, problem: "REFUSED", isLasting: true };
    return { isSent: false, problem: error.code, isLasting: error.code === "ADDRESS_NOT_ALLOWED" };
  }
}
