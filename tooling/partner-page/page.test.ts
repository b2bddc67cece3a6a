import { expect, it } from "vitest";
import { partnerAssistantPage, partnerPage } from "./page.ts";

it("the partner's page brings its own icon, so that no browser asks its site for one in vain", () => {
  expect(partnerPage("http://localhost:3002", "org-keystone")).toContain(
    '<link rel="icon" href="data:," />',
  );
});

it("the partner's page with the assistant names whose it is, and where it is to stand", () => {
  const page = (isInline: boolean) =>
    partnerAssistantPage("http://localhost:3004", {
      orgId: "org-keystone",
      integrationId: "int-keystone",
      isInline,
    });
  expect(page(false)).toContain(
    '<script src="http://localhost:3004/embed.js" data-org-id="org-keystone" data-integration-id="int-keystone"></script>',
  );
  expect(page(true)).toContain('data-variant="inline"');
});
