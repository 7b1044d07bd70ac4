// npm run load-shape: writes down the fields of a load, so that pages know them without the schema's weight.
import path from "node:path";
import { shapeOf } from "@/lib/core/schema-shapes";
import { LoadInput } from "@/lib/loads/schema/load";
import { writeJson } from "@/scripts/write-json";

writeJson(path.resolve(import.meta.dirname, "../components/loads/form/load-shape.json"), shapeOf(LoadInput));
