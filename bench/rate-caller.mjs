// A caller in a process of its own, so that reading an answer takes nothing from the server. It receives what to send, and
// reports how long each call took.
import { timedCalls } from "./timed-calls.mjs";

process.on("message", async ({ url, path, headers, body, calls }) => {
  const send = (count) =>
    timedCalls({ url, path, headers, connections: 1, bodies: Array.from({ length: count }, () => body) });
  await send(30); // warm
  const { milliseconds, lastBytes } = await send(calls);
  process.send?.({ milliseconds, bytes: lastBytes });
});
process.on("disconnect", () => process.exit());
