import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { onTestFinished } from "vitest";
import * as z from "zod";

type Received = { headers: IncomingHttpHeaders; body: Buffer };

const derive = (salt: Buffer, key: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync("sha256", key, salt, info, length));

/** A browser's end of web push: its keys, and how it reads a message. */
export function aBrowser() {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  const auth = randomBytes(16);
  const read = (body: Buffer) => {
    const [salt, theirs] = [body.subarray(0, 16), body.subarray(21, 86)];
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), theirs]);
    const key = derive(auth, pair.computeSecret(theirs), info, 32);
    const contentKey = derive(salt, key, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
    const nonce = derive(salt, key, Buffer.from("Content-Encoding: nonce\0"), 12);
    const decipher = createDecipheriv("aes-128-gcm", contentKey, nonce);
    decipher.setAuthTag(body.subarray(-16));
    const text = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()]);
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString("utf8"));
  };
  return { keys: { p256dh: pair.getPublicKey("base64url"), auth: auth.toString("base64url") }, read };
}

const Claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });

/** What the header of a message claims, once its signature is checked. */
export function claimsOf({ headers }: Pick<Received, "headers">) {
  const [, token = "", publicKey = ""] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? "") ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const raw = Buffer.from(publicKey, "base64url");
  const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map((half) => half.toString("base64url"));
  const key = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isSigned) throw new Error("The signature is not of this key.");
  return { ...Claims.parse(JSON.parse(Buffer.from(claims, "base64url").toString())), publicKey };
}

/** A push service on this machine. */
export async function aPushReceiver() {
  const receiver = { received: [] as Received[], status: 201 };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    receiver.received.push({ headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(receiver.status).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = z.object({ port: z.int() }).parse(server.address());
  const origin = `http://127.0.0.1:${port}`;
  return Object.assign(receiver, { origin, endpointOf: (name: string) => `${origin}/push/${name}` });
}
