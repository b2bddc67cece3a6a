import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../../test-api/index.ts";

let api: TestApi;
let id: string;
let linkId: string;
const code = "<p>Open house</p><script>document.title</script>";
beforeAll(async () => {
  api = await startTestApi();
  const made = async (values: object) => {
    const { body } = await api.request<{ id: string }>("POST", "/v1/external/supabase/widgets", {
      token: await api.signIn("admin@keystone.test"),
      body: { orgId: "org-keystone", ...values },
    });
    return body.id;
  };
  id = await made({ type: "embed", title: "Video", embedCode: code });
  linkId = await made({ type: "link", title: "Link", url: "https://keystone.test" });
});
afterAll(() => api.close());

const read = (of: string, dest = "iframe") =>
  api.fetch(`/v1/embed/widgets/${of}`, { headers: { "sec-fetch-dest": dest } });

test("a frame gets the code in a document that is of no origin, framed by our pages alone", async () => {
  const answer = await read(id);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    200,
    "text/html; charset=utf-8",
  ]);
  const policy = answer.headers.get("content-security-policy")!;
  expect(policy).toMatch(/^sandbox allow-scripts /);
  expect(policy).not.toContain("allow-same-origin");
  expect(policy).not.toContain("allow-top-navigation");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(await answer.text()).toContain(code);
});

test("nobody opens it as a page, and what is no embed or not there is not found", async () => {
  expect((await read(id, "document")).status).toBe(404);
  expect((await read(linkId)).status).toBe(404);
  expect((await read("widget-none")).status).toBe(404);
});
