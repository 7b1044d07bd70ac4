import { expect, test } from "vitest";
import { readSession } from "@/lib/sessions/read-session";
import { aSignedInUser } from "@/lib/testing/a-signed-in-user";
import { countedStatements } from "@/lib/testing/counted-statements";

test("no session is read from a changed cookie, nor from none", async () => {
  const { headers } = await aSignedInUser();
  expect(await readSession(new Headers({ cookie: headers.cookie.replace(/.{4}$/, "AAAA") }))).toBe(null);
  expect(await readSession(new Headers())).toBe(null);
});

test("sixty calls of a session that come together ask the database no more often than two", async () => {
  const { headers } = await aSignedInUser();
  const read = () => readSession(new Headers(headers));
  await read();
  const one = await countedStatements(read);
  expect(await countedStatements(() => Promise.all(Array.from({ length: 60 }, read)))).toBe(2 * one);
});
