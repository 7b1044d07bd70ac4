// Each is complete: copied into a file, it runs. They check the raw body, both signatures and the age of the request.

const node = `import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";

const key = Buffer.from(process.env.WEBHOOK_SECRET.replace("whsec_", ""), "base64");

function isFromPortal(headers, rawBody) {
  const { "webhook-id": id, "webhook-timestamp": time, "webhook-signature": signatures = "" } = headers;
  if (Math.abs(Date.now() / 1000 - Number(time)) > 300) return false;
  const expected = createHmac("sha256", key).update(\`\${id}.\${time}.\${rawBody}\`).digest();
  return signatures.split(" ").some((signature) => {
    const given = Buffer.from(signature.replace("v1,", ""), "base64");
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const rawBody = Buffer.concat(chunks).toString();
  if (!isFromPortal(request.headers, rawBody)) return response.writeHead(401).end();
  const event = JSON.parse(rawBody);
  // Keep event.id: an event may come twice. Answer at once, then do the work.
  console.log(event.id, event.type);
  response.writeHead(204).end();
});
server.listen(process.env.PORT ?? 8080);
`;

const python = `import base64, hashlib, hmac, json, os, time
from http.server import BaseHTTPRequestHandler, HTTPServer

key = base64.b64decode(os.environ["WEBHOOK_SECRET"].removeprefix("whsec_"))


def is_from_portal(headers, raw_body):
    event_id, sent_at = headers["webhook-id"], headers["webhook-timestamp"]
    if not event_id or not sent_at or abs(time.time() - int(sent_at)) > 300:
        return False
    signed = f"{event_id}.{sent_at}.".encode() + raw_body
    expected = "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    given = headers["webhook-signature"] or ""
    return any(hmac.compare_digest(one, expected) for one in given.split(" "))


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        raw_body = self.rfile.read(int(self.headers["content-length"]))
        if not is_from_portal(self.headers, raw_body):
            self.send_response(401)
            return self.end_headers()
        event = json.loads(raw_body)
        # Keep event["id"]: an event may come twice. Answer at once, then do the work.
        print(event["id"], event["type"], flush=True)
        self.send_response(204)
        self.end_headers()


HTTPServer(("", int(os.environ.get("PORT", "8080"))), Receiver).serve_forever()
`;

const php = `<?php
function is_from_portal(array $headers, string $rawBody): bool {
    $key = base64_decode(substr(getenv('WEBHOOK_SECRET'), strlen('whsec_')));
    $id = $headers['webhook-id'] ?? '';
    $time = $headers['webhook-timestamp'] ?? '';
    if (abs(time() - (int) $time) > 300) return false;
    $expected = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$time.$rawBody", $key, true));
    foreach (explode(' ', $headers['webhook-signature'] ?? '') as $given) {
        if (hash_equals($expected, $given)) return true;
    }
    return false;
}

$rawBody = file_get_contents('php://input');
if (!is_from_portal(array_change_key_case(getallheaders()), $rawBody)) {
    http_response_code(401);
    exit;
}
$event = json_decode($rawBody, true);
// Keep $event['id']: an event may come twice. Answer at once, then do the work.
error_log($event['id'] . ' ' . $event['type']);
http_response_code(204);
`;

/** Receivers that check signatures, by language. */
export const verifySnippets = [
  { id: "node", name: "Node.js", code: node },
  { id: "python", name: "Python", code: python },
  { id: "php", name: "PHP", code: php },
] as const;
