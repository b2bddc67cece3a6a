import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Platform } from "../platform/platform.ts";

/** The last entry of the audit log at a moment: kept elsewhere, it shows later that the end was cut off. */
export interface AuditHead {
  sequence: number;
  hash: string;
  at: string;
}

const dayMilliseconds = 86_400_000;

/** Writes the head of the audit log into the server's log and onto the health page, now and every day. */
export async function keepNotingHead(
  services: Pick<Platform, "db" | "clock" | "log"> & { auditHead: { noted?: AuditHead } },
): Promise<{ stop(): void }> {
  const note = async () => {
    const head = await readHead(services.db, services.clock());
    services.auditHead.noted = head;
    services.log("info", "audit.head", { ...head });
  };
  await note();
  const timer = setInterval(() => {
    note().catch((error: unknown) =>
      services.log("error", "audit.head-failed", { reason: String(error) }),
    );
  }, dayMilliseconds);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

async function readHead(db: Kysely<Database>, now: Date): Promise<AuditHead> {
  const last = await db
    .selectFrom("auditLog")
    .select(["sequence", "hash"])
    .orderBy("sequence", "desc")
    .limit(1)
    .executeTakeFirst();
  return { sequence: last?.sequence ?? 0, hash: last?.hash ?? "", at: now.toISOString() };
}
