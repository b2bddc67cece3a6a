import type { TestApi } from "./test-api.ts";

/** A key of Keystone that may do all that keys may, as its owner makes one; the demo's is everybody's and may less. */
export async function makeProgramKey(api: TestApi): Promise<string> {
  const { body } = await api.request<{ key: string }>("POST", "/v1/external/program-keys", {
    token: await api.signIn("owner@keystone.test"),
    body: { name: "A program" },
  });
  return body.key;
}
