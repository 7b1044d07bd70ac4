// Writes down the fields of a load, so that pages know them without the schema's weight. Run by scripts/prepare.mjs.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { shapeOf } from "@/lib/core/schema-shapes";
import { LoadInput } from "@/lib/loads/schema/load";

const file = path.resolve(import.meta.dirname, "../components/loads/form/generated/load-shape.json");
writeFileSync(file, JSON.stringify(shapeOf(LoadInput)));
