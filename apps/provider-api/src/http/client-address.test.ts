import { afterEach, describe, expect, it } from "vitest";
import { startListeningApi } from "../client/listening-api.ts";

const secret = "a secret of thirty-two characters or more";
const mistyped = { email: "owner@riverbend.test", password: "not it" };

let api: Awaited<ReturnType<typeof startListeningApi>>;
afterEach(() => api.close());

/** Signs in with a wrong password and answers which addresses have failed so far. */
async function failFrom(headers: Record<string, string>): Promise<string[]> {
  await fetch(`${api.url}/v1/identity/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ ...mistyped, continueUrl: "http://localhost:3000/" }),
  });
  const attempts = await api.services.db
    .selectFrom("attempts")
    .select("key")
    .where("key", "like", "failures from %")
    .execute();
  return attempts.map(({ key }) => key.replace("failures from ", ""));
}

describe("on the API's own port", () => {
  it("a program of this machine is not believed without the proof of our front servers", async () => {
    api = await startListeningApi({ TRUSTED_PROXIES: "", FRONT_SECRET: secret });
    const forged = { "x-forwarded-for": "203.0.113.1" };
    expect(await failFrom(forged)).toEqual(["127.0.0.1"]);
    expect(await failFrom({ ...forged, "x-guildway-front": "guessed" })).toEqual([
      "127.0.0.1",
      "127.0.0.1",
    ]);
  });

  it("without a secret nobody proves anything, also not with an empty one", async () => {
    api = await startListeningApi({ TRUSTED_PROXIES: "", FRONT_SECRET: "" });
    expect(await failFrom({ "x-forwarded-for": "203.0.113.1", "x-guildway-front": "" })).toEqual([
      "127.0.0.1",
    ]);
  });

  it("our front server says who is behind it, and only what it added itself counts", async () => {
    api = await startListeningApi({ TRUSTED_PROXIES: "", FRONT_SECRET: secret });
    expect(
      await failFrom({ "x-forwarded-for": "1.1.1.1, 203.0.113.1", "x-guildway-front": secret }),
    ).toEqual(["203.0.113.1"]);
  });

  it("a trusted proxy is believed over several hops", async () => {
    api = await startListeningApi({ TRUSTED_PROXIES: "127.0.0.1,10.0.0.0/8" });
    expect(await failFrom({ "x-forwarded-for": "1.1.1.1, 203.0.113.1, 10.0.0.2" })).toEqual([
      "203.0.113.1",
    ]);
  });
});

it("wrong passwords of one visitor behind the proxy do not lock out another", async () => {
  api = await startListeningApi({ TRUSTED_PROXIES: "127.0.0.1", REQUESTS_PER_MINUTE: "100" });
  const signIn = async (visitor: string, password: string, email: string) =>
    (
      await fetch(`${api.url}/v1/identity/sign-in`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": visitor },
        body: JSON.stringify({ email, password, continueUrl: "http://localhost:3000/" }),
      })
    ).status;
  for (let times = 0; times < 60; times++)
    await signIn("203.0.113.1", "not it", `somebody${times}@keystone.test`);
  const right = ["guildway-demo", "owner@riverbend.test"] as const;
  expect(await signIn("203.0.113.1", ...right)).toBe(429);
  expect(await signIn("203.0.113.2", ...right)).toBe(200);
});
