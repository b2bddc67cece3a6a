import type { RecordDefinition, RecordInput } from "@guildway/api-contract";
import { isUnanswered } from "./problem.ts";
import { recordsOf } from "./records-of.ts";

/**
 * What one form makes its record by, however often it is sent: after an answer that got lost the same is sent under the
 * same key, which makes no second record, and what was changed since is written into the first. Throws `ApiProblem`.
 */
export function makeOnce<D extends RecordDefinition>(
  definition: D,
): (values: RecordInput<D>) => Promise<string> {
  const { create, update } = recordsOf(definition);
  const onceKey = crypto.randomUUID();
  let sent: RecordInput<D> | undefined;
  return async (values) => {
    const first = (sent ??= values);
    const { id } = await create(first, { onceKey }).catch((error: unknown) => {
      if (!isUnanswered(error)) sent = undefined;
      throw error;
    });
    if (JSON.stringify(first) !== JSON.stringify(values)) await update(id, values);
    return id;
  };
}
