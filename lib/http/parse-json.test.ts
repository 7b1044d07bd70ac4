import { describe, expect, test } from "vitest";
import { parseJson } from "@/lib/http/parse-json";

const refusalOf = (text: string) => {
  try {
    return { read: parseJson(text) };
  } catch (error) {
    return error;
  }
};

describe("a body that is no JSON is refused with its place", () => {
  test.each([
    ['{\n  "load": {\n    "externalId": "L-1",\n  }\n}', "The body is not valid JSON: line 4, column 3."],
    ["{\"a\": 'b'}", "The body is not valid JSON: line 1, column 7."],
    ['{"a": 1 "b": 2}', "The body is not valid JSON: line 1, column 9."],
    ['{"a": NaN}', "The body is not valid JSON: line 1, column 7."],
    ['{"a": "b', "The body is not valid JSON: line 1, column 7."],
    ['{"a": 1', "The body is not valid JSON: line 1, column 8."],
    ['{"a": 1}}', "The body is not valid JSON: line 1, column 9."],
    ['{"a": 1} // more', "The body is not valid JSON: line 1, column 10."],
    ['{"a": 01}', "The body is not valid JSON: line 1, column 8."],
    ['{"a": "two\nlines"}', "The body is not valid JSON: line 1, column 7."],
    ["", "The body is empty. Send a JSON object, at least {}."],
    [" \n", "The body is empty. Send a JSON object, at least {}."],
  ])("%j", (text, message) => {
    expect(refusalOf(text)).toMatchObject({ code: "invalid_json", message });
  });
});

describe("a field that is given twice in one object is refused, for only one of them could be meant", () => {
  test.each([
    ['{"load":{"externalId":"A","externalId":"B"}}', "`load.externalId` is given twice: line 1, column 27."],
    ['{"items":[{"a":1},\n{"b":{},"b":{}}]}', "`items[1].b` is given twice: line 2, column 9."],
    ['{"a":1,"\\u0061":1}', "`a` is given twice: line 1, column 8."],
    ['{"metadata":{"my key":1,"my key":1}}', '`metadata["my key"]` is given twice: line 1, column 25.'],
    ['{"__proto__":1,"__proto__":2}', "`__proto__` is given twice: line 1, column 16."],
  ])("%s", (text, message) => {
    expect(refusalOf(text)).toMatchObject({ code: "invalid_json", message });
  });

  test.each([
    ['{"a":{"a":1},"b":[{"a":1},{"a":1}]}'],
    ['{"a":"x:y","b":"\\":\\"","":1,"constructor":{"toString":1}}'],
    ['[1,{"a":null},"a"]'],
    ['{"__proto__":{"a":1},"a":1}'],
  ])("%s has none", (text) => {
    expect(refusalOf(text)).toEqual({ read: JSON.parse(text) });
  });
});
