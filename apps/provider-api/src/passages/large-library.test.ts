import { afterAll, beforeAll, expect, it } from "vitest";
import { createServices } from "../create-services.ts";
import { startTestApi, type TestApi } from "../test-api/index.ts";
import { passagesIn } from "../operations/assistant/passages-in-reach.ts";
import type { Services } from "../services.ts";

const passages = 2500;
const idOf = (number: number) => `passage-${String(number).padStart(4, "0")}`;
const scope = { orgId: "org-valley", groupIds: undefined };

let api: TestApi;
/** Another server on the same database. */
let other: Services;
beforeAll(async () => {
  api = await startTestApi();
  const { db, settings } = api.services;
  other = await createServices({ db }, settings, { log: () => undefined });
  const resource = { id: "res-large", orgId: scope.orgId, name: "A large book" };
  await db.insertInto("resources").values(resource).execute();
  const values = Array.from({ length: passages }, (_, number) => ({
    id: idOf(number),
    orgId: scope.orgId,
    refId: resource.id,
    rawText: `Chapter chapter${number} is about welding.`,
  }));
  await db.insertInto("documents").values(values).execute();
});
afterAll(() => api.close());

const search = async (question: string, { db, findPassages } = api.services) =>
  (await findPassages(question, passagesIn(db, scope, {}))).found.map(({ id }) => id);

it("other requests have their turn again and again while a large library is searched", async () => {
  let turns = 0;
  let isSearching = true;
  const countTurns = () => {
    turns += 1;
    if (isSearching) setImmediate(countTurns);
  };
  setImmediate(countTurns);
  await search("welding");
  isSearching = false;
  expect(turns).toBeGreaterThan(passages / 20);
});

it("every passage of a large library is searched", async () => {
  expect(await search("welding")).toHaveLength(passages);
  for (const number of [0, 1999, 2000, passages - 1])
    expect(await search(`chapter${number}`)).toEqual([idOf(number)]);
});

it("a passage that was changed is found by its new words at once, and no longer by its old ones, by each server", async () => {
  expect(await search("chapter7", other)).toEqual([idOf(7)]);
  await api.services.db
    .updateTable("documents")
    .set({ rawText: "Childcare." })
    .where("id", "=", idOf(7))
    .execute();
  for (const server of [api.services, other]) {
    expect(await search("chapter7", server)).toEqual([]);
    expect(await search("childcare", server)).toEqual([idOf(7)]);
  }
  await api.services.db.deleteFrom("documents").where("id", "=", idOf(7)).execute();
  expect(await search("childcare", other)).toEqual([]);
});
