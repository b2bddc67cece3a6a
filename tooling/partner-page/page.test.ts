import { expect, it } from "vitest";
import { partnerPage } from "./page.ts";

it("the partner's page brings its own icon, so that no browser asks its site for one in vain", () => {
  expect(partnerPage("http://localhost:3002", "org-keystone")).toContain(
    '<link rel="icon" href="data:," />',
  );
});
