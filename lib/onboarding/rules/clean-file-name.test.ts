import { expect, test } from "vitest";
import { cleanFileName } from "@/lib/onboarding/rules/clean-file-name";

test.each([
  ["seguro de carga.pdf", "seguro de carga.pdf"],
  ["Póliza  2027.PDF", "Póliza 2027.PDF".replace("PDF", "pdf")],
  ["../../etc/passwd", "passwd.pdf"],
  ["C:\\Users\\me\\poliza.pdf", "poliza.pdf"],
  ["invoice.pdf.exe", "invoice.pdf.exe.pdf"],
  ["page.html", "page.html.pdf"],
  ["gpj.\u202efdp.exe", "gpj.fdp.exe.pdf"],
  ["a\u0000b\nc<script>.pdf", "abcscript.pdf"],
  ["...pdf", "document.pdf"],
  ["\u200b\u200b", "document.pdf"],
  [" .. ", "document.pdf"],
  ["é".normalize("NFD"), "é.pdf"],
])("%j is kept as %j", (written, kept) => {
  expect(cleanFileName(written, "application/pdf")).toBe(kept);
});

test("an ending that fits the content stays, any other gets the right one behind it", () => {
  expect(cleanFileName("scan.jpeg", "image/jpeg")).toBe("scan.jpeg");
  expect(cleanFileName("scan.heic", "image/jpeg")).toBe("scan.heic.jpg");
  expect(cleanFileName("scan.svg", "image/png")).toBe("scan.svg.png");
});

test("a name as long as any is cut, the ending is not", () => {
  expect(cleanFileName(`${"ñ".repeat(250)}.pdf`, "application/pdf")).toBe(`${"ñ".repeat(100)}.pdf`);
});
