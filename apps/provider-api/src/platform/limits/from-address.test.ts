import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../../test-api/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const ask = (path: string, from: string, body: object) =>
  api.request("POST", path, { headers: { "x-forwarded-for": from }, body });
const forgot = (number: number) =>
  ask("/v1/identity/password/forgot", `2001:db8:0:7::${number.toString(16)}`, {
    email: `nobody${number}@keystone.test`,
  });

it("who has one IPv6 address cannot begin anew with the next of their network", async () => {
  for (let number = 1; number <= 60; number++) expect((await forgot(number)).status).toBe(200);
  expect((await forgot(61)).status).toBe(429);
});

it("wrong passwords and codes are counted by network too", async () => {
  const from = "2001:db8:0:9:1:2:3:4";
  await ask("/v1/identity/sign-in", from, {
    email: "owner@riverbend.test",
    password: "not it",
    continueUrl: "http://localhost:3000/",
  });
  await ask("/v1/access/checkAccessCode", from, {
    id: "inv-register",
    table: "invites",
    accessCode: "1",
  });
  const counted = await api.services.db
    .selectFrom("attempts")
    .select("key")
    .where("key", "like", "% from 2001:db8:0:9%")
    .orderBy("key")
    .execute();
  expect(counted.map(({ key }) => key)).toEqual([
    "code invites/inv-register from 2001:db8:0:9",
    "codes from 2001:db8:0:9",
    "failures from 2001:db8:0:9",
    "sign-in owner@riverbend.test from 2001:db8:0:9",
  ]);
});
