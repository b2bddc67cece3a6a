import { knowManifest } from "@guildway/federation";
import {
  fireEvent,
  openScreens,
  screen,
  type Screens,
  waitFor,
  within,
} from "@guildway/testing/screens";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import ResourcesPage from "./resources.page.tsx";
import TestQuestionPage from "./test-question.page.tsx";
import UploadResourcesPage from "./upload-resources.page.tsx";

let screens: Screens;
beforeAll(async () => {
  knowManifest(manifest);
  screens = await openScreens();
  const { db } = screens.api.services;
  const of = (id: string) => db.updateTable("resources").where("id", "=", id);
  await of("res-veterans").set({ indexState: "failed", indexReason: "encrypted" }).execute();
  await of("res-pay").set({ indexState: "reading", pagesRead: 3, pages: 12 }).execute();
  await of("res-cost").set({ indexReason: "tooLong" }).execute();
  await screens.signIn("superadmin@guildway.test");
});
afterAll(() => screens.close());

const route = "/resources/:id?/:action?";

describe("the list of resources", () => {
  it.each([
    ["Veterans", "Not readable"],
    ["Pay and wage schedules", "Reading · 3 of 12 pages"],
    ["What training costs", "Read in part"],
    ["Accommodations", "Ready"],
  ])("says of %s: %s", async (name, state) => {
    screens.show(<ResourcesPage />, { at: "/resources", route });
    const row = await screen.findByRole("row", { name: new RegExp(name) });
    expect(within(row).getByText(state)).toBeTruthy();
  });

  it("is narrowed to those that could not be read", async () => {
    screens.show(<ResourcesPage />, { at: "/resources?indexState=failed", route });
    await screen.findByRole("row", { name: /Veterans/ });
    expect(screen.getAllByRole("row")).toHaveLength(2);
  });

  it("renews itself while something is read", async () => {
    screens.show(<ResourcesPage />, { at: "/resources", route });
    const row = await screen.findByRole("row", { name: /Pay and wage/ });
    within(row).getByText(/3 of 12/);
    await screens.api.services.db
      .updateTable("resources")
      .set({ pagesRead: 9 })
      .where("id", "=", "res-pay")
      .execute();
    await screen.findByText("Reading · 9 of 12 pages", undefined, { timeout: 5000 });
  });
});

describe("a resource", () => {
  it("says why it could not be read, and waits once it is asked to be read again", async () => {
    const user = screens.show(<ResourcesPage />, { at: "/resources/res-veterans", route });
    await screen.findByText(/behind a password/);
    await user.click(await screen.findByRole("button", { name: "Read again" }));
    await screen.findByText(/answers from it in a moment/);
    expect(screen.queryByRole("button", { name: "Read again" })).toBeNull();
  });

  it("shows its passages with their headings and pages", async () => {
    screens.show(<ResourcesPage />, { at: "/resources/res-handbook", route });
    const passages = await screen.findByRole("region", { name: /Passages/ });
    await within(passages).findByText("Attendance · Page 1");
    expect(within(passages).getAllByRole("listitem")).toHaveLength(4);
  });
});

describe("uploading", () => {
  it("refuses what the library does not read before it is sent", async () => {
    screens.show(<UploadResourcesPage />, { at: "/upload-resources" });
    const place = (await screen.findByLabelText("Choose files")).closest("div")!;
    // What is dragged here is not chosen from a list that leaves other kinds out.
    const files = [new File(["x"], "song.mp3")];
    fireEvent.drop(place, { dataTransfer: { files, types: ["Files"] } });
    await screen.findByText(/song.mp3 is of a kind that is not taken here/);
  });
});

describe("testing a question", () => {
  it("asks for a question, and then shows what is found, and the answer", async () => {
    const user = screens.show(<TestQuestionPage />, { at: "/test-question" });
    await user.click(await screen.findByRole("button", { name: "Show what is found" }));
    await screen.findByText("Enter a question as a visitor would ask it.");
    await user.type(screen.getByLabelText("Question"), "What if I miss an evening class?");
    const threshold = screen.getByLabelText("Threshold");
    await user.clear(threshold);
    await user.type(threshold, "0.4");
    await user.click(screen.getByRole("button", { name: "Show what is found" }));
    const answer = await screen.findByRole("region", { name: "What would be answered" });
    await waitFor(() => expect(answer.textContent).toContain("You may miss two evenings"));
    await user.clear(threshold);
    await user.type(threshold, "1");
    await screen.findByText("This question would not be answered");
  });
});
