"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { KeyRound, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { ApiKeyList } from "@/components/api-keys/api-key-list";
import { CopyAs } from "@/components/app-shell/copy-as";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/controls";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { PageHeader } from "@/components/ui/page-parts";
import { apiKeyQueries } from "@/lib/api-keys/queries";
import type { ApiKey } from "@/lib/api-keys/schema";

const CreateKeyDialog = lazy(() =>
  import("@/components/api-keys/create-key-dialog").then((module) => ({ default: module.CreateKeyDialog })),
);
const RotateKeyDialog = lazy(() =>
  import("@/components/api-keys/rotate-key-dialog").then((module) => ({ default: module.RotateKeyDialog })),
);
const RevokeKeyDialog = lazy(() =>
  import("@/components/api-keys/revoke-key-dialog").then((module) => ({ default: module.RevokeKeyDialog })),
);

type Task = { kind: "create" } | { kind: "rotate" | "revoke"; apiKey: ApiKey };

/** The organization's keys. `names` are its people's, by user id. */
export function ApiKeysPage({ names }: { names: Record<string, string> }) {
  const t = useTranslations("apiKeys");
  const [task, setTask] = useState<Task>();
  const [showsEnded, setShowsEnded] = useState(false);
  const list = useInfiniteQuery(apiKeyQueries.list());
  const keys = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const ended = keys.filter(({ status }) => status !== "ACTIVE").length;
  const shown = showsEnded ? keys : keys.filter(({ status }) => status === "ACTIVE");
  const close = () => setTask(undefined);
  const createButton = (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setTask({ kind: "create" })}>
      {t("create.open")}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t("title")}
        subtitle={t("subtitle")}
        actions={
          <>
            {shown.length > 0 && createButton}
            <CopyAs path="/api-keys/list" request={() => ({})} answer={() => keys} />
          </>
        }
      />
      {ended > 0 && (
        <div className="border-line border-b px-5 py-2 max-sm:px-4">
          <Checkbox
            label={t("showEnded", { count: ended })}
            checked={showsEnded}
            onChange={({ target }) => setShowsEnded(target.checked)}
          />
        </div>
      )}
      {list.isError && keys.length === 0 && <ErrorState error={list.error} onRetry={list.refetch} />}
      {list.isSuccess && shown.length === 0 && (
        <EmptyState icon={<KeyRound />} title={t("empty.title")} action={createButton}>
          {t("empty.text")}
        </EmptyState>
      )}
      {shown.length > 0 && (
        <ApiKeyList
          keys={shown}
          names={names}
          now={list.dataUpdatedAt}
          onRotate={(apiKey) => setTask({ kind: "rotate", apiKey })}
          onRevoke={(apiKey) => setTask({ kind: "revoke", apiKey })}
        />
      )}
      {list.hasNextPage && (
        <div className="p-5">
          <Button disabled={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            {t("showOlder")}
          </Button>
        </div>
      )}
      <Suspense fallback={null}>
        {task?.kind === "create" && <CreateKeyDialog onClose={close} />}
        {task?.kind === "rotate" && <RotateKeyDialog apiKey={task.apiKey} onClose={close} />}
        {task?.kind === "revoke" && <RevokeKeyDialog apiKey={task.apiKey} now={list.dataUpdatedAt} onClose={close} />}
      </Suspense>
    </>
  );
}
