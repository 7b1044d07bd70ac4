"use client";

import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { DeveloperDetails } from "@/components/app-shell/display-preferences";
import { RelativeTime } from "@/components/app-shell/relative-time";
import { useSession } from "@/components/app-shell/session-provider";
import { useChangeLabels } from "@/components/carriers/carrier-history";
import { useCarriersView } from "@/components/carriers/carriers-context";
import { ConflictCardsSkeleton } from "@/components/carriers/carriers-skeleton";
import { numbersLine } from "@/components/carriers/identifiers";
import { InputCell } from "@/components/form/cell-fields";
import { Form, FormProblem, useEndpointForm } from "@/components/form/endpoint-form";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/controls";
import { CopyButton } from "@/components/ui/copy-button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { carrierMutations, carrierQueries } from "@/lib/carriers/queries";
import type { CarrierConflict } from "@/lib/carriers/schema/conflict";
import { noteTextMax } from "@/lib/vocabulary/limits.values";

/** What upserts, imports and onboardings found and did not decide. */
export function ConflictsPart() {
  const t = useTranslations("carriers.conflicts");
  const [showsResolved, setShowsResolved] = useState(false);
  const query = useInfiniteQuery(carrierQueries.conflicts(showsResolved ? {} : { resolved: false }));
  const conflicts = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4 max-sm:px-4">
      <div className="mx-auto grid max-w-190 gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="min-w-0 flex-1 text-ink-2">{t("hint")}</p>
          <Checkbox
            label={t("showResolved")}
            checked={showsResolved}
            onChange={({ target }) => setShowsResolved(target.checked)}
          />
        </div>
        {query.isPending && <ConflictCardsSkeleton />}
        {query.isError && conflicts.length === 0 && <ErrorState error={query.error} onRetry={() => query.refetch()} />}
        {query.isSuccess && conflicts.length === 0 && <EmptyState icon={<CircleCheck />} title={t("empty")} />}
        {conflicts.length > 0 && (
          <ul aria-label={t("title")} className="grid gap-3">
            {conflicts.map((conflict) => (
              <ConflictCard key={conflict.id} conflict={conflict} />
            ))}
          </ul>
        )}
        {query.hasNextPage && (
          <div>
            <Button disabled={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
              {t("older")}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

function Differences({ conflict: { differences } }: { conflict: CarrierConflict }) {
  const t = useTranslations("carriers.conflicts");
  const { pathLabel } = useChangeLabels();
  return (
    <table className="w-full text-left">
      <thead className="text-ink-3 text-xs">
        <tr>
          {["field", "onRecord", "sent"].map((name) => (
            <th key={name} scope="col" className="py-1 pr-3 font-normal">
              {t(`columns.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {differences.map(({ field, onRecord, sent }) => (
          <tr key={field} className="border-line border-t align-top">
            <th scope="row" className="py-1 pr-3 font-normal text-ink-2">
              {pathLabel(field)}
            </th>
            <td className="wrap-anywhere py-1 pr-3 font-mono">{onRecord ?? "—"}</td>
            <td className="wrap-anywhere py-1 font-mono">{sent ?? "—"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Resolve({ conflict }: { conflict: CarrierConflict }) {
  const t = useTranslations("carriers.conflicts");
  const decision = useTranslations("carriers.decision");
  const isReader = useSession().role === "VIEWER";
  const resolve = useMutation(carrierMutations.resolveConflict);
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/carriers/schema/conflict")).ResolveConflictRequest,
    defaultValues: { resolution: "" },
    toRequest: ({ resolution }: { resolution: string }) => ({
      id: conflict.id,
      ...(resolution.trim() && { resolution: resolution.trim() }),
    }),
    onSubmit: (request) => resolve.mutateAsync(request),
  });
  return (
    <Form form={form} className="grid gap-2">
      <div className="flex flex-wrap items-start gap-2">
        <InputCell
          name="resolution"
          label={t("resolution")}
          placeholder={t("resolution")}
          maxLength={noteTextMax}
          disabled={isReader}
          className="min-w-48 flex-1"
        />
        <Button
          type="submit"
          disabled={isReader || form.isSubmitting}
          title={isReader ? decision("needsBroker") : undefined}
        >
          {t("resolve")}
        </Button>
      </div>
      {isReader && <p className="text-ink-3 text-xs">{decision("needsBroker")}</p>}
      <FormProblem form={form} />
    </Form>
  );
}

/** What came in and does not fit: the numbers, whose they are, who sent them how often, and a word to settle it. */
function ConflictCard({ conflict }: { conflict: CarrierConflict }) {
  const t = useTranslations("carriers.conflicts");
  const history = useTranslations("carriers.history");
  const source = useTranslations("vocabulary.RelationshipSource");
  const { openAnywhere, hrefOf } = useCarriersView();
  const { kind, identifiers, carriers, actor } = conflict;
  const sent = ({ externalId, ...numbers }: typeof identifiers) =>
    [numbersLine(numbers), externalId && `${t("externalId")} ${externalId}`].filter(Boolean).join(" · ");
  return (
    <li className="grid gap-2.5 rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="min-w-0 font-medium">{t(`kind.${kind}`)}</h2>
        <Badge tone={conflict.resolvedAt ? "mute" : "warn"}>{t(conflict.resolvedAt ? "resolved" : "open")}</Badge>
      </div>
      <p className="wrap-anywhere font-mono text-ink-2">{sent(identifiers)}</p>
      <div className="grid gap-1">
        {carriers.map(({ id, displayName, identifiedBy }) => (
          <p key={id} className="flex flex-wrap items-baseline gap-x-2">
            <a
              href={hrefOf({ tab: "all", search: "", carrier: id })}
              onClick={(event) => {
                event.preventDefault();
                openAnywhere(id);
              }}
              className="text-accent underline underline-offset-2"
            >
              {displayName}
            </a>
            <span className="wrap-anywhere font-mono text-ink-2 text-xs">
              {sent(Object.fromEntries(identifiedBy.map((field) => [field, identifiers[field]])))}
            </span>
          </p>
        ))}
      </div>
      {conflict.differences.length > 0 && <Differences conflict={conflict} />}
      <p className="flex flex-wrap items-center gap-x-2 text-ink-3 text-xs">
        <span>
          {history(`actor.${actor.type}`, { name: actor.name })} · {source(conflict.source)} ·{" "}
          {t("occurrences", { count: conflict.occurrences })} · <RelativeTime at={conflict.lastSeenAt} />
        </span>
        <DeveloperDetails>
          <CopyButton text={conflict.requestId} label={history("copyRequestId")} variant="ghost" size="sm" />
        </DeveloperDetails>
      </p>
      {conflict.resolvedAt ? (
        <p className="text-ink-2 text-xs">
          {t("resolvedBy", { name: conflict.resolvedBy?.name ?? "" })} <RelativeTime at={conflict.resolvedAt} />
          {conflict.resolution && <> · {conflict.resolution}</>}
        </p>
      ) : (
        <Resolve conflict={conflict} />
      )}
    </li>
  );
}
