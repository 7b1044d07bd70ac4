import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { MutationObserver, QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { apiMutation, refreshes } from "@/lib/browser/api-mutation";

afterEach(() => void vi.unstubAllGlobals());

const answering = (status: number, body: object) =>
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body), { status }));

/** A component that asks to revoke a key and is gone before the answer comes. */
async function askAndLeave() {
  const queryClient = new QueryClient();
  queryClient.setQueryData(["api-keys", "list"], []);
  const said: string[] = [];
  const observer = new MutationObserver(queryClient, {
    ...apiMutation("/api-keys/revoke", { onSettled: refreshes(["api-keys"]) }),
    onSuccess: () => void said.push("revoked"),
    onError: (error) => void said.push(error.message),
  });
  const leave = observer.subscribe(() => {});
  const answered = observer.mutate({ id: "key_1" }).catch(() => undefined);
  leave();
  await answered;
  return { said, isListStale: queryClient.getQueryState(["api-keys", "list"])?.isInvalidated };
}

test("what succeeded is announced and the lists follow, though the component that asked is gone", async () => {
  answering(200, { apiKey: { id: "key_1" } });
  expect(await askAndLeave()).toEqual({ said: ["revoked"], isListStale: true });
});

test("what failed is announced and the lists follow, though the component that asked is gone", async () => {
  answering(409, { code: "conflict", message: "It expired." });
  expect(await askAndLeave()).toEqual({ said: ["It expired."], isListStale: true });
});

/** The arguments of each `mutate(…)` in a source: their callbacks are dropped when the component is gone. */
function mutateCalls(source: string) {
  return [...source.matchAll(/\bmutate\(/g)].map(({ index, 0: { length } }) => {
    let depth = 1;
    let end = index + length;
    while (depth > 0 && end < source.length) {
      if (source[end] === "(") depth++;
      if (source[end] === ")") depth--;
      end++;
    }
    return source.slice(index, end);
  });
}

test("no toast depends on a callback of mutate(), which is dropped with its component", () => {
  const components = path.resolve(import.meta.dirname, "../../components");
  const sources = readdirSync(components, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
  const dropped = sources.flatMap((file) =>
    mutateCalls(readFileSync(path.join(components, file), "utf8"))
      .filter((call) => /\btoast\b|[tT]oast\(/.test(call))
      .map((call) => `${file}: ${call}`),
  );
  expect(dropped).toEqual([]);
});
