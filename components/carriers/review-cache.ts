import type { QueryClient } from "@tanstack/react-query";
import { isInTab, type ListTab } from "@/components/carriers/carriers-view";
import { type CarrierPages, carrierQueries } from "@/lib/carriers/queries";
import { eligibilityOf } from "@/lib/carriers/rules/eligibility";
import type { CarrierCounts } from "@/lib/carriers/schema/carrier";
import type { RelationshipState } from "@/lib/carriers/schema/relationship";

type Relationship = RelationshipState | undefined;

/** The counts after one carrier's relationship changed. */
function recounted(counts: CarrierCounts, before: Relationship, after: Relationship): CarrierCounts {
  const step = (tab: ListTab) => Number(isInTab(tab, after)) - Number(isInTab(tab, before));
  return {
    ...counts,
    needsReview: counts.needsReview + step("review"),
    active: counts.active + step("active"),
    doNotDispatch: counts.doNotDispatch + step("doNotDispatch"),
    notOnboarded: counts.notOnboarded + step("notOnboarded"),
    noRelationship: counts.noRelationship + step("noRelationship"),
  };
}

const withRelationship = <Carrier extends { id: string }>(carrier: Carrier, id: string, relationship: Relationship) =>
  carrier.id === id ? { ...carrier, relationship, meaning: eligibilityOf(relationship) } : carrier;

/** The pages of a list in which one carrier has another relationship; the counts follow. */
export function reviewedPages(pages: CarrierPages, id: string, relationship: Relationship): CarrierPages {
  const before = pages.pages.flatMap(({ items }) => items).find((carrier) => carrier.id === id);
  if (!before) return pages;
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      items: page.items.map((carrier) => withRelationship(carrier, id, relationship)),
      ...(page.counts && { counts: recounted(page.counts, before.relationship, relationship) }),
    })),
  };
}

/** Stops what is being fetched: it would bring back what was on screen before. */
export const pauseFetches = (queryClient: QueryClient) =>
  void queryClient.cancelQueries({ queryKey: carrierQueries.all });

/** Puts a relationship on screen, wherever the carrier is shown. */
export function showRelationship(queryClient: QueryClient, id: string, relationship: Relationship) {
  queryClient.setQueriesData<CarrierPages>(
    { queryKey: carrierQueries.lists() },
    (pages) => pages && reviewedPages(pages, id, relationship),
  );
  queryClient.setQueryData(
    carrierQueries.detail(id).queryKey,
    (detail) => detail && { ...detail, carrier: withRelationship(detail.carrier, id, relationship) },
  );
}
