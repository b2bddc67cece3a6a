import type { RowOf } from "@guildway/api-client";
import type { pageLinks } from "@guildway/api-contract";
import { RevealCode } from "../../invitations/reveal-code.tsx";
import { HandOut } from "./hand-out.tsx";

/** Gives a link out, and shows its code where it asks for one. */
export function PageLinkActions({ row }: { row: RowOf<typeof pageLinks> }) {
  return (
    <>
      <HandOut id={row.id} title={row.title ?? ""} />
      {row.hasAccessCode && <RevealCode table="pageLinks" id={row.id} />}
    </>
  );
}
