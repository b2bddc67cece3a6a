import type { RowOf } from "@guildway/api-client";
import type { programKeys } from "@guildway/api-contract";
import { RevokeKey } from "./revoke-key.tsx";
import { RotateKey } from "./rotate-key.tsx";

/** What can be done with a key while it works. */
export function KeyActions({ row }: { row: RowOf<typeof programKeys> }) {
  return (
    <>
      <RotateKey row={row} />
      <RevokeKey row={row} />
    </>
  );
}
