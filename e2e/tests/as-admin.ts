import type { World } from "@guildway/testing";
import type { Page } from "@playwright/test";
import { expect } from "./world-test.ts";

type Reply = Record<string, string>;

/** Calls of the API as Keystone's administrator, or as another person; beside the page, whose session they leave alone. */
export async function asAdmin(page: Page, world: World, email = "admin@keystone.test") {
  const send = async (method: "POST" | "PUT", path: string, data: object, token = "") => {
    const headers = { origin: world.shell, ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await page.request.fetch(`${world.shell}${path}`, { method, data, headers });
    expect(answer.status(), `${method} ${path}: ${await answer.text()}`).toBe(200);
    return (await answer.json()) as Reply;
  };
  const { redirectTo } = await send("POST", "/v1/identity/sign-in", {
    email,
    password: "guildway-demo",
    continueUrl: `${world.shell}/`,
  });
  const token = new URL(redirectTo!).searchParams.get("token");
  const { identityToken } = await send("POST", "/v1/identity/exchange", { token });
  await page.context().clearCookies();
  const call = (method: "POST" | "PUT", path: string, data: object) =>
    send(method, path, data, identityToken);
  return {
    token: identityToken!,
    call,
    change: (type: string, id: string, data: object) =>
      call("PUT", `/v1/external/firebase/store/${type}`, { id, data }),
    /** Makes an agreement and the invitation to sign it, and answers the way to that and the invite's id. */
    async invite(type: "employer" | "apprentice", values: object, accessCode: string) {
      const at = {
        orgId: "org-keystone",
        locationId: "loc-allentown",
        employerProfileId: "ep-forge",
        apprenticeshipId: "ap-maintenance",
      };
      const make = (table: string, data: object) =>
        call("POST", `/v1/external/firebase/store/${table}`, { data: { ...at, ...data } });
      const agreement = await make(`${type}Agreements`, values);
      const { docId } = await make("invites", {
        inviteType: type,
        [`${type}AgreementId`]: agreement["docId"],
        email: "signer@forge.test",
        firstName: "Marisol",
        lastName: "Keller",
        title: "Plant Manager",
        accessCode,
      });
      await call("POST", "/v1/access/sendInvite", { table: "invites", id: docId });
      return { id: docId!, path: `/external/invite/id/${docId}?accessCode=${accessCode}` };
    },
  };
}
