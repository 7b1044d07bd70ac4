import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { staticFiles } from "@/lib/http/static-files";

const program = "export const answer = 42;\n".repeat(100);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "freight-portal-static-"));
fs.mkdirSync(path.join(folder, "chunks"));
const file = path.join(folder, "chunks/a.js");
fs.writeFileSync(file, program);
fs.writeFileSync(`${file}.br`, brotliCompressSync(program));
fs.writeFileSync(`${file}.gz`, gzipSync(program));
fs.writeFileSync(path.join(folder, "../secret.txt"), "secret");

let port: number;
const server = http.createServer((incoming, outgoing) =>
  serve(incoming, outgoing, async () => void outgoing.writeHead(404).end(`pages: ${incoming.method} ${incoming.url}`)),
);
const serve = staticFiles(folder);
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  fs.rmSync(folder, { recursive: true });
});

/** An answer as it was sent: `fetch` would unpack it. */
const ask = (address: string, { method = "GET", accepts = "" } = {}) =>
  new Promise<{ status?: number; headers: http.IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const request = http.request({ port, path: address, method, headers: { "accept-encoding": accepts } });
    request.on("error", reject).on("response", async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) });
    });
    request.end();
  });

test.each([
  ["br, gzip", "br", brotliDecompressSync],
  ["gzip, deflate", "gzip", gunzipSync],
  ["", undefined, (body: Buffer) => body],
])("a caller who takes %j gets a program as %s, for good and with our headers", async (accepts, coding, unpack) => {
  const { status, headers, body } = await ask("/_next/static/chunks/a.js?dpl=1", { accepts });
  expect(status).toBe(200);
  expect(String(unpack(body))).toBe(program);
  expect(headers).toMatchObject({
    "cache-control": "public,max-age=31536000,immutable",
    "content-type": "text/javascript",
    "x-content-type-options": "nosniff",
    vary: "Accept-Encoding",
  });
  expect(headers["content-encoding"]).toBe(coding);
});

test("only names and lengths are answered to HEAD", async () => {
  const { status, headers, body } = await ask("/_next/static/chunks/a.js", { method: "HEAD" });
  expect([status, headers["content-length"], body.length]).toEqual([200, String(program.length), 0]);
});

test.each([
  ["GET", "/loads"],
  ["GET", "/_next/static/chunks/gone.js"],
  ["GET", "/_next/static/%2e%2e/secret.txt"],
  ["GET", "/_next/static/../secret.txt"],
  ["GET", "/_next/static/%"],
  ["POST", "/_next/static/chunks/a.js"],
])("%s %s is left to the pages", async (method, address) => {
  const { status, body } = await ask(address, { method });
  expect([status, String(body)]).toEqual([404, `pages: ${method} ${address}`]);
});
