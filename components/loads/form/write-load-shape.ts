import { writeFileSync } from "node:fs";
import path from "node:path";
import { shapeOf } from "@/lib/core/schema-shapes";
import { LoadInput } from "@/lib/loads/schema/load";

/** Writes `load-shape.json` anew. Run it with `npx tsx` when the schema of a load has changed, and format the file. */
const file = path.join(import.meta.dirname, "load-shape.json");
writeFileSync(file, `${JSON.stringify(shapeOf(LoadInput), null, 2)}\n`);
