import { once } from "node:events";
import { createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { areRanges, parseRanges, problemOfAddress } from "@/lib/server/outbound-address";
import { makeOutbound } from "@/lib/server/outbound-fetch";
import { answerWith, aReceiver } from "@/lib/testing/a-receiver";

const toLoopback = [
  "https://127.0.0.1:8443/",
  "https://127.1:8443/",
  "https://127.0.0.1.:8443/",
  "https://2130706433:8443/",
  "https://0x7f000001:8443/",
  "https://0x7f.1:8443/",
  "https://0177.0.0.1:8443/",
  "https://017700000001:8443/",
  "https://127.255.255.254:8443/",
  "https://①②⑦.⓪.⓪.①:8443/",
  "https://127。0。0。1:8443/",
  "https://%31%32%37.0.0.1:8443/",
  "https://example.com\\@127.0.0.1:8443/",
  "https://0.0.0.0:8443/",
  "https://0:8443/",
  "https://[::1]:8443/",
  "https://[0:0:0:0:0:0:0:1]:8443/",
  "https://[::]:8443/",
  "https://[::ffff:127.0.0.1]:8443/",
  "https://[::ffff:7f00:1]:8443/",
  "https://[::127.0.0.1]:8443/",
  "https://[64:ff9b::127.0.0.1]:8443/",
  "https://[64:ff9b:1::7f00:1]:8443/",
  "https://[2002:7f00:1::]:8443/",
  "https://[2001:0:7f00:1::80ff:fffe]:8443/",
  "https://localhost:8443/",
  "https://LOCALHOST:8443/",
  "https://localhost.:8443/",
];

const codeOf = (sent: Promise<unknown>) =>
  sent.then(
    () => "sent",
    (error) => error.code,
  );
const message = { headers: {}, body: "{}" };

describe("an address inside the network", () => {
  const victims = ["127.0.0.1", "::1"].map((host) => ({ host, server: createServer((socket) => socket.destroy()) }));
  let connections = 0;

  beforeAll(async () => {
    for (const { host, server } of victims) {
      server.on("connection", () => connections++).listen(8443, host);
      await once(server, "listening");
    }
  });
  afterAll(() => {
    for (const { server } of victims) server.close();
  });

  const { post, problemOf } = makeOutbound([]);

  test.each(toLoopback)("%s is neither saved nor called", async (url) => {
    expect(["ADDRESS_NOT_ALLOWED", "HOST_NOT_FOUND"]).toContain(await problemOf(url));
    expect(["ADDRESS_NOT_ALLOWED", "HOST_NOT_FOUND"]).toContain(await codeOf(post(url, message)));
    expect(connections).toBe(0);
  });

  test("is called where the installation allows its range", async () => {
    const allowed = makeOutbound(parseRanges("127.0.0.0/8"));
    expect(await allowed.problemOf("https://127.0.0.1:8443/")).toBeUndefined();
    expect(await codeOf(allowed.post("https://127.0.0.1:8443/", message))).toBe("CONNECTION_FAILED");
    expect(await codeOf(allowed.post("https://[::1]:8443/", message))).toBe("ADDRESS_NOT_ALLOWED");
    expect(connections).toBe(1);
  });
});

test.each([
  ["http://8.8.8.8/", "HTTPS_REQUIRED"],
  ["https://8.8.8.8:22/", "PORT_NOT_ALLOWED"],
  ["http://tms.example/", "HTTPS_REQUIRED"],
  ["https://tms.example:8080/", "PORT_NOT_ALLOWED"],
  ["https://user:word@8.8.8.8/", "CREDENTIALS_IN_URL"],
  ["ftp://8.8.8.8/", "INVALID_URL"],
  ["file:///etc/passwd", "INVALID_URL"],
  ["tms.example", "INVALID_URL"],
  ["https://", "INVALID_URL"],
  ["https://169.254.169.254/latest/meta-data", "ADDRESS_NOT_ALLOWED"],
  ["https://10.1.2.3/", "ADDRESS_NOT_ALLOWED"],
  ["https://172.16.0.1/", "ADDRESS_NOT_ALLOWED"],
  ["https://192.168.0.1/", "ADDRESS_NOT_ALLOWED"],
  ["https://100.64.0.1/", "ADDRESS_NOT_ALLOWED"],
  ["https://224.0.0.1/", "ADDRESS_NOT_ALLOWED"],
  ["https://[fe80::1]/", "ADDRESS_NOT_ALLOWED"],
  ["https://[fd00::1]/", "ADDRESS_NOT_ALLOWED"],
  ["https://8.8.8.8/", undefined],
  ["https://8.8.8.8:8443/hooks?a=b", undefined],
  ["https://[2606:4700::1111]/", undefined],
])("%s has the problem %s", async (url, problem) => expect(await makeOutbound([]).problemOf(url)).toBe(problem));

test.each([
  ["", true],
  ["127.0.0.0/8", true],
  ["127.0.0.0/8, fd00::/8", true],
  ["127.0.0.1", false],
  ["127.0.0.0/99", false],
  ["localhost", false],
])("that %j are ranges is %s", (text, are) => expect(areRanges(text)).toBe(are));

test("an address with a zone is never public", () => {
  expect(problemOfAddress(new URL("https://x.example"), "fe80::1%eth0", [])).toBe("ADDRESS_NOT_ALLOWED");
  expect(problemOfAddress(new URL("https://x.example"), "2606:4700::1111%lo", [])).toBe("ADDRESS_NOT_ALLOWED");
});

describe("an answer", () => {
  const { post } = makeOutbound(parseRanges("127.0.0.0/8"));

  test("that points elsewhere is not followed", async () => {
    const inner = await aReceiver();
    const outer = await aReceiver(answerWith(307, { location: inner.url }));
    expect((await post(outer.url, message)).statusCode).toBe(307);
    expect([outer.received.length, inner.received.length]).toEqual([1, 0]);
  });

  test("without end is read for 16 KiB and kept for 4", async () => {
    let written = 0;
    const receiver = await aReceiver((response) => {
      const write = () => {
        while (!response.destroyed && written < 64 * 1024 * 1024) {
          written += 65_536;
          if (!response.write("x".repeat(65_536))) return response.once("drain", write);
        }
        return response.end();
      };
      write();
    });
    const { statusCode, bodyStart } = await post(receiver.url, message);
    expect([statusCode, bodyStart.length]).toEqual([200, 4096]);
    await receiver.close();
    expect(written).toBeLessThan(64 * 1024 * 1024);
  });

  test("with bytes that are no text can be stored", async () => {
    const receiver = await aReceiver((response) => response.end(Buffer.from([0, 0xff, 0xfe, 65])));
    expect((await post(receiver.url, message)).bodyStart).toBe("\ufffd\ufffd\ufffdA");
  });

  test.each([
    ["not HTTP", "SSH-2.0-OpenSSH_9.6\r\n", "INVALID_ANSWER"],
    ["nothing", "", "CONNECTION_FAILED"],
  ])("that is %s is a failure", async (_name, said, code) => {
    const server = createServer((socket) => socket.once("data", () => socket.end(said))).listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    const port = address && typeof address === "object" ? address.port : 0;
    expect(await codeOf(post(`http://127.0.0.1:${port}/`, message))).toBe(code);
    expect(["TLS_FAILED", "CONNECTION_FAILED"]).toContain(await codeOf(post(`https://127.0.0.1:${port}/`, message)));
    server.close();
  });
});
