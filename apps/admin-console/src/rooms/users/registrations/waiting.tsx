import type { RowOf } from "@guildway/api-client";
import type { users } from "@guildway/api-contract";
import { lazyPart } from "@guildway/federation";
import { Skeleton } from "@guildway/ui";
import { Suspense } from "react";

const Pending = lazyPart(async () => (await import("./pending.tsx")).Pending);

/** What a person registered for and an administrator has to decide. */
export function Waiting({ row }: { row: RowOf<typeof users> }) {
  if (!row.registrationPending) return null;
  return (
    <Suspense fallback={<Skeleton lines={3} />}>
      <Pending userId={row.id} />
    </Suspense>
  );
}
