import { expect, test } from "vitest";
import { readBlocks, signOf } from "@/lib/browser/event-stream";
import { frameOf, openingFrame } from "@/lib/http/event-hub";
import { heartbeatFrame } from "@/lib/http/open-streams";

const text = (frame: Uint8Array) => new TextDecoder().decode(frame);

test("what the server sends is read as it was meant, wherever the network cuts it", () => {
  const event = { cursor: "OTg3", type: "bid.submitted", json: '{"note":"a: b\\n\\nid: 7 ñ"}' };
  const sent = text(openingFrame("OTg2")) + text(heartbeatFrame) + text(frameOf(event));
  const expected = [
    { cursor: "OTg2" },
    {},
    { cursor: "OTg3", event: { cursor: "OTg3", type: "bid.submitted", data: { note: "a: b\n\nid: 7 ñ" } } },
  ];
  for (let cut = 0; cut <= sent.length; cut++) {
    const blocks = readBlocks();
    expect([...blocks(sent.slice(0, cut)), ...blocks(sent.slice(cut))].map(signOf)).toEqual(expected);
  }
});
