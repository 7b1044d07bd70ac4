import { recordCarrierChanges } from "@/lib/carriers/record-carrier-changes";
import type { CarrierOperation } from "@/lib/carriers/schema/history";
import type { CarrierDocument } from "@/lib/onboarding/schema/document";
import type { Context } from "@/lib/server/context";

type OnboardingChange = { carrierId: string; operation: CarrierOperation; document?: CarrierDocument };

/** Records in the carrier's history what was done; a document with its name and hash, as it may be removed later. */
export function recordOnboarding(ctx: Context, { carrierId, operation, document }: OnboardingChange) {
  const { kind, fileName, sha256 } = document ?? {};
  const path = `documents[${JSON.stringify(document?.id)}]`;
  const side = operation === "DOCUMENT_REMOVED" ? "before" : "after";
  const changes = document ? [{ path, [side]: { kind, fileName, sha256 } }] : [];
  return recordCarrierChanges(ctx, [{ carrierId, operation, changes }]);
}
