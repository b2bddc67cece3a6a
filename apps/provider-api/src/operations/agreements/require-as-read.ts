import type { Kysely } from "kysely";
import { type Shown, type ShownVersions, shownVersions } from "../../forms/shown-versions.ts";
import type { FormType } from "../../forms/templates.ts";
import type { Database } from "../../platform/database/schema.ts";
import { Problem } from "../../platform/problem.ts";

/** Refuses to sign an agreement that says by now something else than its signer has read, and names what changed; answers what they have read. */
export async function requireAsRead(
  transaction: Kysely<Database>,
  type: FormType,
  agreement: Shown,
  read: Readonly<Record<string, number>>,
): Promise<ShownVersions> {
  const shown = await shownVersions(transaction, type, agreement);
  const changed = [...new Set([...shown.keys(), ...Object.keys(read)])].filter(
    (name) => shown.get(name) !== read[name],
  );
  const types = [...new Set(changed.map((name) => name.split("/")[0]!))];
  if (types.length > 0)
    throw new Problem("agreement.changed", {
      faults: types.map((field) => ({ field, reason: "is not as it was read" })),
    });
  return shown;
}
