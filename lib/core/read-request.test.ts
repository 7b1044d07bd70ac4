import { describe, expect, test } from "vitest";
import * as z from "zod";
import { readRequest } from "@/lib/core/read-request";

const Stop = z.object({
  type: z.enum(["PICKUP", "DELIVERY"]),
  name: z.string().trim().max(5).optional(),
  certified: z.boolean().nullable().optional(),
  hours: z.number().min(0).optional(),
});
const Request = z.object({
  load: z.object({
    externalId: z.string().trim().max(10),
    customerId: z.string().nullable().optional(),
    axles: z.int().min(2).max(20).optional(),
    stops: z.array(Stop).max(2).optional(),
    metadata: z.record(z.string(), z.unknown()).nullable().optional(),
    email: z.email().optional(),
  }),
  version: z.int().optional(),
});

const read = (raw: unknown) => readRequest(Request, raw);
const issuesOf = (raw: unknown) => {
  const reading = read(raw);
  return reading.ok ? [] : reading.issues;
};
const readValue = (raw: unknown) => {
  const reading = read(raw);
  if (!reading.ok) throw new Error(JSON.stringify(reading.issues));
  return reading.value;
};

describe("what is left out", () => {
  test("empty text and null leave a field unset, and null where the field takes null", () => {
    const load = {
      externalId: "L-1",
      customerId: "",
      axles: null,
      email: " ",
      stops: [{ type: "PICKUP", name: "", certified: null, hours: "" }],
    };
    expect(readValue({ load, version: null })).toStrictEqual({
      load: { externalId: "L-1", customerId: null, stops: [{ type: "PICKUP", certified: null }] },
    });
  });

  test("an empty required field is named as missing", () => {
    expect(issuesOf({ load: { externalId: "" } })).toEqual([
      { path: "load.externalId", code: "required", message: "Required." },
    ]);
  });

  test("a missing required object is one problem, at the object", () => {
    expect(issuesOf({})).toEqual([{ path: "load", code: "required", message: "Required." }]);
  });

  test("unknown fields are dropped and each is named", () => {
    const reading = read({
      load: { externalId: "L-1", stops: [{ type: "PICKUP", "dock no": 4 }], colour: "red" },
      x: 1,
    });
    expect(reading).toStrictEqual({
      ok: true,
      value: { load: { externalId: "L-1", stops: [{ type: "PICKUP" }] } },
      warnings: ['load.stops[0]["dock no"]', "load.colour", "x"].map((path) => ({
        path,
        code: "unknown_field",
        message: "This field is not known and was not stored.",
      })),
    });
  });

  test("metadata is kept as sent, save for __proto__, which is named", () => {
    const sent =
      '{"load":{"externalId":"L-1","metadata":{"a":"","b":null,"c":[{"":" x "}],"constructor":1,"__proto__":{"x":1},"d":{"__proto__":2}}}}';
    const reading = read(JSON.parse(sent));
    expect(reading.warnings.map(({ path, code }) => [path, code])).toEqual([
      ["load.metadata.__proto__", "reserved_key"],
      ["load.metadata.d.__proto__", "reserved_key"],
    ]);
    expect(reading.ok && JSON.stringify(reading.value.load.metadata)).toBe(
      '{"a":"","b":null,"c":[{"":" x "}],"constructor":1,"d":{}}',
    );
  });

  test("a number of metadata that lost digits on its way is named", () => {
    const sent = '{"load":{"externalId":"L-1","metadata":{"po":90071992547409931,"ids":[9007199254740991,1e300,0.1]}}}';
    const { warnings } = read(JSON.parse(sent));
    expect(warnings).toEqual([
      {
        path: "load.metadata.po",
        code: "number_rounded",
        message: "Numbers beyond 2^53 lose digits: this one was read as 90071992547409940. Send it as text.",
      },
      expect.objectContaining({ path: "load.metadata.ids[1]", code: "number_rounded" }),
    ]);
  });

  test("__proto__ never reaches an object's prototype", () => {
    const reading = read(JSON.parse('{"load":{"externalId":"L-1","__proto__":{"axles":4}},"__proto__":{"version":3}}'));
    expect(reading.ok && reading.value.load.axles).toBe(undefined);
    expect(reading.ok && reading.value.version).toBe(undefined);
    expect(reading.warnings).toHaveLength(2);
  });

  test("the raw request is not changed", () => {
    const raw = { load: { externalId: "L-1", customerId: "", colour: "red", stops: [{ type: "PICKUP", name: "" }] } };
    const before = structuredClone(raw);
    read(raw);
    expect(raw).toStrictEqual(before);
  });
});

