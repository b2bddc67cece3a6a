import { call, failureCode, getUser } from "@guildway/api-client";
import { signAsSponsor } from "@guildway/api-contract";
import { useTexts } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { AgreementTable } from "./opened-query.ts";
import { texts } from "./texts.ts";

export interface ToSign {
  table: AgreementTable;
  agreement: { id: string; orgId: string; version?: number; locationId?: string | null };
  userId: string;
}

/** The sponsor's signature, their stored one or another, and what signing makes of it. */
export function useSponsorSigning({ table, agreement: { id, version = 0 }, userId }: ToSign) {
  const text = useTexts(texts);
  const queries = useQueryClient();
  const me = useQuery({
    queryKey: ["agreements", "ownSignature", userId],
    queryFn: ({ signal }) => getUser(userId, { signal, select: ["id", "name", "userSignature"] }),
  });
  const [given, setGiven] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const stored = me.data?.userSignature ?? undefined;
  const signature = given ?? stored;
  const signing = useMutation({
    mutationFn: (sponsorSignature: string) => {
      showToast("info", text.signing, { subject: "signing" });
      return call(signAsSponsor, { body: { table, id, version, sponsorSignature } });
    },
    async onSuccess() {
      showToast("success", text.signed, { subject: "signing" });
      await reload();
    },
    async onError(error) {
      console.error(error);
      const said: Readonly<Record<string, string>> = text.refused;
      showToast("error", said[failureCode(error) ?? ""] ?? text.failed, { subject: "signing" });
      // Over what is shown by then one may sign again.
      await reload();
    },
  });
  /** The agreement as it is now, and the lists in which it stands. */
  const reload = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ["agreements", table, id] }),
      queries.invalidateQueries({ queryKey: ["agreements", "ofPlaces"] }),
    ]);
  return {
    name: me.data?.name ?? "",
    signature,
    stored,
    isStored: signature !== undefined && signature === stored,
    isMissing,
    isBusy: signing.isPending,
    give(url: string | undefined) {
      setGiven(url);
      setMissing(false);
    },
    sign() {
      setMissing(signature === undefined);
      if (signature !== undefined) signing.mutate(signature);
    },
  };
}
