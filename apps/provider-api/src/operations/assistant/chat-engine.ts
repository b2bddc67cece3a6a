import { chatEngine as endpoint } from "@guildway/api-contract";
import type { Caller } from "../../access/caller.ts";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { searchScope, textsIn } from "./passages-in-reach.ts";
import { spendModelBudget } from "./spend-model-budget.ts";

interface Question {
  orgId: string;
  searchId?: string | null | undefined;
  resourceVecIds?: string[] | undefined;
  systemPrompt?: string | undefined;
}

export const chatEngine = operation(endpoint, async ({ caller, body, address }, services) => {
  await spendModelBudget(services, "answer", { address });
  const { texts, systemPrompt } = await groundsOf(caller, body, services);
  if (texts.length === 0) throw new Problem("assistant.no-passages");
  const passages = texts.map((text, index) => ({ number: index + 1, text }));
  const { pieces, fallback } = await services.model.answer({
    systemPrompt,
    question: body.prompt,
    passages,
  });
  return streamed(pieces, fallback, services) as never;
});

/** The passages that an answer may lean on, in the order in which it cites them, and the prompt that sets its manner. */
async function groundsOf(
  caller: Caller,
  { orgId, searchId, resourceVecIds, systemPrompt }: Question,
  { db }: Services,
): Promise<{ texts: string[]; systemPrompt: string }> {
  const search = searchId
    ? await db
        .selectFrom("searches")
        .selectAll()
        .where("id", "=", searchId)
        .where("orgId", "=", orgId)
        .executeTakeFirst()
    : undefined;
  if (searchId && !search) throw new Problem("record.not-found");
  const integrationId = search?.integrationId ?? undefined;
  const scope = await searchScope(db, caller, orgId, integrationId);
  const found = search?.resourceVecIds ?? [];
  // A visitor's answer leans on what their own search found, whatever ids they send.
  const wanted = resourceVecIds
    ? scope.groupIds
      ? resourceVecIds.filter((id) => found.includes(id))
      : resourceVecIds
    : found;
  const integration = integrationId
    ? await db
        .selectFrom("integrations")
        .select("systemPrompt")
        .where("id", "=", integrationId)
        .executeTakeFirst()
    : undefined;
  return {
    texts: await textsIn(db, scope, wanted),
    systemPrompt: integration?.systemPrompt ?? (scope.groupIds ? "" : (systemPrompt ?? "")),
  };
}

function streamed(
  pieces: AsyncIterable<string>,
  fallback: string | undefined,
  { log }: Services,
): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      try {
        for await (const piece of pieces) controller.enqueue(encoder.encode(piece));
        controller.close();
      } catch (error) {
        // The reader learns of it by the broken stream, so that half an answer never looks whole.
        log("error", "model.broke-off", {
          reason: error instanceof Error ? error.message : "unknown",
        });
        controller.error(error);
      }
    },
  });
  return new Response(body, {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      ...(fallback && { "x-answered-without-model": fallback }),
    },
  });
}
