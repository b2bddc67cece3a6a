import type { TestApi } from "./test-api.ts";

/** A key of Keystone, or of another, that may do all that keys may, as its owner makes one; the demo's are everybody's and may less. */
export async function makeProgramKey(api: TestApi, slug = "keystone"): Promise<string> {
  const { body } = await api.request<{ key: string }>("POST", "/v1/external/program-keys", {
    token: await api.signIn(`owner@${slug}.test`),
    body: { name: "A program" },
  });
  return body.key;
}
