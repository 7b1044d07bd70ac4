import { expect, test } from "vitest";
import * as z from "zod";
import { withoutAnsweredFields } from "@/lib/core/answered-fields";

const response = z.object({
  load: z.object({
    version: z.number().optional(),
    stops: z.array(z.object({ known: z.string() })),
    price: z.union([z.object({ total: z.number() }), z.null()]).optional(),
  }),
});

const kept = (path: string, code = "unknown_field") => withoutAnsweredFields([{ path, code, message: "" }], response);

test.each(["load.version", "load.stops[3].known", "load.price.total"])(
  "%s is answered, so it is no warning",
  (path) => {
    expect(kept(path)).toEqual([]);
  },
);

test.each(["version", "load.stop", "load.stops[3].unknown", "load.stops.known", 'load["version"]'])(
  "%s is not answered there: the warning stays",
  (path) => expect(kept(path)).toHaveLength(1),
);

test("other warnings stay, whatever they are about", () => {
  expect(kept("load.version", "reserved_key")).toHaveLength(1);
});
