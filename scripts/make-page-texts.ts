// npm run texts: writes down which texts each page sends to the browser.
import { writeJson } from "@/scripts/write-json";
import { pageTexts, pageTextsFile } from "./page-texts";

writeJson(pageTextsFile, pageTexts());
