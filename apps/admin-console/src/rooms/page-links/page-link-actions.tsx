import type { RowOf } from "@guildway/api-client";
import type { pageLinks } from "@guildway/api-contract";
import { RevealCode } from "../../invitations/reveal-code.tsx";

/** Shows the code of a link that asks for one. */
export function PageLinkActions({ row }: { row: RowOf<typeof pageLinks> }) {
  return row.hasAccessCode ? <RevealCode table="pageLinks" id={row.id} /> : null;
}
