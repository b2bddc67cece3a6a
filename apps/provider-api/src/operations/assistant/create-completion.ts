import { createCompletion as endpoint } from "@guildway/api-contract";
import type { Caller } from "../../access/caller.ts";
import { operation } from "../../http/operation.ts";
import { countRoughly } from "../../platform/limits/attempts.ts";
import { Problem } from "../../platform/problem.ts";
import { labelsByWords } from "../../passages/language-model/extractive.ts";
import { asTags } from "../../passages/language-model/as-tags.ts";
import type { Services } from "../../services.ts";

export const createCompletion = operation(endpoint, async ({ caller, body }, services) => {
  const { model } = services;
  if (caller.kind !== "user") throw new Problem("auth.token-missing");
  await spendCompletions(services, caller);
  const { prompt, labels, text } = body;
  if (!model.isConfigured && labels && text)
    return { data: labelsByWords(text, labels).join(", ") };
  const completed = await model.complete(prompt, { about: text });
  const stoodIn = completed.fallback !== undefined && labels && text;
  return {
    data: stoodIn ? labelsByWords(text, labels).join(", ") : asTags(completed.text),
    ...(completed.fallback !== undefined && { Fallback: completed.fallback }),
  };
});

const minute = 60_000;

/** A model is paid for by the word: one of the staff has as many completions as an import of a program asks for and twice that, all of an organization those of some at once. */
function spendCompletions(
  { db, clock }: Pick<Services, "db" | "clock">,
  { userId, orgId }: Extract<Caller, { kind: "user" }>,
): Promise<void> {
  return countRoughly(
    db,
    [
      { key: `completions for ${userId}`, most: 60, windowMs: minute },
      { key: `completions for ${userId}, day`, most: 5000, windowMs: 1440 * minute },
      { key: `completions of ${orgId}`, most: 300, windowMs: minute },
      { key: `completions of ${orgId}, day`, most: 20_000, windowMs: 1440 * minute },
    ],
    { now: clock(), code: "limit.too-many-requests" },
  );
}
