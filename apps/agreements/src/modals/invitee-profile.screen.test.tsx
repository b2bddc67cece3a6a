import { openScreens, screen, type Screens, waitFor } from "@guildway/testing/screens";
import { afterAll, beforeAll, expect, it } from "vitest";
import { UiLanguage } from "@guildway/ui";
import { knowManifest } from "@guildway/federation";
import { manifest } from "../manifest.ts";
import { ManageUserProfileModal } from "./manage-user-profile.modal.tsx";

let screens: Screens;
beforeAll(async () => {
  knowManifest(manifest);
  screens = await openScreens();
});
afterAll(() => screens.close());

it("an apprentice who gave the code of their invitation edits their profile without signing in, in Spanish too", async () => {
  const { body } = await screens.api.request<{ grant: string }>(
    "POST",
    "/v1/access/checkAccessCode",
    { body: { id: "inv-apprentice", table: "invites", accessCode: "357912" } },
  );
  const events: string[] = [];
  const user = screens.show(
    <UiLanguage lang="es">
      <ManageUserProfileModal
        userId="user-keystone-student"
        orgId="org-keystone"
        accessGrant={body.grant}
        tab="private"
        onSaved={() => events.push("saved")}
        close={() => events.push("closed")}
      />
    </UiLanguage>,
  );
  const number = await screen.findByLabelText<HTMLInputElement>("Número de seguro social");
  expect(number.value).toBe("•••-••-5678");
  expect(screen.getByRole("button", { name: "Ver/Cambiar" })).toBeTruthy();
  await user.click(screen.getByRole("tab", { name: "General" }));
  await user.type(await screen.findByLabelText(/Teléfono móvil/), "610-555-0103");
  await user.click(screen.getByRole("button", { name: "Guardar" }));
  await waitFor(() => expect(events).toEqual(["saved", "closed"]));
  expect(await screen.findByText("¡Información guardada!")).toBeTruthy();
  const stored = await screens.api.services.db
    .selectFrom("users")
    .select("mobilePhone")
    .where("id", "=", "user-keystone-student")
    .executeTakeFirstOrThrow();
  expect(stored.mobilePhone).toBe("610-555-0103");
});
