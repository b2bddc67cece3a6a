import { knowManifest } from "@guildway/federation";
import {
  fireEvent,
  openScreens,
  screen,
  type Screens,
  waitFor,
  within,
} from "@guildway/testing/screens";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import MaterialsPage from "./materials.page.tsx";

let screens: Screens;
beforeAll(async () => {
  knowManifest(manifest);
  screens = await openScreens({ UPLOAD_MEGABYTES: "1" });
  await screens.signIn("superadmin@guildway.test");
});
beforeEach(() => sessionStorage.clear());
afterAll(() => screens.close());

const show = (rest = "") =>
  screens.show(<MaterialsPage />, { at: `/materials${rest}`, route: "/materials/:id?/:action?" });
const button = (name: string) => screen.findByRole("button", { name });
const fact = async (name: string) =>
  (await screen.findByText(name, { selector: "dt" })).nextElementSibling as HTMLElement;
/** What somebody has stored past the server, and so nobody has cleaned or counted. */
const store = (body: string) =>
  screens.api.services.db
    .updateTable("materials")
    .set({ body })
    .where("id", "=", "mat-first-day")
    .execute();
const visitorSees = async (id: string) =>
  (await screens.api.get<{ items: unknown[] }>(`/v1/external/supabase/materials?id=${id}`)).body
    .items.length === 1;

it("the list says who reads a material, and shows those that are published, drafts or notes", async () => {
  const user = show();
  const note = await screen.findByRole("row", { name: /Visit to the forge/ });
  expect(within(note).getByText("Staff note")).toBeTruthy();
  await user.selectOptions(screen.getByRole("combobox", { name: "Visibility" }), "Draft");
  await waitFor(() => expect(screen.queryByRole("row", { name: /Visit to the forge/ })).toBeNull());
  expect(screen.getByRole("row", { name: /Mentoring an Apprentice/ })).toBeTruthy();
  await user.selectOptions(screen.getByRole("combobox", { name: "Visibility" }), "Published");
  expect(await screen.findByRole("row", { name: /Your First Day/ })).toBeTruthy();
  expect(screen.queryByRole("row", { name: /Visit to the forge|Mentoring/ })).toBeNull();
});

it("a material is taken back to a draft, which no visitor sees, and published again", async () => {
  const user = show("/mat-safety");
  expect(await visitorSees("mat-safety")).toBe(true);
  await user.click(await button("Back to draft"));
  expect(await screen.findByText("Only staff read it until it is published.")).toBeTruthy();
  expect(await visitorSees("mat-safety")).toBe(false);
  await user.click(await button("Publish"));
  expect(await screen.findByText("Visitors read it where a page shows it.")).toBeTruthy();
  expect(await visitorSees("mat-safety")).toBe(true);
});

it("a note is not offered to be published", async () => {
  show("/mat-note");
  expect(await screen.findByRole("link", { name: "Edit" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^(?:Publish|Back to draft)$/ })).toBeNull();
});

it("a material shows its files: each to download, and what is heard with its transcript", async () => {
  show("/mat-safety");
  const files = await fact("Files");
  const [audio, pdf] = within(files).getAllByRole("link");
  expect(audio!.getAttribute("download")).toBe("safety-briefing.wav");
  expect(pdf!.getAttribute("href")).toMatch(/^\/v1\/files\/[\w-]+\.pdf$/);
  expect(files.querySelector("audio")!.src).toContain(audio!.getAttribute("href"));
  expect(within(files).getByText("Transcript of safety-briefing.wav")).toBeTruthy();
});

