import { call } from "@guildway/api-client";
import { readFileBuffer } from "@guildway/api-contract";
import { Loaded, Skeleton, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import styles from "./signature.module.css";
import { stateTexts } from "./state-texts.ts";

interface Row {
  id: string;
  orgId?: string | null | undefined;
}

/** A signature, which only staff of its organization are shown. */
export function Signature({ row: { orgId }, text: url }: { row: Row; text: string }) {
  const { signature } = useTexts(stateTexts);
  const query = useQuery({
    queryKey: ["admin-console", "signature", url],
    // The address that it answers works for an hour.
    staleTime: 30 * 60_000,
    queryFn: () =>
      call(readFileBuffer, {
        query: { url, organizationId: orgId ?? "", createPreSignedUrl: "true" },
      }),
  });
  return (
    <Loaded query={query} waiting={<Skeleton lines={2} />}>
      {(file) => <img className={styles.signature} src={file.url} alt={signature} />}
    </Loaded>
  );
}
