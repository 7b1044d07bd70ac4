import http from "node:http";

/** @returns {Promise<{ milliseconds: number, bytes: Buffer }>} @throws unless the answer is 200 */
function post(agent, { url, headers, path }, body) {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const length = Buffer.byteLength(body);
    const request = http.request(`${url}${path}`, {
      agent,
      method: "POST",
      headers: { ...headers, "content-length": length },
    });
    request.on("error", reject);
    request.on("response", async (response) => {
      const chunks = [];
      for await (const chunk of response) chunks.push(chunk);
      const milliseconds = performance.now() - started;
      const bytes = Buffer.concat(chunks);
      if (response.statusCode === 200) resolve({ milliseconds, bytes });
      else reject(new Error(`${path}: ${response.statusCode} ${bytes.toString().slice(0, 300)}`));
    });
    request.end(body);
  });
}

/**
 * @typedef {{ url: string, headers: Record<string, string>, path: string }} Target
 *
 * Makes calls, as many at a time as there are connections, each of which is kept open.
 * @param {Target & { connections: number, bodies: string[] }} calls
 * @returns {Promise<{ seconds: number, milliseconds: number[], lastText: string, lastBytes: number }>}
 */
export async function timedCalls({ connections, bodies, ...target }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const milliseconds = [];
  const rest = bodies.values();
  /** @type {Buffer} */
  let last = Buffer.alloc(0);
  const started = performance.now();
  const worker = async () => {
    for (const body of rest) {
      const answer = await post(agent, target, body);
      milliseconds.push(answer.milliseconds);
      last = answer.bytes;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  return { seconds, milliseconds, lastText: last.toString(), lastBytes: last.byteLength };
}
