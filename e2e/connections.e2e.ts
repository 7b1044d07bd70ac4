import { expect, test } from "@playwright/test";

test("a connection that idles is kept longer than the minute that proxies keep theirs", async ({ request }) => {
  const answer = await request.get("/api/health");
  expect(answer.headers()["keep-alive"]).toBe("timeout=75");
});
