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
import DashboardsPage from "./dashboards.page.tsx";

let screens: Screens;
beforeAll(async () => {
  knowManifest(manifest);
  screens = await openScreens();
  await screens.signIn("superadmin@guildway.test");
});
beforeEach(() => sessionStorage.clear());
afterAll(() => screens.close());

const show = (rest = "") =>
  screens.show(<DashboardsPage />, {
    at: `/dashboards${rest}`,
    route: "/dashboards/:id?/:action?",
  });
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const zone = async (name: string) => within(await screen.findByRole("group", { name }));
/** What the preview shows in a zone, line by line. */
const drawn = async (name: string) => {
  const region = await screen.findByRole("region", { name });
  await waitFor(() => expect(region.textContent).not.toContain("…"));
  return within(region)
    .queryAllByRole("listitem")
    .map(({ textContent }) => textContent);
};
const add = async (user: ReturnType<typeof show>, name: string, kind: string) => {
  const place = await zone(name);
  await user.selectOptions(
    place.getByRole("combobox", { name: `What to add to ${name.toLowerCase()}` }),
    kind,
  );
  await user.click(place.getAllByRole("button", { name: "Add" }).at(-1)!);
};
const choose = async (user: ReturnType<typeof show>, to: string, name: string) => {
  const choice = await screen.findByRole("combobox", { name: `Add to ${to}` });
  await within(choice).findByRole("option", { name });
  await user.selectOptions(choice, name);
  await user.click(within(choice.closest("fieldset")!).getByRole("button", { name: "Add" }));
};
const stored = async (id: string) => {
  const token = await screens.api.signIn("superadmin@guildway.test");
  const path = `/v1/external/supabase/dashboards?id=${id}`;
  return (await screens.api.get<{ items: Record<string, unknown>[] }>(path, token)).body.items[0]!;
};
const status = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

it("the list says which layout a dashboard has and what stands on it", async () => {
  const user = show();
  const row = await screen.findByRole("row", { name: /Welcome/ });
  expect(row.textContent).toContain("Two above, one below");
  expect(row.textContent).toContain(
    "Links, Materials, Assistant, Embedded pieces, Single material",
  );
  await user.selectOptions(
    screen.getByRole("combobox", { name: "Layout" }),
    "One above, two below",
  );
  await waitFor(() => expect(screen.queryByRole("row", { name: /Welcome/ })).toBeNull());
});

describe("a dashboard", () => {
  it("shows its layout with the names of what stands on it, which lead to it", async () => {
    show("/dash-welcome");
    expect(await drawn("Zone 3")).toEqual([expect.stringContaining("Working Safely in the Shop")]);
    expect((await drawn("Zone 1"))[0]).toContain("Browse our courses");
    const link = await screen.findByRole("link", { name: "Keystone Assistant" });
    expect(link.getAttribute("href")).toBe("/integrations/int-keystone");
  });

  it("says of a draft that visitors do not see it, and of what is gone that it is", async () => {
    await screens.api.services.db
      .updateTable("dashboards")
      .set({
        zone3: JSON.stringify([
          { moduleType: "LINK_WIDGETS_LIST", selectedIds: ["widget-gone"] },
        ]) as never,
      })
      .where("id", "=", "dash-open-house")
      .execute();
    show("/dash-open-house");
    expect(await drawn("Zone 2")).toEqual(["Mentoring an Apprentice Draft"]);
    expect(await screen.findByText(/Visitors see a draft once it is published/)).toBeTruthy();
    expect((await drawn("Zone 3"))[0]).toContain("No longer there");
  });
});

