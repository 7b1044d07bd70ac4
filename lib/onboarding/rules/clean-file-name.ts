import type { DocumentMediaType } from "@/lib/onboarding/schema/document";

const endings: Record<DocumentMediaType, readonly [string, ...string[]]> = {
  "application/pdf": [".pdf"],
  "image/jpeg": [".jpg", ".jpeg"],
  "image/png": [".png"],
  "image/webp": [".webp"],
};

const stemMax = 100;

// Control characters, marks that turn the direction of writing or are not seen at all, and what file systems refuse.
const unwanted = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}<>:"|?*]/gu;

/**
 * A name that can be kept and saved anywhere: no folders, nothing invisible, and an ending that fits the content, so
 * that no program passes for a picture.
 */
export function cleanFileName(written: string, mediaType: DocumentMediaType) {
  const name = (written.normalize("NFC").split(/[/\\]/).at(-1) ?? "").replace(unwanted, "").replace(/\s+/g, " ");
  const [ending] = endings[mediaType];
  const given = endings[mediaType].find((known) => name.trimEnd().toLowerCase().endsWith(known));
  const stem = (given ? name.trimEnd().slice(0, -given.length) : name).replace(/^[.\s]+|[.\s]+$/g, "");
  const kept = [...stem].slice(0, stemMax).join("").trimEnd();
  return (kept || "document") + (given ?? ending);
}
