import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";
import { createFindPassages } from "./find-passages.ts";
import { embedWaiting } from "./keep-embedding.ts";

let server: Server;
let status: number;
const embedded: string[] = [];
let api: TestApi;
let token: string;

/** Means by what a text is about, in three directions: money, hours, anything else. */
const meaningOf = (text: string) => [
  /wage|paid|pay\b|remuneration|earn/i.test(text) ? 1 : 0,
  /hours|weeks|years/i.test(text) ? 1 : 0,
  0.1,
];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on("end", () => {
      const { input } = JSON.parse(body) as { input: string[] };
      if (input.some((text) => text.includes("too long"))) {
        response.writeHead(400).end("{}");
        return;
      }
      embedded.push(...input);
      const data = input.map((text, index) => ({ index, embedding: meaningOf(text) }));
      response.writeHead(status).end(JSON.stringify({ data: data.toReversed() }));
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  api = await startTestApi({
    EMBEDDINGS_URL: `http://127.0.0.1:${port}/v1`,
    EMBEDDINGS_NAME: "tiny",
  });
  token = await api.signIn("teacher@keystone.test");
});
beforeEach(() => {
  status = 200;
});
afterAll(async () => {
  await api.close();
  await new Promise((closed) => server.close(closed));
});

const embedAll = async () => {
  while ((await embedWaiting(api.services)) > 0);
};
const search = async (searchText: string, threshold = 0.7) => {
  const { body } = await api.request<{
    data: { items: { id: string; refId: string; similarity: number }[] };
    Fallback?: string;
  }>("POST", "/v1/external/supabase/vectorSearch", {
    token,
    body: { orgId: "org-keystone", searchText, threshold },
  });
  return body;
};

describe("with an embeddings server", () => {
  it("passages are found by what they mean where they share no word with the question", async () => {
    expect((await search("remuneration?")).data.items).toEqual([]);
    await embedAll();
    const { data, Fallback } = await search("remuneration?");
    expect(Fallback).toBeUndefined();
    expect(data.items.length).toBeGreaterThan(0);
    for (const { id } of data.items) {
      const { rawText } = await api.services.db
        .selectFrom("documents")
        .select("rawText")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      expect(rawText).toMatch(/wage|paid|pay\b|earn/i);
    }
  });

  it("a passage is embedded once, and again when its text has changed", async () => {
    await embedAll();
    embedded.length = 0;
    await embedAll();
    expect(embedded).toEqual([]);
    const rawText = "Apprentices earn while they learn.";
    const { id } = await api.services.db
      .selectFrom("documents")
      .select("id")
      .where("refId", "=", "res-law")
      .executeTakeFirstOrThrow();
    await api.request("PUT", "/v1/external/supabase/documents", { token, body: { id, rawText } });
    await embedAll();
    expect(embedded).toEqual([rawText]);
    expect((await search("remuneration?")).data.items.map((item) => item.id)).toContain(id);
  });

  it("a server that fails leaves the search by words, and the reply says so", async () => {
    const question = "what pay do apprentices get";
    await embedAll();
    status = 503;
    const { data, Fallback } = await search(question, 0.3);
    expect(Fallback).toBe(
      "The embeddings server answered with status 503. Passages were found by their words alone.",
    );
    const { db } = api.services;
    const findByWords = createFindPassages(db, undefined, () => undefined);
    const { found } = await findByWords(question, { orgId: "org-keystone", refIds: undefined });
    const byWords = found.filter(({ similarity }) => similarity >= 0.3);
    expect(byWords.length).toBeGreaterThan(0);
    expect(data.items.map(({ id }) => id)).toEqual(byWords.slice(0, 5).map(({ id }) => id));
  });

  it("a passage that the server refuses holds up no other", async () => {
    await embedAll();
    const { db } = api.services;
    const refused = { rawText: "Remuneration that is too long." };
    await db.updateTable("documents").set(refused).where("refId", "=", "res-law").execute();
    const other = { rawText: "Remuneration of others." };
    await db.updateTable("documents").set(other).where("refId", "=", "res-agreement").execute();
    await embedAll();
    expect(embedded).toContain(other.rawText);
  });

  it("what could not be embedded is embedded when the server answers again", async () => {
    await embedAll();
    await api.services.db
      .updateTable("documents")
      .set({ rawText: "Later." })
      .where("refId", "=", "res-law")
      .execute();
    status = 503;
    await expect(embedWaiting(api.services)).rejects.toThrow(
      "The embeddings server answered with status 503.",
    );
    status = 200;
    expect(await embedWaiting(api.services)).toBeGreaterThan(0);
  });
});
