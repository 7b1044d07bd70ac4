import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { bidEventsChannel } from "@/lib/bidding/make-moves";
import { notify } from "@/lib/server/notifications";
import { writeEvents } from "@/lib/testing/a-stream";
import { startApp } from "@/lib/testing/an-app";
import { anOrganization } from "@/lib/testing/an-organization";
import { until } from "@/lib/testing/until";

type App = Awaited<ReturnType<typeof startApp>>;

async function anotherCaller() {
  const { organizationId, anApiKey } = await anOrganization();
  const key = await anApiKey();
  const headers = { "api-key": key, "content-type": "application/json" };
  const write = ({ origin }: App) =>
    fetch(`${origin}/api/loads/sync`, {
      method: "POST",
      headers: { ...headers, "idempotency-key": randomUUID() },
      body: JSON.stringify({ load: { externalId: randomUUID() } }),
    });
  const stream = async ({ origin }: App) => {
    const { body } = await fetch(`${origin}/api/bid-events/stream`, { headers });
    const received = { text: "" };
    const follow = async () => {
      for await (const bytes of body ?? []) received.text += Buffer.from(bytes).toString();
    };
    void follow().catch(() => undefined);
    return received;
  };
  return { organizationId, write, stream };
}

test("a process that is frozen in the middle of its work hangs no caller of another", async () => {
  const [lively, frozen, caller] = await Promise.all([
    startApp({ WORKER: "off" }),
    startApp({ WORKER: "off" }),
    anotherCaller(),
  ]);
  const received = await caller.stream(lively);
  let answered = 0;
  const isAnswered = () => answered++;
  for (let writer = 0; writer < 8; writer++) {
    const again = async (): Promise<void> => caller.write(frozen).then(isAnswered).then(again);
    void again().catch(() => undefined);
  }
  await until(() => answered > 50);
  frozen.signal("SIGSTOP");

  // Whoever waited for a lock of the frozen one would be refused when its wait for locks ends.
  for (let count = 0; count < 20; count++) expect((await caller.write(lively)).status).toBe(200);
  const [eventId = ""] = await writeEvents(caller.organizationId);
  notify(bidEventsChannel, caller.organizationId);
  await until(() => received.text.includes(eventId));
});
