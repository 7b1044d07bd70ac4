import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { getCarrierDocument, listCarrierDocuments } from "@/lib/onboarding/get-carrier-document";
import { getOnboarding } from "@/lib/onboarding/get-onboarding";
import { removeCarrierDocument, removeOnboardingDocument } from "@/lib/onboarding/remove-document";
import { documentBytesMax } from "@/lib/onboarding/schema/document-values";
import { signOnboarding } from "@/lib/onboarding/sign-onboarding";
import { uploadCarrierDocument, uploadOnboardingDocument } from "@/lib/onboarding/upload-document";
import { db } from "@/lib/server/db";
import { aSentLink, sendLink } from "@/lib/testing/a-sent-link";
import { anOrganization } from "@/lib/testing/an-organization";

const starts = {
  "application/pdf": Buffer.from("%PDF-1.7\n"),
  "image/png": Buffer.from("89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000002049444154", "hex"),
  "image/jpeg": Buffer.from("ffd8ffe000104a46494600010100000100010000", "hex"),
  "image/webp": Buffer.concat([Buffer.from("RIFF"), Buffer.from("24000000", "hex"), Buffer.from("WEBPVP8 ")]),
};

/** A file of its own content each time. */
const aFile = (start: Buffer = starts["application/pdf"]) => Buffer.concat([start, randomBytes(128)]);
const upload = (content: Buffer, fileName = "seguro.pdf") =>
  ({ kind: "INSURANCE_CERTIFICATE", fileName, content: content.toString("base64") }) as const;

describe("a document", () => {
  test.each(Object.entries(starts))("is %s by its content, and comes back byte for byte", async (mediaType, start) => {
    const { broker, asCarrier } = await aSentLink();
    const file = aFile(start);
    const { document } = await uploadOnboardingDocument(await asCarrier(), upload(file, "file"));
    expect(document).toMatchObject({ mediaType, sizeBytes: file.length, uploadedBy: { type: "carrier" } });
    const { content } = await getCarrierDocument(broker, { id: document.id });
    expect(Buffer.from(content, "base64").equals(file)).toBe(true);
  });

  test.each([
    ["HTML", "<!doctype html><script>alert(1)</script>"],
    ["SVG", '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ["a program for Windows", `MZ${"\0".repeat(200)}`],
    ["a program for Linux", `\x7fELF${"\0".repeat(200)}`],
    ["an archive", "PK\x03\x04".padEnd(200, "\0")],
    ["a sound", `RIFF\x24\0\0\0WAVEfmt ${"\0".repeat(200)}`],
    ["text", "just words"],
  ])("that is %s is refused, whatever it is called", async (_what, content) => {
    const { asCarrier, broker } = await aSentLink();
    const carrier = await asCarrier();
    for (const name of ["seguro.pdf", "photo.jpg"]) {
      await expect(
        uploadOnboardingDocument(carrier, upload(Buffer.from(content, "latin1"), name)),
      ).rejects.toMatchObject({
        code: "invalid_request",
        details: { issues: [{ path: "content", code: "unsupported_file_type" }] },
      });
    }
    expect(await db.carrierDocument.count({ where: { organizationId: broker.organizationId } })).toBe(0);
  });

  test("has a hundred bytes at least: its beginning alone is none", async () => {
    const carrier = await (await aSentLink()).asCarrier();
    const issues = [{ path: "content", code: "unsupported_file_type" }];
    for (const file of [Buffer.from("ffd8ff", "hex"), aFile().subarray(0, 99)]) {
      await expect(uploadOnboardingDocument(carrier, upload(file))).rejects.toMatchObject({ details: { issues } });
    }
    expect((await uploadOnboardingDocument(carrier, upload(aFile().subarray(0, 100)))).document.sizeBytes).toBe(100);
  });

  test("may have 5 MiB and not a byte more", async () => {
    const { asCarrier } = await aSentLink();
    const carrier = await asCarrier();
    const file = Buffer.alloc(documentBytesMax + 1);
    starts["application/pdf"].copy(file);
    await expect(uploadOnboardingDocument(carrier, upload(file))).rejects.toMatchObject({ code: "invalid_request" });
    const { document } = await uploadOnboardingDocument(carrier, upload(file.subarray(0, documentBytesMax)));
    expect(document.sizeBytes).toBe(documentBytesMax);
  });

  test("sent again after a lost answer is the one that is there", async () => {
    const { asCarrier } = await aSentLink();
    const carrier = await asCarrier();
    const file = upload(aFile());
    const first = await uploadOnboardingDocument(carrier, file);
    expect(await uploadOnboardingDocument(carrier, { ...file, fileName: "other.pdf" })).toEqual(first);
  });

  test("is the twentieth at most, also when two come at once", async () => {
    const { asCarrier } = await aSentLink();
    const carrier = await asCarrier();
    const send = () => uploadOnboardingDocument(carrier, upload(aFile()));
    for (let count = 0; count < 19; count++) await send();
    const last = await Promise.allSettled([send(), send(), send()]);
    expect(last.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(last.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "conflict" } });
    expect((await getOnboarding(carrier, {})).documents).toHaveLength(20);
  });
});

