import autocannon from "autocannon";
import { quantile } from "./quantile.mjs";

const toTenths = (value) => Number(Number(value).toFixed(1));

/**
 * Sends as many requests as one after the other on each connection allow.
 * @param {{ name: string, url: string, path: string, headers: Record<string, string>, body: () => string,
 *   connections: number, seconds: number, mayRefuse?: boolean }} calls `mayRefuse` where more may be asked than is taken on
 * @returns {Promise<{ perSecond: number, p50: number, p99: number, refusedPerSecond: number }>} of what was answered;
 *   latencies in milliseconds
 * @throws when any other answer is not a 2xx: a figure of failures would be worthless
 */
export async function measure({ name, url, path, headers, body, connections, seconds, mayRefuse = false }) {
  const request = { method: "POST", path, headers, setupRequest: (each) => ({ ...each, body: body() }) };
  const milliseconds = [];
  const running = autocannon({ url, connections, duration: seconds, requests: [request] });
  let refused = 0;
  running.on("response", (_client, status, _bytes, responseTime) => {
    if (status < 300) milliseconds.push(responseTime);
    else if (mayRefuse && (status === 429 || status === 503)) refused++;
  });
  const { non2xx, errors, timeouts, duration, requests } = await running;
  const failures = non2xx - refused + errors + timeouts;
  if (failures > 0) throw new Error(`${name}: ${failures} of ${requests.total} requests failed`);
  return {
    perSecond: milliseconds.length / duration,
    p50: toTenths(quantile(milliseconds, 0.5)),
    p99: toTenths(quantile(milliseconds, 0.99)),
    refusedPerSecond: refused / duration,
  };
}
