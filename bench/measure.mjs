import autocannon from "autocannon";

/**
 * Sends as many requests as one after the other on each connection allow.
 * @returns {Promise<{ perSecond: number, p50: number, p99: number }>} latencies in milliseconds
 * @throws when any answer is not a 2xx: a figure of failures would be worthless
 */
export async function measure({ name, url, path, headers, body, connections, seconds }) {
  const request = { method: "POST", path, headers, setupRequest: (each) => ({ ...each, body: body() }) };
  const result = await autocannon({ url, connections, duration: seconds, requests: [request] });
  const failures = result.non2xx + result.errors + result.timeouts;
  if (failures > 0) throw new Error(`${name}: ${failures} of ${result.requests.total} requests failed`);
  return { perSecond: result.requests.total / result.duration, p50: result.latency.p50, p99: result.latency.p99 };
}
