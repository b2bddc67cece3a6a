import type { RecordDefinition } from "@guildway/api-contract";
import { type RowOf, failureCode } from "@guildway/api-client";
import { usePageFrame } from "@guildway/federation";
import { useSearchParams } from "@guildway/router";
import { ErrorState, PageLoading } from "@guildway/ui";
import { AccessCodeCard, type AccessCodeCardProps } from "@guildway/ui/access-code";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { focusOnceDrawn } from "../../reading/focus-once-drawn.ts";
import { recordQuery } from "../../records/record-query.ts";
import { type GatedType, useAccessGrant } from "./use-access-grant.ts";

interface Props<D extends RecordDefinition> {
  record: D & { type: GatedType };
  id: string;
  /** What the bar says until it is open. */
  title: string;
  /** What stands below the code. */
  footer: string;
  /** What is said while the record is read. */
  loading: string;
  failed: { title: string; text?: string };
  /** What stands there where there is no such record, or nothing opens it. */
  gone: ReactNode;
  children(row: RowOf<D> & { orgId: string }, grant: string | undefined): ReactNode;
}

const codeInAddress = "accessCode";

/** A record behind its access code, which is typed or stands in the address; what is open needs none. */
export function AccessGate<D extends RecordDefinition>({
  record,
  id,
  title,
  footer,
  loading,
  failed,
  gone,
  children,
}: Props<D>) {
  const [address, setAddress] = useSearchParams();
  const { grant, give, isChecking, error } = useAccessGrant(record.type, id);
  const query = useQuery(recordQuery(record, id, grant));
  const row = query.data as (RowOf<D> & Gated) | undefined;
  // What a grant opened and does not any more, is closed again.
  const isClosed = row?.hasAccessCode === true && row.orgId === undefined;
  const given = address.get(codeInAddress);
  useEffect(() => {
    if (!isClosed || given === null) return;
    setAddress(without(address, codeInAddress), { replace: true });
    give(given);
  }, [isClosed, given, address, setAddress, give]);
  // Writing by an invitation needs a grant, which one without a code gives to whoever opens it; a preview only reads.
  const isPreview = address.get("preview") === "true";
  const awaitsGrant =
    !isPreview && row?.hasAccessCode === false && Boolean(row.orgId) && grant === undefined;
  useEffect(() => {
    if (awaitsGrant) give("");
  }, [awaitsGrant, give]);
  // What was open stays, though it is answered no more: an invitation that was just signed.
  if (row === undefined && failureCode(query.error) === "record.not-found") return gone;
  if (row === undefined && query.isError)
    return (
      <ErrorState {...failed} onRetry={() => void query.refetch()} retrying={query.isFetching} />
    );
  if (
    row === undefined ||
    (awaitsGrant && !error) ||
    (isClosed && (given !== null || grant !== undefined))
  )
    return <PageLoading text={loading} />;
  if (isClosed)
    return (
      <Closed title={title} footer={footer} onCode={give} checking={isChecking} error={error} />
    );
  return row.orgId ? children(row as RowOf<D> & { orgId: string }, grant) : gone;
}

/** While a record is closed, whose it is stays unsaid. */
function Closed({ title, ...card }: AccessCodeCardProps & { title: string }) {
  usePageFrame({ title, organization: null });
  useEffect(() => focusOnceDrawn, []);
  return <AccessCodeCard {...card} />;
}

interface Gated {
  hasAccessCode?: boolean | null;
  orgId?: string | null;
}

function without(address: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(address);
  rest.delete(name);
  return rest;
}