describe("the editor", () => {
  it("IN-3.37, IN-3.38 makes a dashboard of modules, which the preview shows as they are chosen", async () => {
    const user = show("/new");
    await user.type(await screen.findByRole("textbox", { name: /Title/ }), "Made here");
    await user.click(await screen.findByRole("radio", { name: "One above, two below" }));
    await add(user, "Zone 1", "Links");
    expect(document.activeElement).toBe(await button("Links Nothing chosen"));
    await choose(user, "links", "News from the shop");
    await choose(user, "links", "Browse our courses");
    await waitFor(async () =>
      expect(await drawn("Zone 1")).toEqual([
        expect.stringContaining("News from the shop"),
        expect.stringContaining("Browse our courses"),
      ]),
    );
    await user.selectOptions(screen.getByRole("combobox", { name: "Shown as" }), "Cards");
    await user.selectOptions(screen.getByRole("combobox", { name: "Background" }), "Tinted");
    await add(user, "Zone 3", "Assistant");
    await choose(user, "integration", "Keystone Assistant");
    // There is one assistant at most.
    expect(screen.queryByRole("combobox", { name: "Add to integration" })).toBeNull();
    await user.click(await button("Create dashboard"));
    const title = await screen.findByRole("heading", { level: 1, name: "Made here" });
    expect(title).toBeTruthy();
    const id = (await screen.findByText("Dashboard id")).nextElementSibling!.textContent!;
    expect(await stored(id)).toMatchObject({
      activeLayout: "layout2",
      zone1: [
        {
          moduleType: "LINK_WIDGETS_LIST",
          selectedIds: ["widget-news", "widget-courses"],
          display: "cards",
          styling: { background: "tinted" },
        },
      ],
      zone2: null,
      zone3: [{ moduleType: "ASSISTANT", selectedIds: ["int-keystone"], display: "chatBox" }],
    });
  });

  it("offers links where links stand, and no note among the materials", async () => {
    const user = show("/new");
    await add(user, "Zone 1", "Links");
    const links = await screen.findByRole("combobox", { name: "Add to links" });
    await within(links).findByRole("option", { name: "News from the shop" });
    expect(within(links).queryByRole("option", { name: "Open house" })).toBeNull();
    await add(user, "Zone 1", "Materials");
    const materials = await screen.findByRole("combobox", { name: "Add to materials" });
    await within(materials).findByRole("option", { name: "Your First Day" });
    expect(within(materials).queryByRole("option", { name: "Visit to the forge" })).toBeNull();
  });

  it("moves a module by its arrows from zone to zone, says where it stands and keeps the focus", async () => {
    const user = show("/dash-second/edit");
    await user.click(await button("Move Single material down"));
    expect(status()).toContain("Single material is now number 1 of 2 in zone 2.");
    expect((await zone("Zone 1")).getByText("Nothing stands here yet.")).toBeTruthy();
    expect(document.activeElement).toBe(await button("Move Single material down"));
    await user.keyboard("{Enter}");
    expect(status()).toContain("Single material is now number 2 of 2 in zone 2.");
    await user.keyboard("{Enter}{Enter}");
    expect(status()).toContain("Single material is now number 2 of 2 in zone 3.");
    // It is the last, so the button that can still be used has the focus.
    expect((await button("Move Single material down")).hasAttribute("disabled")).toBe(true);
    expect(document.activeElement?.getAttribute("aria-expanded")).toBe("false");
    await user.click(await button("Save"));
    expect(await screen.findByText("For employers is saved.")).toBeTruthy();
    expect(await stored("dash-second")).toMatchObject({
      zone1: null,
      zone2: [{ selectedIds: ["widget-apply"] }],
      zone3: [{ selectedIds: ["widget-courses"] }, { selectedIds: ["mat-first-day"] }],
    });
  });

  it("keeps open what was opened while another module is moved past it, and keeps that through a reload", async () => {
    const user = show("/dash-riverbend/edit");
    await user.click(await button(/^Links/));
    await user.click(await button("Move Single material down"));
    expect(await screen.findByRole("button", { name: "Remove Where we are" })).toBeTruthy();
    expect((await button(/^Links/)).getAttribute("aria-expanded")).toBe("true");
    show("/dash-riverbend/edit");
    expect(await screen.findByText(/What you typed here before/)).toBeTruthy();
    expect(await drawn("Zone 2")).toHaveLength(2);
  });

  it("swaps two zones, takes a module away, and saves nothing before it is told to", async () => {
    const user = show("/dash-apprentices/edit");
    const before = await stored("dash-apprentices");
    await user.click((await zone("Zone 1")).getByRole("button", { name: "Swap with zone 3" }));
    expect(status()).toContain("Zone 1 and zone 3 are swapped.");
    expect((await drawn("Zone 1"))[0]).toContain("Your First Day");
    await user.click((await zone("Zone 1")).getByRole("button", { name: "Remove Assistant" }));
    expect(status()).toContain("Assistant is removed.");
    expect(document.activeElement).toBe(await button("Remove Single material"));
    await user.keyboard("{Enter}");
    expect(document.activeElement).toBe(
      (await zone("Zone 1")).getByRole("button", { name: "Add" }),
    );
    expect(await drawn("Zone 1")).toHaveLength(0);
    expect(await stored("dash-apprentices")).toEqual(before);
  });

  it("moves by the mouse what is dragged to another zone, and a whole zone by its name", async () => {
    show("/dash-welcome/edit");
    const drag = async (what: HTMLElement, to: string) => {
      const data = { dataTransfer: { setData: () => undefined } };
      const place = (await screen.findByRole("group", { name: to })).parentElement!;
      fireEvent.dragStart(what, data);
      fireEvent.dragOver(place, data);
      fireEvent.drop(place, data);
      fireEvent.dragEnd(what, data);
    };
    const assistant = await button(/^Assistant/);
    await drag(assistant.closest("[draggable]")!, "Zone 3");
    expect(status()).toContain("Assistant is now number 1 of 2 in zone 3.");
    await drag(screen.getByText("Zone 1", { selector: "[draggable]" }), "Zone 2");
    expect(status()).toContain("Zone 1 and zone 2 are swapped.");
    expect(await drawn("Zone 1")).toEqual([expect.stringContaining("Open house")]);
  });

  it("shows a fault of the server at its zone, and keeps what was chosen, through a reload too", async () => {
    const user = show("/new");
    await user.type(await screen.findByRole("textbox", { name: /Title/ }), "Kept");
    await add(user, "Zone 2", "Materials");
    await choose(user, "materials", "Your First Day");
    // Somebody makes a note of it meanwhile.
    await screens.api.services.db
      .updateTable("materials")
      .set({ noteType: "user" })
      .where("id", "=", "mat-first-day")
      .execute();
    await user.click(await button("Create dashboard"));
    const fault = "Zone 2: module 1 names no material of this organization: mat-first-day.";
    await waitFor(() => expect(screen.getAllByText(fault)).toHaveLength(2));
    expect((await zone("Zone 2")).getByText(fault)).toBeTruthy();
    await user.click(screen.getByRole("link", { name: fault }));
    const place = (await screen.findByRole("group", { name: "Zone 2" })) as HTMLElement;
    expect(place.contains(document.activeElement)).toBe(true);
    show("/new");
    expect(await screen.findByText(/What you typed here before/)).toBeTruthy();
    await waitFor(async () => expect(await drawn("Zone 2")).toHaveLength(1));
    expect((await drawn("Zone 2"))[0]).toContain("Staff note");
  });

  it("asks, where two changed a zone, whose counts, in words", async () => {
    const user = show("/dash-welcome/edit");
    await user.click(await button("Remove Single material"));
    const token = await screens.api.signIn("admin@keystone.test");
    await screens.api.request("PUT", "/v1/external/supabase/dashboards", {
      token,
      body: {
        id: "dash-welcome",
        zone3: [
          { moduleType: "MATERIAL", selectedIds: ["mat-safety"] },
          { moduleType: "EMBED_WIDGETS_LIST", selectedIds: ["widget-open-house"] },
        ],
      },
    });
    await user.click(await button("Save"));
    const dialog = within(await screen.findByRole("dialog"));
    expect(
      dialog.getByRole("radio", { name: "Single material (1), Embedded pieces (1)" }),
    ).toBeTruthy();
    await user.click(dialog.getByRole("radio", { name: "empty" }));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Welcome is saved.")).toBeTruthy();
    expect(await stored("dash-welcome")).toMatchObject({ zone3: null });
    await user.click(await screen.findByText("History"));
    expect(
      await screen.findByText("Zone 3: from “Single material (1), Embedded pieces (1)” to nothing"),
    ).toBeTruthy();
  });

  it("calls a dashboard without a title what it is", async () => {
    const untitled = { id: "dash-untitled", orgId: "org-keystone" };
    await screens.api.services.db.insertInto("dashboards").values(untitled).execute();
    const user = show("/dash-untitled");
    expect(await screen.findByRole("heading", { level: 1, name: "No name" })).toBeTruthy();
    await user.click(await screen.findByRole("link", { name: "Edit" }));
    expect(await screen.findByRole("heading", { name: "Edit dashboard" })).toBeTruthy();
  });
});
