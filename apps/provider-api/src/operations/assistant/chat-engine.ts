import { chatEngine as endpoint } from "@guildway/api-contract";
import { actorOf } from "../../access/caller.ts";
import { holdsGrant } from "../../access/grants.ts";
import { type Call, operation } from "../../http/operation.ts";
import type { AnswerLine } from "../../passages/language-model/language-model.ts";
import { unknownWords } from "../../passages/unknown-words.ts";
import { languageOf } from "../../passages/words.ts";
import { Problem } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { groundOf, groundsOf } from "./grounds-of.ts";
import { noteAnswer, type Outcome } from "./note-answer.ts";
import { withinAnswerBudget } from "./within-answer-budget.ts";

export const chatEngine = operation(endpoint, async (call, services) => {
  const { caller, body } = call;
  const ground = await withinAnswerBudget(services, "answer", call, body.orgId, () =>
    groundOf(caller, body, services),
  );
  const { passages, systemPrompt, reviewed } = await groundsOf(ground, body, services);
  const searchId = (await isAsker(call, services)) && body.searchId;
  const note = (outcome: Outcome) => {
    // Those who wait for their first word come first.
    if (searchId)
      services.afterAnswer.run(() => noteAnswer(services, searchId, outcome, actorOf(caller)));
  };
  if (reviewed)
    return streamed(once(reviewed.answer), { outcome: "reviewed", note }, services) as never;
  const language = languageOf(body.prompt);
  const question = {
    systemPrompt,
    question: body.prompt,
    language,
    passages,
    unknown: await unknownWords(services.db, body.orgId, body.prompt),
  };
  const answer =
    passages.length > 0
      ? await services.model.answer(question)
      : { lines: undefined, isOfModel: false, unsupported: 0 };
  if (!answer.lines) {
    note({ outcome: "refused", unsupportedSentences: answer.unsupported });
    throw new Problem("assistant.no-passages");
  }
  const answersIn = languageOf(passages.map(({ text }) => text).join("\n"));
  return streamed(
    answer.lines,
    {
      outcome: "answered",
      note,
      headers: {
        ...(answer.fallback && { "x-answered-without-model": answer.fallback }),
        ...(!answer.isOfModel && answersIn !== language && { "x-answered-in": answersIn }),
      },
    },
    services,
  ) as never;
});

/** Whether the search that a call names is its sender's, by the grant that it was answered with: others who know its id would write in its place. */
const isAsker = ({ body, header }: Call<typeof endpoint>, { db, clock }: Services) =>
  holdsGrant(db, header("x-edit-grant") ?? "", "edit", "searches", body.searchId ?? "", clock());

async function* once(text: string): AsyncGenerator<AnswerLine> {
  yield { text, cites: [] };
}

interface Streaming {
  /** Of an answer that comes to its end. */
  outcome: "answered" | "reviewed";
  note(outcome: Outcome): void;
  headers?: Record<string, string>;
}

/** Streams lines as they come, no faster than they are read, and notes what became of them. */
function streamed(
  lines: AsyncIterable<AnswerLine>,
  { outcome, note, headers = {} }: Streaming,
  { log }: Pick<Services, "log">,
): Response {
  const encoder = new TextEncoder();
  const reading = lines[Symbol.asyncIterator]();
  let answer = "";
  let unsupportedSentences = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const next = await reading.next();
        if (next.done) {
          note({ outcome, answer, unsupportedSentences });
          return controller.close();
        }
        const line = outcome === "reviewed" ? next.value.text : marked(next.value);
        if (outcome === "answered" && next.value.cites.length === 0) unsupportedSentences += 1;
        answer += line;
        controller.enqueue(encoder.encode(line));
      } catch (error) {
        // The reader learns of it by the broken stream, so that half an answer never looks whole.
        log("error", "model.broke-off", {
          reason: error instanceof Error ? error.message : "unknown",
        });
        note({ outcome: "failed", answer, unsupportedSentences });
        controller.error(error);
      }
    },
    async cancel() {
      await reading.return?.();
      note({ outcome, answer, unsupportedSentences });
    },
  });
  return new Response(body, {
    headers: { "content-type": "text/plain; charset=utf-8", ...headers },
  });
}

function marked({ text, cites }: AnswerLine): string {
  const marks = cites.length > 0 ? cites.map((number) => `[${number}]`).join("") : "[?]";
  return `${withoutMarks(text)} ${marks}\n`;
}

/** A passage has footnotes of its own, which would be read as citations of ours. */
const withoutMarks = (text: string) => text.replaceAll(/\[(\d{1,3}|\?)\]/g, "($1)");
