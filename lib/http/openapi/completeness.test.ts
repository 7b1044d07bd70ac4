import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { openapiDocument } from "@/lib/http/openapi/document";
import { getLoadEndpoint } from "@/lib/loads/contract/loads";

const document = JSON.parse(JSON.stringify(openapiDocument()));

type Part = { place: string; schema: Record<string, unknown> };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Every part of the document that is an object, examples left out: they only look like schemas. */
function partsOf(value: unknown, place = ""): Part[] {
  if (!isObject(value)) return [];
  const inner = Object.entries(value).filter(([key]) => key !== "examples" && key !== "example");
  return [{ place, schema: value }, ...inner.flatMap(([key, part]) => partsOf(part, `${place}/${key}`))];
}

const parts = partsOf(document);
const types: Part[] = Object.entries(document.components.schemas).flatMap(([place, schema]) =>
  isObject(schema) ? [{ place, schema }] : [],
);
const properties = parts.flatMap(({ place, schema }) =>
  isObject(schema.properties) && schema.type !== undefined
    ? Object.entries(schema.properties).flatMap(([name, property]) =>
        isObject(property) ? [{ place: `${place}.${name}`, schema: property }] : [],
      )
    : [],
);
const undescribed = (described: Part[]) =>
  described.filter(({ schema }) => typeof schema.description !== "string" || schema.description.length < 8);

describe("the description of the API", () => {
  test("says of every type and every property what it is", () => {
    expect(properties.length).toBeGreaterThan(300);
    expect(undescribed(properties).map(({ place }) => place)).toEqual([]);
    expect(undescribed(types).map(({ place }) => place)).toEqual([]);
  });

  test("says null once where a field may be null", () => {
    const options = ({ anyOf }: Record<string, unknown>) => (Array.isArray(anyOf) ? anyOf.filter(isObject) : []);
    const saysNull = ({ type }: Record<string, unknown>) =>
      type === "null" || (Array.isArray(type) && type.includes("null"));
    const repeated = parts.filter(({ schema }) => options(schema).filter((option) => saysNull(option)).length > 1);
    expect(repeated.map(({ place }) => place)).toEqual([]);
  });

  test("lets every optional field of a request be null", () => {
    const { properties } = document.components.schemas.DriverRequirements;
    expect(properties.cdl.type).toEqual(["boolean", "null"]);
    expect(document.components.schemas.Dimensions.properties.length.anyOf).toContainEqual({ type: "null" });
  });

  test("shows the load as /loads/get answers it where a version conflict is refused", () => {
    const { examples } = document.paths["/loads/sync"].post.responses["409"].content["application/json"];
    expect(examples.version_conflict.value.current).toEqual(getLoadEndpoint.examples[0]?.response);
  });
});

describe("codes", () => {
  const lib = path.resolve(import.meta.dirname, "../..");
  // What a store, the database or a browser calls something is never sent; of sign-in only what asks for a password.
  const isSilent =
    /\.test\.|(^|\/)(store|server|sessions(?!\/check-password)|browser|i18n|testing|docs|openapi)(\/|\.ts)/;
  const sources = readdirSync(lib, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter((file) => file.endsWith(".ts") && !isSilent.test(file))
    .map((file) => readFileSync(path.join(lib, file), "utf8"));

  /** Words that look like codes, save those of zod: they are compared with, and `custom` is one of them. */
  const found = sources.flatMap((source) => {
    const said = source.replaceAll(/(===|!==|case|IssueOf<|code: (?="custom"))\s*"\w+"/g, "");
    const words = /"([a-z]+(?:_[a-z]+)+)"|(?:\bcode:|AppError\()\s*"(\w+)"|^ {2}([a-z]+(?:_[a-z]+)+): "/gm;
    return [...said.matchAll(words)].map(([, quoted, named, key]) => quoted ?? named ?? key ?? "");
  });
  const patterns = sources.flatMap((source) =>
    [...source.matchAll(/\bcode: `(\w*)\$\{\w+\}(\w*)`/g)].map(([, start, end]) => new RegExp(`^${start}\\w+${end}$`)),
  );

  // 401 says nothing but Unauthorized.
  const codes = [...new Set(found)].filter((code) => code !== "unauthorized");
  const explained = [...JSON.stringify(document).matchAll(/\| `(\w+)` \|/g)].map(([, code = ""]) => code);

  test("of errors, issues, warnings and the history are each explained", () => {
    const known = [
      "carrier_not_assigned",
      "no_relationship",
      "odd_status_move",
      "too_few_items",
      "forbidden",
      "required",
    ];
    expect(codes).toEqual(expect.arrayContaining(known));
    expect(codes.filter((code) => !explained.includes(code))).toEqual([]);
    expect(patterns.length).toBeGreaterThan(0);
    expect(patterns.filter((pattern) => !explained.some((code) => pattern.test(code)))).toEqual([]);
  });

  test("are explained only if something says them", () => {
    const isSaid = (code: string) => codes.includes(code) || patterns.some((pattern) => pattern.test(code));
    expect(explained.filter((code) => !isSaid(code))).toEqual([]);
  });
});
