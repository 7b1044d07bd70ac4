import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { Webhook } from "standardwebhooks";
import { describe, expect, test } from "vitest";
import { curlOf } from "@/components/webhooks/delivery-dialog";
import { verifySnippets } from "@/components/webhooks/verify-snippets";
import { showSecret, signatureHeaders } from "@/lib/webhooks/rules";

const secret = showSecret(new Uint8Array(32).fill(7));
const otherSecret = showSecret(new Uint8Array(32).fill(8));
const body = JSON.stringify({ id: "evt_1", type: "bid.submitted", note: "¿Mañana? — sí" });
const folder = mkdtempSync(path.join(os.tmpdir(), "freight-portal-snippets-"));

const commands = {
  node: { command: process.execPath, file: "receiver.mjs", args: [] },
  python: { command: "python3", file: "receiver.py", args: [] },
  php: { command: "php", file: "receiver.php", args: ["-S"] },
};
const isInstalled = (command: string) => spawnSync(command, ["--version"]).status === 0;

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return String(address && typeof address === "object" ? address.port : 0);
}

/** The receiver that a snippet is, running with this secret. */
async function startReceiver({ id, code }: (typeof verifySnippets)[number]) {
  const { command, file, args } = commands[id];
  const target = path.join(folder, file);
  writeFileSync(target, code);
  const port = await freePort();
  const serving = args.length > 0 ? [...args, `127.0.0.1:${port}`, target] : [target];
  const child = spawn(command, serving, {
    env: { ...process.env, PORT: port, WEBHOOK_SECRET: secret },
    stdio: "ignore",
  });
  const post = (headers: Record<string, string>, sent = body) =>
    fetch(`http://127.0.0.1:${port}/`, {
      method: "POST",
      body: sent,
      headers: { "content-type": "application/json", ...headers },
    }).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(() => post({}), { interval: 20 }).toBe(401);
  const end = async () => {
    const exited = once(child, "exit");
    child.kill("SIGKILL");
    await exited;
  };
  return { post, end };
}

const sign = (secrets: string[], at = new Date()) => signatureHeaders({ eventId: "evt_1", at, body, secrets });

describe.each(verifySnippets.map((snippet) => [snippet.name, snippet] as const))(
  "the receiver in %s",
  (_name, snippet) => {
    test.skipIf(!isInstalled(commands[snippet.id].command))("takes what was signed here and nothing else", async () => {
      const { post, end } = await startReceiver(snippet);
      const old = new Date(Date.now() - 600_000);
      const fromPackage = { ...sign([]), "webhook-signature": new Webhook(secret).sign("evt_1", new Date(), body) };
      const answers = [
        await post(sign([secret])),
        await post(sign([otherSecret, secret])),
        await post(fromPackage),
        await post(sign([otherSecret])),
        await post(sign([secret]), body.replace("evt_1", "evt_2")),
        await post({ ...sign([secret]), "webhook-id": "evt_2" }),
        await post(sign([secret], old)),
      ];
      await end();
      expect(answers).toEqual([204, 204, 204, 401, 401, 401, 401]);
    });
  },
);

test("a request copied as curl has the body and the headers as they were sent, quotes among them", () => {
  const attempt = { number: 1, at: "", durationMs: 1, url: "https://tms.example/a?b=c", requestHeaders: { a: "it's" } };
  const echo = curlOf(attempt, `{"say":"it's"}`).replace(/^curl/, "printf '%s\\n'");
  const { stdout } = spawnSync("sh", ["-c", echo], { encoding: "utf8" });
  expect(stdout.trim().split("\n")).toEqual(["https://tms.example/a?b=c", "-H", "a: it's", "-d", `{"say":"it's"}`]);
});
