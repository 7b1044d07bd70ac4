import { fetchDocument } from "@/lib/onboarding/queries";

/**
 * Saves a document as a file. It never becomes a page of ours: the browser is told that it is bytes, whatever the
 * content claims to be.
 */
export async function saveDocument(id: string) {
  const { document: found, content } = await fetchDocument(id);
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: "application/octet-stream" }));
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = found.fileName;
  anchor.click();
  URL.revokeObjectURL(address);
}
