import type { RecordDefinition, RecordInput } from "@guildway/api-contract";
import { isUnanswered } from "./problem.ts";
import { recordsOf } from "./records-of.ts";

/**
 * What one form makes its record by, however often it is sent: all under one key, which makes no second record. What was
 * changed since an answer got lost is written into what that call may have made. Throws `ApiProblem`.
 */
export function makeOnce<D extends RecordDefinition>(
  definition: D,
): (values: RecordInput<D>) => Promise<string> {
  const { create, update } = recordsOf(definition);
  const onceKey = crypto.randomUUID();
  let lost: RecordInput<D> | undefined;
  return async (values) => {
    const { id } = await create(values, { onceKey }).catch((error: unknown) => {
      if (isUnanswered(error)) lost ??= values;
      throw error;
    });
    if (lost && JSON.stringify(lost) !== JSON.stringify(values))
      await update(id, { ...emptied(lost, values), ...values });
    return id;
  };
}

/** What was sent before and is left out now. */
const emptied = (before: object, now: object) =>
  Object.fromEntries(
    Object.keys(before)
      .filter((name) => !Object.hasOwn(now, name))
      .map((name) => [name, null]),
  );
