import { afterAll, beforeAll, expect, it } from "vitest";
import { createServices } from "../create-services.ts";
import { startTestApi, type TestApi } from "../test-api/index.ts";
import { makeMissingWords } from "./keep-words.ts";
import type { Services } from "../services.ts";

const passages = 2500;
const idOf = (number: number) => `passage-${String(number).padStart(4, "0")}`;
const reach = { orgId: "org-valley", refIds: undefined };

let api: TestApi;
/** Another server on the same database. */
let other: Services;
beforeAll(async () => {
  api = await startTestApi();
  const { db, settings } = api.services;
  other = await createServices({ db }, settings, { log: () => undefined });
  const resource = { id: "res-large", orgId: reach.orgId, name: "A large book" };
  await db.insertInto("resources").values(resource).execute();
  const values = Array.from({ length: passages }, (_, number) => ({
    id: idOf(number),
    orgId: reach.orgId,
    refId: resource.id,
    rawText: `Chapter chapter${number} is about welding.`,
  }));
  await db.insertInto("documents").values(values).execute();
  while ((await makeMissingWords(db)) > 0);
});
afterAll(() => api.close());

const search = async (question: string, { findPassages } = api.services) =>
  (await findPassages(question, reach)).found.map(({ id }) => id);

it("no more passages are ranked than have their place, those of the rarest words first", async () => {
  expect(await search("welding")).toHaveLength(1000);
  for (const number of [0, 1999, 2000, passages - 1])
    expect((await search(`welding in chapter${number}`))[0]).toBe(idOf(number));
});

it("a passage that was changed is found by its new words at once, and no longer by its old ones, by each server", async () => {
  const token = await api.signIn("superadmin@guildway.test");
  const path = "/v1/external/supabase/documents";
  expect(await search("chapter7", other)).toEqual([idOf(7)]);
  await api.request("PUT", path, { token, body: { id: idOf(7), rawText: "Childcare." } });
  for (const server of [api.services, other]) {
    expect(await search("chapter7", server)).toEqual([]);
    expect(await search("childcare", server)).toEqual([idOf(7)]);
  }
  await api.request("DELETE", `${path}?id=${idOf(7)}`, { token });
  expect(await search("childcare", other)).toEqual([]);
});

it("a resource that gets another name has its passages found by it", async () => {
  const token = await api.signIn("superadmin@guildway.test");
  expect(await search("thermodynamics")).toEqual([]);
  await api.request("PUT", "/v1/external/supabase/resources", {
    token,
    body: { id: "res-large", name: "Thermodynamics" },
  });
  expect(await search("thermodynamics")).toHaveLength(1000);
});

it("words that were made in an earlier way, or not at all, are made in the background", async () => {
  const { db } = api.services;
  await db.deleteFrom("passageWords").where("passageId", "=", idOf(1)).execute();
  await db
    .updateTable("passageWords")
    .set({ method: 0, stems: [], inOrder: "" })
    .where("passageId", "=", idOf(2))
    .execute();
  expect(await search("chapter1")).toEqual([]);
  expect(await makeMissingWords(db)).toBe(2);
  expect(await makeMissingWords(db)).toBe(0);
  for (const number of [1, 2]) expect(await search(`chapter${number}`)).toEqual([idOf(number)]);
});