describe("what is wrong", () => {
  test("all problems are named at once, with their bounds and the accepted values", () => {
    const load = {
      externalId: "12345678901",
      customerId: 7,
      axles: 2.5,
      stops: [{ type: "DROP", name: "123456", certified: "yes", hours: -1 }, {}],
      email: "dispatch",
    };
    expect(issuesOf({ load, version: "3" })).toEqual([
      { path: "load.externalId", code: "too_long", limit: 10, message: "Must have at most 10 characters." },
      { path: "load.customerId", code: "invalid_type", message: "Must be text." },
      { path: "load.axles", code: "not_an_integer", message: "Must be a whole number." },
      {
        path: "load.stops[0].type",
        code: "invalid_value",
        accepted: ["PICKUP", "DELIVERY"],
        message: "Must be one of PICKUP, DELIVERY.",
      },
      { path: "load.stops[0].name", code: "too_long", limit: 5, message: "Must have at most 5 characters." },
      { path: "load.stops[0].certified", code: "invalid_type", message: "Must be true or false." },
      { path: "load.stops[0].hours", code: "too_small", limit: 0, message: "Must be at least 0." },
      { path: "load.stops[1].type", code: "required", message: "Required." },
      { path: "load.email", code: "invalid_format", message: "Must be an e-mail address." },
      { path: "version", code: "invalid_type", message: "Must be a finite number." },
    ]);
  });

  test("a list that is too long is named before what is in it", () => {
    expect(issuesOf({ load: { externalId: "L-1", stops: [{}, {}, {}] } })).toEqual([
      { path: "load.stops", code: "too_many_items", limit: 2, message: "Must have at most 2 items." },
    ]);
  });

  test("what is wrong in two ways is one problem", () => {
    const Own = z.object({
      code: z
        .string()
        .min(3)
        .regex(/^[a-z]+$/),
    });
    const reading = readRequest(Own, { code: "A" });
    expect(!reading.ok && reading.issues.map(({ code }) => code)).toEqual(["too_short"]);
  });

  test("a body that is no object is one problem without a path", () => {
    for (const raw of [null, [], "load", 4]) {
      expect(issuesOf(raw)).toEqual([{ path: "", code: "invalid_type", message: "Must be an object." }]);
    }
  });

  test("a schema's own words and codes go before the general ones", () => {
    const Own = z.object({
      tag: z.string().regex(/^[a-z]+$/, "Only the letters a to z."),
      range: z.object({ min: z.number(), max: z.number() }).refine(({ min, max }) => min <= max, {
        error: "The least is above the most.",
        params: { code: "range_reversed", limit: 9 },
      }),
    });
    const reading = readRequest(Own, { tag: "A1", range: { min: 2, max: 1 } });
    expect(!reading.ok && reading.issues).toEqual([
      { path: "tag", code: "invalid_format", message: "Only the letters a to z." },
      { path: "range", code: "range_reversed", limit: 9, message: "The least is above the most." },
    ]);
  });

  test("a hostile number of faults and unknown fields is named up to a bound", () => {
    const many = Array.from({ length: 5000 }, (_, index) => [`key${index}`, 1]);
    expect(read({ load: { externalId: "L-1", ...Object.fromEntries(many) } }).warnings).toHaveLength(500);
    const reading = readRequest(z.object({ ids: z.array(z.string()) }), { ids: many });
    expect(!reading.ok && reading.issues).toHaveLength(500);
  });
});

describe("unions", () => {
  const Place = z.discriminatedUnion("type", [
    z.object({ type: z.literal("CITY"), city: z.string() }),
    z.object({ type: z.literal("POSTAL_CODE"), postalCode: z.string() }),
  ]);
  const Either = z.object({
    place: Place,
    one: z.union([z.string(), z.array(z.object({ id: z.string() }))]).optional(),
  });
  const readEither = (raw: unknown) => readRequest(Either, raw);

  test("the discriminator decides which fields are known", () => {
    const reading = readEither({ place: { type: "CITY", city: "Laredo", postalCode: "78040" } });
    expect(reading).toMatchObject({ ok: true, value: { place: { type: "CITY", city: "Laredo" } } });
    expect(reading.warnings).toMatchObject([{ path: "place.postalCode", code: "unknown_field" }]);
  });

  test("an unknown discriminator names the accepted values, a missing one is required", () => {
    const wrong = readEither({ place: { type: "STATE" } });
    expect(!wrong.ok && wrong.issues).toEqual([
      {
        path: "place.type",
        code: "invalid_value",
        accepted: ["CITY", "POSTAL_CODE"],
        message: "Must be one of CITY, POSTAL_CODE.",
      },
    ]);
    const missing = readEither({ place: {} });
    expect(!missing.ok && missing.issues).toEqual([{ path: "place.type", code: "required", message: "Required." }]);
  });

  test("of a union the option of the value's own kind says what is wrong", () => {
    const place = { type: "CITY", city: "Laredo" };
    const near = readEither({ place, one: [{ id: 4 }] });
    expect(!near.ok && near.issues).toEqual([{ path: "one[0].id", code: "invalid_type", message: "Must be text." }]);
    const far = readEither({ place, one: true });
    expect(!far.ok && far.issues).toEqual([
      { path: "one", code: "invalid_type", message: "Has none of the accepted forms." },
    ]);
  });
});

test("a schema that contains itself is read to any depth", () => {
  const Part = z.object({
    name: z.string(),
    get parts() {
      return z.array(Part).optional();
    },
  });
  const reading = readRequest(Part, { name: "a", parts: [{ name: "b", parts: [{ name: "c", colour: 1 }] }] });
  expect(reading.warnings).toMatchObject([{ path: "parts[0].parts[0].colour" }]);
});