describe("a carrier", () => {
  test("sees and removes only what came through its own link", async () => {
    const { broker, carrierId, asCarrier } = await aSentLink();
    const first = await asCarrier();
    const { document: mine } = await uploadOnboardingDocument(first, upload(aFile()));
    const { document: ours } = await uploadCarrierDocument(broker, { carrierId, ...upload(aFile()) });
    const next = await (await sendLink(broker, carrierId)).asCarrier();
    const stranger = await (await aSentLink({ broker })).asCarrier();
    for (const other of [next, stranger]) {
      expect((await getOnboarding(other, {})).documents).toEqual([]);
      for (const { id } of [mine, ours]) {
        await expect(removeOnboardingDocument(other, { id })).rejects.toThrow("There is no such document.");
      }
    }
    expect(await db.carrierDocument.count({ where: { organizationId: broker.organizationId } })).toBe(2);
  });

  test("takes a document back before it signs, and not after", async () => {
    const { broker, carrierId, asCarrier } = await aSentLink();
    const carrier = await asCarrier();
    const { document: first } = await uploadOnboardingDocument(carrier, upload(aFile()));
    const { document: second } = await uploadOnboardingDocument(carrier, upload(aFile()));
    expect(await removeOnboardingDocument(carrier, { id: first.id })).toEqual({});
    const { signature } = await signOnboarding(carrier, { signerName: "Marisol", agrees: true });
    expect(signature.documents).toEqual([second.sha256]);
    await expect(removeOnboardingDocument(carrier, { id: second.id })).rejects.toMatchObject({ code: "conflict" });
    await expect(uploadOnboardingDocument(carrier, upload(aFile()))).rejects.toMatchObject({ code: "conflict" });
    expect((await listCarrierDocuments(broker, { carrierId })).items).toEqual([second]);
  });
});

describe("an organization", () => {
  test("keeps documents of its own beside the carrier's, newest first, in pages", async () => {
    const { broker, carrierId, asCarrier } = await aSentLink();
    const { document: theirs } = await uploadOnboardingDocument(await asCarrier(), upload(aFile()));
    const later = { ...broker, now: new Date(broker.now.getTime() + 1000) };
    const { document: own } = await uploadCarrierDocument(later, { carrierId, ...upload(aFile()) });
    expect(own.linkId).toBe(undefined);
    const first = await listCarrierDocuments(broker, { carrierId, limit: 1 });
    const second = await listCarrierDocuments(broker, { carrierId, limit: 1, cursor: first.nextCursor ?? "" });
    expect([first.items, second.items, second.nextCursor]).toEqual([[own], [theirs], null]);
  });

  test("finds none of another's documents, by no id", async () => {
    const { broker, carrierId, asCarrier } = await aSentLink();
    const { document } = await uploadOnboardingDocument(await asCarrier(), upload(aFile()));
    const { ctx: other } = await anOrganization();
    expect((await listCarrierDocuments(other, { carrierId })).items).toEqual([]);
    for (const { id } of [document, { id: "document_unknown" }]) {
      await expect(getCarrierDocument(other, { id })).rejects.toThrow("There is no such document.");
      await expect(removeCarrierDocument(other, { id })).rejects.toThrow("There is no such document.");
    }
    expect(await getCarrierDocument(broker, { id: document.id })).toMatchObject({ document });
  });

  test("removes a document for good, and its history keeps what it was", async () => {
    const { broker, carrierId } = await aSentLink();
    const { document } = await uploadCarrierDocument(broker, { carrierId, ...upload(aFile()) });
    await removeCarrierDocument(broker, { id: document.id });
    await expect(getCarrierDocument(broker, { id: document.id })).rejects.toMatchObject({ code: "not_found" });
    const recorded = await db.carrierChange.findFirst({
      where: { organizationId: broker.organizationId, operation: "DOCUMENT_REMOVED" },
    });
    const { kind, fileName, sha256 } = document;
    expect(recorded?.changes).toEqual([{ path: `documents["${document.id}"]`, before: { kind, fileName, sha256 } }]);
  });

  test("keeps no document of a carrier that does not exist", async () => {
    const { ctx } = await anOrganization();
    const request = { carrierId: "carrier_unknown", ...upload(aFile()) };
    await expect(uploadCarrierDocument(ctx, request)).rejects.toMatchObject({ code: "not_found" });
  });
});
