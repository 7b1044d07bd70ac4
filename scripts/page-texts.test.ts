import fs from "node:fs";
import { expect, test } from "vitest";
import { pageTexts, pageTextsFile } from "./page-texts";

test("each page sends the texts that its client components show, and no others: `npm run texts` writes them down", () => {
  expect(JSON.parse(fs.readFileSync(pageTextsFile, "utf8"))).toEqual(pageTexts());
});

test("every page stands in the texts that are written down for it", () => {
  const root = new URL("../app/", import.meta.url);
  const pages = fs.readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith("page.tsx"));
  const addressOf = (page: string) => `/${page}`.replaceAll(/\/\([^)]*\)/g, "").replace("/page.tsx", "") || "/";
  const given = (page: string) => /<Texts of="([^"]+)"/.exec(fs.readFileSync(new URL(page, root), "utf8"))?.[1];
  const wanted = (page: string) => (addressOf(page) in pageTexts() ? addressOf(page) : undefined);
  expect(pages.map((page) => [page, given(page)])).toEqual(pages.map((page) => [page, wanted(page)]));
});
