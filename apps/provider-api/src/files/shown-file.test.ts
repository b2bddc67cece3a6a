import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** One dot. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const site = "http://localhost:3000";
const pictureInSession = async (email: string) => {
  const signedIn = await api.request<{ redirectTo: string }>("POST", "/v1/identity/sign-in", {
    body: { email, password: "guildway-demo", continueUrl: `${site}/` },
  });
  const session = await api.request<{ user: { profilePicture: string } }>(
    "POST",
    "/v1/identity/exchange",
    {
      headers: { origin: site },
      body: { token: new URL(signedIn.body.redirectTo).searchParams.get("token") },
    },
  );
  return session.body.user.profilePicture;
};

it("a session's picture is fetched as a page does, without a token, and its bare address is not", async () => {
  const token = await api.signIn("student@keystone.test");
  const raw = new FormData();
  raw.append("file", new Blob([png], { type: "image/png" }), "me.png");
  const { body } = await api.send<{ url: string }>(
    "POST",
    "/v1/external/aws/upload?organizationId=org-keystone&fileExt=png",
    { token, raw },
  );
  const change = { id: "user-keystone-student", profilePicture: body.url };
  await api.request("PUT", "/v1/external/supabase/users", { token, body: change });
  const shown = await pictureInSession("student@keystone.test");
  expect((await api.fetch(shown)).status).toBe(200);
  expect((await api.fetch(body.url)).status).toBe(404);
  // The page does not load it anew with each renewal.
  api.wait(300);
  expect(await pictureInSession("student@keystone.test")).toBe(shown);
  api.wait(3 * 86_400);
  expect((await api.fetch(shown)).status).toBe(404);
});
