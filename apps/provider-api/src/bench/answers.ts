import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp } from "../app.ts";
import { createServices } from "../create-services.ts";
import { makeDemoWorld } from "../demo-world/make-demo-world.ts";
import { migrate } from "../platform/database/migrate.ts";
import { readSettings } from "../platform/settings.ts";
import { part } from "./large-world.ts";
import { openEmbedded, openEmpty, type Subject } from "./lists.ts";

const visitors = 32;
const rounds = 5;
const mostToFirstWord = 300;

const questions = [
  "How do I become an apprentice?",
  "Do I get paid while I learn?",
  "How long does an apprenticeship take?",
  "When are you open on Saturday?",
];

/** Lets 32 visitors ask the assistant at the same moment, and says how long each waits from the end of the search for the first word, and for the whole answer. */
export async function* benchAnswers(postgresUrl: string | undefined): AsyncGenerator<string> {
  for (const open of [openEmbedded, ...(postgresUrl ? [() => openEmpty(postgresUrl)] : [])]) {
    const subject = await open();
    const { post, close } = await startAssistant(subject);
    const firstWords: number[] = [];
    const whole: number[] = [];
    const worked: number[] = [];
    let answered = 0;
    for (let round = 0; round <= rounds; round++) {
      const before = process.cpuUsage();
      const outcomes = await Promise.all(
        Array.from({ length: visitors }, (_, visitor) =>
          askOnce(post, questions[visitor % questions.length]!),
        ),
      );
      // A first round that does not count: servers run for longer than this.
      if (round === 0) continue;
      const { user, system } = process.cpuUsage(before);
      worked.push((user + system) / 1000 / visitors);
      for (const { toFirstWord, toEnd, text } of outcomes) {
        firstWords.push(toFirstWord);
        whole.push(toEnd);
        if (/\[\d\]/.test(text)) answered += 1;
      }
    }
    const slowest = Number(part(firstWords, 1));
    yield `${subject.name}, ${visitors} visitors at once: first word p50 ${part(firstWords, 0.5)} ms, p95 ${part(firstWords, 0.95)} ms, slowest ${slowest} ms${slowest > mostToFirstWord ? `, MORE THAN ${mostToFirstWord}` : ""}; whole answer p95 ${part(whole, 0.95)} ms; processor ${part(worked, 0.5)} ms for a search and its answer; ${answered} of ${visitors * rounds} answered`;
    await close();
  }
}

type Post = (path: string, body: object) => Promise<Response>;

async function askOnce(post: Post, searchText: string) {
  const ofOrganization = { orgId: "org-keystone" };
  const search = await post("external/supabase/vectorSearch", {
    ...ofOrganization,
    integrationId: "int-keystone",
    searchText,
    threshold: 0.3,
    saveSearch: true,
  });
  const { data } = (await search.json()) as { data: { searchId: string } };
  const began = performance.now();
  const answer = await post("llm/completions/chatEngine", {
    ...ofOrganization,
    prompt: searchText,
    searchId: data.searchId,
  });
  const decoder = new TextDecoder();
  let text = "";
  let toFirstWord = Infinity;
  for await (const chunk of answer.body ?? []) {
    toFirstWord = Math.min(toFirstWord, performance.now() - began);
    text += decoder.decode(chunk, { stream: true });
  }
  return { toFirstWord, toEnd: performance.now() - began, text };
}

async function startAssistant(subject: Subject): Promise<{ post: Post; close(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), "guildway-bench-"));
  await migrate(subject.db);
  const settings = readSettings({
    DATA_DIR: dataDir,
    MASTER_KEY: Buffer.alloc(32, "bench").toString("base64"),
    LOG_LEVEL: "silent",
    REQUESTS_PER_MINUTE: "1000000",
    ANSWERS_PER_MINUTE: "99999",
    ANSWERS_PER_DAY: "99999",
    ORGANIZATION_ANSWERS_PER_MINUTE: "99999",
  });
  const services = await createServices(subject, settings);
  await makeDemoWorld({ ...services, scratch: join(dataDir, "uploads") }, "http://127.0.0.1:3030");
  const app = createApp(services);
  return {
    post: async (path, body) =>
      app.request(`http://localhost:3000/v1/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    async close() {
      await services.afterAnswer.settled();
      await subject.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
