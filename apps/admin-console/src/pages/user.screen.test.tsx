import { knowManifest, useCurrentPageFrame } from "@guildway/federation";
import { openScreens, screen, type Screens } from "@guildway/testing/screens";
import { afterAll, beforeAll, expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import UsersPage from "./users.page.tsx";

let screens: Screens;
beforeAll(async () => {
  knowManifest(manifest);
  screens = await openScreens();
  await screens.signIn("superadmin@guildway.test");
});
afterAll(() => screens.close());

const fact = (name: string) =>
  screen.getByText(name, { selector: "dt" }).nextElementSibling!.textContent;

it("a list without entries says None, a field that nobody filled says Not given", async () => {
  screens.show(<UsersPage />, { at: "/users/user-keystone-0001", route: "/users/:id?/:action?" });
  expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
  expect(fact("Cohorts")).toBe("None");
  expect(fact("Certificates")).toBe("None");
  expect(fact("Courses")).not.toBe("None");
  expect(fact("Mobile phone")).toBe("Not given");
});

it("the page of a user who is not there is titled as not found", async () => {
  function Title() {
    return <p>Title: {useCurrentPageFrame().title}</p>;
  }
  screens.show(
    <>
      <Title />
      <UsersPage />
    </>,
    { at: "/users/nobody-has-this-id", route: "/users/:id?/:action?" },
  );
  expect(await screen.findByText("No such user")).toBeTruthy();
  expect(screen.getByText("Title: Not found")).toBeTruthy();
});
