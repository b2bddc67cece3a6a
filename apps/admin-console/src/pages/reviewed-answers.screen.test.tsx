import { knowManifest } from "@guildway/federation";
import { openScreens, screen, type Screens, within } from "@guildway/testing/screens";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import IntegrationsPage from "./integrations.page.tsx";
import ReviewedAnswersPage from "./reviewed-answers.page.tsx";
import SearchesPage from "./searches.page.tsx";

let screens: Screens;
beforeAll(async () => {
  knowManifest(manifest);
  screens = await openScreens();
  await screens.signIn("teacher@keystone.test");
});
beforeEach(() => sessionStorage.clear());
afterAll(() => screens.close());

const pages = {
  searches: <SearchesPage />,
  "reviewed-answers": <ReviewedAnswersPage />,
  integrations: <IntegrationsPage />,
};
const show = (page: keyof typeof pages, rest = "") =>
  screens.show(pages[page], { at: `/${page}${rest}`, route: `/${page}/:id?/:action?` });
const button = (name: string) => screen.findByRole("button", { name });
const answersInStore = () =>
  screens.api.services.db
    .selectFrom("reviewedAnswers")
    .selectAll()
    .where("orgId", "=", "org-keystone")
    .orderBy("createdAt", "desc")
    .execute();

it("a question shows what became of it and the passages that were found, and leads to an answer", async () => {
  show("searches", "/search-pay");
  expect(await screen.findByText(/^Apprentices are paid while they learn. Your/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Pay and wage schedules" })).toBeTruthy();
  expect(screen.getByText("Answered")).toBeTruthy();
  const { search } = new URL(
    (await screen.findByRole<HTMLAnchorElement>("link", { name: "Write an answer" })).href,
  );
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    searchId: "search-pay",
    orgId: "org-keystone",
    integrationId: "int-keystone",
    question: "Do I get paid while I learn?",
  });
});

it("an answer that is written for a question is its writer's, and is given once they say so", async () => {
  const user = show(
    "reviewed-answers",
    "/new?searchId=search-tools&integrationId=int-keystone&question=Do+I+need+to+buy+tools%3F",
  );
  const answer = await screen.findByRole("textbox", { name: "Answer" });
  await user.type(answer, "No, your employer lends them.");
  await user.click(await button("Create reviewed answer"));
  await user.click(await button("Give it"));
  await button("Stop giving it");
  const [made] = await answersInStore();
  expect(made).toMatchObject({
    question: "Do I need to buy tools?",
    answer: "No, your employer lends them.",
    searchId: "search-tools",
    integrationId: "int-keystone",
    isPublished: true,
    userId: "user-keystone-teacher",
  });
});

it("an integration is seen as its visitors will see it while it is written", async () => {
  await screens.signIn("admin@keystone.test");
  const user = show("integrations", "/int-keystone/edit");
  const preview = within(await screen.findByRole("region", { name: "Preview" }));
  await preview.findByText(/apprenticeships and training at Keystone\./);
  const nickname = screen.getByRole("textbox", { name: /Short name/ });
  await user.clear(nickname);
  await user.type(nickname, "the $& Guild");
  expect(await preview.findByText(/training at the \$& Guild\./)).toBeTruthy();
});