it("a text is read with its headings and lists, and nothing in it acts, whoever stored it", async () => {
  await store(
    '<h2 onclick="window.hit=1">Gloves</h2><script>window.hit=1</script><p><img src=x onerror="window.hit=1"><a href="javascript:window.hit=1">run</a> <a href="https://keystone.test/">go</a></p><svg><script>window.hit=1</script></svg><iframe srcdoc="x"></iframe>',
  );
  show("/mat-first-day");
  const text = await fact("Text");
  expect(within(text).getByRole("heading", { level: 3, name: "Gloves" })).toBeTruthy();
  expect(
    within(text)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual(["go"]);
  expect(text.querySelector("script, img, svg, iframe, [onclick], [href^=javascript]")).toBeNull();
  expect(text.textContent).toBe("Glovesrun go");
});

it("the history tells of a text in its words", async () => {
  const change = (body: string) =>
    screens.api.request("PUT", "/v1/external/supabase/materials", {
      token,
      body: { id: "mat-wages", body },
    });
  const token = await screens.api.signIn("superadmin@guildway.test");
  await change("<h2>Wages</h2><p>They <strong>grow</strong>.</p>");
  await change("<p>They grow, &amp; you with them.</p>");
  const user = show("/mat-wages");
  await user.click(await screen.findByText("History"));
  const told = "Text: from “Wages They grow.” to “They grow, & you with them.”";
  expect(await screen.findByText(told)).toBeTruthy();
});

describe("the editor", () => {
  it("has the text as it is, with a toolbar that is one stop and says what is on", async () => {
    const user = show("/mat-safety/edit");
    const text = await screen.findByRole("textbox", { name: "Text" });
    await waitFor(() => expect(within(text).getAllByRole("listitem")).toHaveLength(3));
    const toolbar = screen.getByRole("toolbar", { name: "Formatting" });
    const stops = () =>
      within(toolbar)
        .getAllByRole("button")
        .filter(({ tabIndex }) => tabIndex === 0)
        .map((one) => one.getAttribute("aria-label"));
    expect(stops()).toEqual(["Heading"]);
    expect(within(toolbar).getByRole("button", { name: "Heading" }).ariaPressed).toBe("true");
    expect(within(toolbar).getByRole("button", { name: "Bold" }).ariaPressed).toBe("false");
    within(toolbar).getByRole("button", { name: "Heading" }).focus();
    await user.keyboard("{ArrowRight}{ArrowRight}");
    expect(stops()).toEqual(["Bold"]);
    await user.keyboard("{End}");
    expect(stops()).toEqual(["Redo"]);
    await user.keyboard("{ArrowRight}");
    expect(stops()).toEqual(["Heading"]);
  });

  it("IN-5.23 counts the characters that are left, without the markup", async () => {
    await store(`<p><strong>${"a".repeat(49_000)}</strong></p><p>&amp;</p>`);
    show("/mat-first-day/edit");
    expect(await screen.findByText("999 characters left")).toBeTruthy();
  });

  it("IN-5.21 takes 50,000 characters", async () => {
    await store(`<p>${"a".repeat(50_000)}</p>`);
    show("/mat-first-day/edit");
    expect(await screen.findByText("0 characters left")).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save" }).disabled).toBe(false);
  });

  it("IN-5.22 says of more that they exceed the maximum, and nothing can be saved", async () => {
    await store(`<p>${"a".repeat(50_001)}</p>`);
    show("/mat-first-day/edit");
    const fault = "This field exceeds the maximum number of characters (50000) allowed.";
    expect(await screen.findByText(fault, { selector: "p span" })).toBeTruthy();
    expect(screen.getByText(fault, { selector: "[role=status]" })).toBeTruthy();
    const text = screen.getByRole("textbox", { name: "Text" });
    await waitFor(() => expect(text.getAttribute("aria-invalid")).toBe("true"));
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save" }).disabled).toBe(true);
    expect(screen.getByText("Nothing can be saved while Text is too long.")).toBeTruthy();
  });
});

it("IN-5.24 a material has a title", async () => {
  const user = show("/new");
  await user.click(await button("Create material"));
  const summary = await screen.findByRole("alert");
  expect(within(summary).getByRole("link").textContent).toBe("Enter a value for Title.");
});

describe("the files of a material", () => {
  const choose = () => screen.findByLabelText(/^Choose files/);
  const file = (name: string, size = 3) => new File(["x".repeat(size)], name);

  it("IN-5.25 are PDF and spreadsheets by default, and what can be heard; others are refused in words", async () => {
    show("/new");
    expect((await choose()).getAttribute("accept")).toBe(".pdf,.xlsx,.csv,.mp3,.m4a,.wav");
    await screen.findByText(/^PDF, spreadsheets .* each at most 1 MB\.$/);
    // What is dragged here is not chosen from a list that leaves other kinds out.
    const place = (await choose()).closest("div")!;
    fireEvent.drop(place, { dataTransfer: { files: [file("movie.mp4")], types: ["Files"] } });
    const fault = /^movie\.mp4 is of a kind that is not taken here: PDF, spreadsheets/;
    expect(await screen.findByText(fault)).toBeTruthy();
  });

  it("that are too large or empty are refused before they are sent", async () => {
    const user = show("/new");
    await screen.findByText(/each at most 1 MB/);
    await user.upload(await choose(), [file("large.pdf", 1_000_001), file("empty.csv", 0)]);
    const fault = await screen.findByText(/large\.pdf is larger than 1 MB\. empty\.csv is empty\./);
    expect(fault).toBeTruthy();
    expect(screens.network.calls.some((call) => call.includes("/aws/upload"))).toBe(false);
  });

  it("that did not arrive say why, and are tried again or taken off; nothing is saved meanwhile", async () => {
    const user = show("/new");
    await screen.findByText(/each at most 1 MB/);
    screens.network.cut();
    await user.upload(await choose(), file("list.csv"));
    expect(await screen.findByText("The connection broke off.")).toBeTruthy();
    screens.network.restore();
    const release = screens.network.hold();
    await user.click(await button("Try list.csv again"));
    expect(await screen.findByText("Files are still being uploaded.")).toBeTruthy();
    expect(
      screen.getByRole<HTMLButtonElement>("button", { name: "Create material" }).disabled,
    ).toBe(true);
    expect(screen.getByRole("progressbar", { name: "Uploading list.csv" })).toBeTruthy();
    await user.click(await button("Cancel list.csv"));
    expect(screen.queryByText("list.csv")).toBeNull();
    await waitFor(() =>
      expect(
        screen.getByRole<HTMLButtonElement>("button", { name: "Create material" }).disabled,
      ).toBe(false),
    );
    expect(await screen.findByText("list.csv was not uploaded.")).toBeTruthy();
    expect(document.activeElement).toBe(await choose());
    release();
  });
});
