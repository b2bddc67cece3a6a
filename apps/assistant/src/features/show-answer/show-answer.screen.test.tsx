import { screen, type Screens, openScreens, within } from "@guildway/testing/screens";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type Exchange, newConversation, type Passage } from "../../conversation/conversation.ts";
import { Turns } from "./turns.tsx";

let screens: Screens;
beforeAll(async () => {
  screens = await openScreens();
});
afterAll(() => screens.close());

const passage: Passage = {
  id: "p1",
  refId: "r1",
  name: "Guide for apprentices",
  type: "pdf",
  url: "/v1/files/guide.pdf",
  heading: "Pay › First year",
  pageNumber: 4,
  text: "Before it. Apprentices are paid from the first day. After it.",
};

const exchange = (given: Partial<Exchange>): Exchange => ({
  id: 1,
  question: "Do I get paid?",
  asked: "Do I get paid?",
  takenOut: [],
  phase: "composed",
  passages: [passage],
  written: "Apprentices are paid from the first day. [1]\n",
  found: {
    searchId: "search",
    editGrant: undefined,
    passageIds: ["p1"],
    files: 1,
    reviewed: undefined,
  },
  ...given,
});

const show = (given: Partial<Exchange>, onTryAgain = () => undefined) =>
  screens.show(
    <Turns
      conversation={{ ...newConversation, turns: [exchange(given)] }}
      onTryAgain={onTryAgain}
    />,
  );

it("a citation opens its passage with resource, headings and page, what was taken from it marked, and the way to the page", async () => {
  const user = show({});
  await user.click(screen.getByRole("button", { name: "Source 1: Guide for apprentices, page 4" }));
  const sheet = within(await screen.findByRole("dialog", { name: "Guide for apprentices" }));
  expect(sheet.getByText("Pay › First year · page 4")).toBeTruthy();
  expect(sheet.getByText("Apprentices are paid from the first day.").tagName).toBe("MARK");
  expect(sheet.getByRole("link", { name: /^Open it at page 4/ }).getAttribute("href")).toMatch(
    /\/v1\/files\/guide\.pdf#page=4$/,
  );
});

it("a sentence that no passage holds is no part of the answer: it is folded away under a note", () => {
  show({ written: "Apprentices are paid. [1]\nThey also get a car. [?]\n" });
  const note = screen.getByText("1 sentence was left out, since no source holds it");
  expect(note.closest("details")!.open).toBe(false);
  expect(note.closest("details")!.textContent).toContain("They also get a car.");
  expect(screen.getByText("Apprentices are paid.").textContent).not.toContain("car");
});

it("while it is written, a sentence shows once it is known whether a passage holds it", () => {
  show({ phase: "composing", written: "Apprentices are paid. [1]\nThey also get a c" });
  expect(screen.getByText("Apprentices are paid.")).toBeTruthy();
  expect(document.body.textContent).not.toContain("They also");
});

it("what staff have written is given word for word, with who wrote it and when", () => {
  const reviewed = { author: "Otis Dawson", writtenAt: "2026-11-20T15:00:00.000Z" };
  show({
    written: "We are open on Saturday.\nRing the bell [1] twice.",
    found: { ...exchange({}).found!, reviewed },
  });
  expect(
    screen.getByText(/^We are open on Saturday\.\s+Ring the bell \[1\] twice\.$/),
  ).toBeTruthy();
  expect(screen.getByText("Written by Otis Dawson, 11/20/2026")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Source/ })).toBeNull();
});

it("an answer says where a model did not answer, and in which language its sources are", () => {
  show({ withoutModel: true, answeredIn: "en" });
  expect(screen.getByText(/since the language model does not answer at the moment/)).toBeTruthy();
  expect(screen.getByText("The sources are in English, and so is the answer.")).toBeTruthy();
});

it("an answer is copied with what it cites beneath it", async () => {
  const user = show({});
  const copied = vi.spyOn(navigator.clipboard, "writeText");
  await user.click(screen.getByRole("button", { name: "Copy" }));
  expect(await screen.findByText("Copied.")).toBeTruthy();
  expect(copied).toHaveBeenCalledWith(
    "Apprentices are paid from the first day. [1]\n\nSources\n[1] Guide for apprentices, page 4",
  );
});

it("one that broke off keeps the sentences that were whole, and offers to try again", async () => {
  const onTryAgain = vi.fn(() => undefined);
  const user = show(
    { phase: "broke-off", written: "Apprentices are paid. [1]\nThey also get a c" },
    onTryAgain,
  );
  expect(screen.getByText("Apprentices are paid.")).toBeTruthy();
  expect(document.body.textContent).not.toContain("They also");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(onTryAgain).toHaveBeenCalledOnce();
});
