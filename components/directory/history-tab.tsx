"use client";

import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { useTranslations } from "next-intl";
import { ChangeRow } from "@/components/directory/change-row";
import { ListPending } from "@/components/directory/list-pending";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { directoryQueries } from "@/lib/directory/queries";

/** Who changed what, newest first. */
export function HistoryTab() {
  const t = useTranslations("directory.history");
  const list = useInfiniteQuery(directoryQueries.history());
  const users = useQuery(directoryQueries.users());
  if (!list.data) return <ListPending query={list} />;
  const changes = list.data.pages.flatMap(({ items }) => items);
  if (changes.length === 0) {
    return (
      <EmptyState icon={<History />} title={t("emptyTitle")}>
        {t("emptyText")}
      </EmptyState>
    );
  }
  const names = new Map(users.data?.map(({ id, name }) => [id, name]));
  return (
    <>
      <ul aria-label={t("label")}>
        {changes.map((change) => (
          <ChangeRow key={change.id} change={change} names={names} now={list.dataUpdatedAt} />
        ))}
      </ul>
      {list.hasNextPage && (
        <div className="p-5">
          <Button disabled={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            {t("showOlder")}
          </Button>
        </div>
      )}
    </>
  );
}
