import { expect, test } from "vitest";
import * as z from "zod";
import { endpoints } from "@/lib/operations";
import { aSignedInUser } from "@/lib/testing/a-signed-in-user";
import { anOrganization } from "@/lib/testing/an-organization";
import { routeOf, send } from "@/lib/testing/send";

const lists = endpoints.filter(({ request }) => "cursor" in request.shape);

/** Every order a list may be asked for, or undefined for the only one it has. */
function sortsOf({ request }: (typeof lists)[number]) {
  const sort = "sort" in request.shape ? request.shape.sort.unwrap() : undefined;
  return sort instanceof z.ZodEnum ? sort.options : [undefined];
}

const ids = ["load_a", "carrier_a", "conflict_a"];

/** As lists have them: by one value, by what is sorted and an id, with the order before. */
const positionsOf = (value: unknown, sort: string | undefined) => [
  [value],
  ...ids.flatMap((id) => [
    [value, id],
    [sort, value, id],
    [sort, id, value],
  ]),
];

const nowhere = ["\u0000", "a\u0000", "\ud800", {}, [], true, 1e300, 0.5];
const noTimes = [
  "0000-01-01T00:00:00Z",
  "0000-01-01T00:00:00.000Z",
  "0001-01-01T00:00:00.000Z",
  "9999-12-31T23:59:59.999Z",
  "-271821-04-20T00:00:00.000Z",
  "+275760-09-13T00:00:00.000Z",
  "2026-02-30",
  "2026-02-30T00:00:00.000Z",
  "2026-1",
  "2001-01-01 GMT+0500 (abc)",
  "2026-11-20T09:30:00+23:59",
  `2026-11-20T09:30:00.${"1".repeat(200)}Z`,
  "infinity",
  -8640000000000000,
  null,
];

const asCursor = (position: unknown) => Buffer.from(JSON.stringify(position)).toString("base64url");

test.each(lists.map((list) => [list.path, list] as const))("%s takes no hand-made cursor", async (path, list) => {
  const { POST } = routeOf(path);
  const { anApiKey } = await anOrganization();
  const headers = list.callers.some((caller) => caller === "apiKey")
    ? { "api-key": await anApiKey() }
    : (await aSignedInUser()).headers;
  const refused = { code: "invalid_request", issues: [{ path: "cursor", code: "invalid_cursor" }] };
  for (const sort of sortsOf(list)) {
    const ask = async (cursor: string) =>
      (await send(POST, headers, { ...list.examples[0]?.request, ...(sort && { sort }), cursor })).json;
    for (const cursor of ["x", "%00", "bnVsbA", "e30"]) expect(await ask(cursor)).toMatchObject(refused);
    for (const position of nowhere.flatMap((value) => positionsOf(value, sort)))
      expect([position, await ask(asCursor(position))]).toMatchObject([position, refused]);
    // What is no time may well be a name or an id; no list fails at it.
    for (const position of noTimes.flatMap((value) => positionsOf(value, sort))) {
      const answer = await ask(asCursor(position));
      expect([position, answer]).toMatchObject([position, answer.code ? refused : { items: [], nextCursor: null }]);
    }
  }
});
