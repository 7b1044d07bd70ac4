import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { readBody } from "@/lib/http/read-body";
import { aKey, post } from "@/lib/testing/a-plain-operation";

const named = JSON.stringify({ name: "North" });

/** Reads these bytes as a body with these headers. */
const read = (bytes: Uint8Array, headers: Record<string, string>, maxBytes = 1_000_000) =>
  readBody(
    { header: (name) => ({ "content-type": "application/json", ...headers })[name], readBytes: async () => bytes },
    maxBytes,
  );

describe("a body that was compressed", () => {
  test.each([
    ["gzip", gzipSync(named)],
    ["x-gzip", gzipSync(named)],
    ["GZIP ", gzipSync(named)],
    ["br", brotliCompressSync(named)],
    ["identity", Buffer.from(named)],
    ["", Buffer.from(named)],
  ])("as %j is read", async (encoding, bytes) => {
    const { headers } = await aKey();
    const answer = await post({ ...headers, "content-encoding": encoding }, bytes);
    expect(answer).toMatchObject({ status: 200, json: { name: "North" } });
  });

  test.each([
    ["deflate", deflateSync(named)],
    ["gzip, br", brotliCompressSync(gzipSync(named))],
  ])("as %j is refused with what is read", async (encoding, bytes) => {
    const { headers } = await aKey();
    const answer = await post({ ...headers, "content-encoding": encoding }, bytes);
    expect(answer).toMatchObject({ status: 415, json: { code: "unsupported_media_type" } });
    expect(answer.headers.get("accept-encoding")).toBe("gzip, br");
    expect(answer.json.message).toContain(encoding);
  });

  test("but is not what it says is no JSON", async () => {
    for (const encoding of ["gzip", "br"])
      await expect(read(Buffer.from(named), { "content-encoding": encoding })).rejects.toMatchObject({
        code: "invalid_json",
        message: `The body is not valid ${encoding}, which Content-Encoding says it is.`,
      });
    const cut = gzipSync(named).subarray(0, 20);
    await expect(read(cut, { "content-encoding": "gzip" })).rejects.toMatchObject({ code: "invalid_json" });
  });

  test("may be as long as one that was not, and not hundreds of times as long as it came", async () => {
    const spaces = (count: number) => Buffer.from(`{}${" ".repeat(count)}`);
    const noise = Buffer.from(
      Array.from({ length: 900 }, (_, at) => String.fromCharCode(97 + ((at * at) % 26))).join(""),
    );
    const words = await read(gzipSync(noise), { "content-encoding": "gzip" });
    expect(words).toHaveLength(900);
    await expect(read(gzipSync(noise), { "content-encoding": "gzip" }, 512)).rejects.toMatchObject({
      code: "body_too_large",
      message: "The body may have at most 0.5 KiB.",
    });
    for (const [encoding, bytes] of [
      ["gzip", gzipSync(spaces(900_000))],
      ["br", brotliCompressSync(spaces(900_000))],
    ] as const)
      await expect(read(bytes, { "content-encoding": encoding })).rejects.toMatchObject({
        code: "body_too_large",
        message: "The body unpacks to more than 250 times its length.",
      });
  });
});

test("a body that says to be in other letters than UTF-8 is refused", async () => {
  const { headers } = await aKey();
  for (const charset of ["iso-8859-1", '"windows-1252"', "UTF-16"]) {
    const answer = await post({ ...headers, "content-type": `application/json; charset=${charset}` });
    expect(answer).toMatchObject({ status: 415, json: { code: "unsupported_media_type" } });
    expect(answer.headers.get("accept-encoding")).toBeNull();
  }
  for (const charset of ["utf-8", "UTF8", '"utf-8"', "us-ascii", ""]) {
    const answer = await post({ ...headers, "content-type": `application/json;profile=x; Charset=${charset}` });
    expect([charset, answer.status]).toEqual([charset, 200]);
  }
});
