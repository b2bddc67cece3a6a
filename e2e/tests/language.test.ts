import { expect, test } from "./world-test.ts";

test.use({ locale: "es-MX" });

test("a browser that asks for Spanish gets it on public pages, their skip link and the page that is not there", async ({
  page,
  world,
}) => {
  await page.goto(`${world.shell}/external/no-such-page`);
  await expect(page).toHaveTitle("Página no encontrada | Guildway");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.getByText("No hay ninguna página aquí")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Saltar al contenido principal" })).toBeFocused();
});

test("Career Pathways alone follows the browser until somebody chooses", async ({
  page,
  world,
}) => {
  await page.goto(world.careerPathways);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.goto(world.careerPathways);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("button", { name: "Español" })).toBeVisible();
});

test("the login site says in Spanish why one is there, and the staff's pages go on in it until English is chosen", async ({
  page,
  world,
}) => {
  await page.goto(`${world.loginSite}/?errorCode=auth_bad_token`);
  await expect(page.getByText("El inicio de sesión caducó o ya se usó.")).toBeVisible();
  await page.goto(`${world.shell}/users`);
  await page.getByLabel("Correo electrónico").fill("superadmin@guildway.test");
  await page.getByLabel("Contraseña", { exact: true }).fill("guildway-demo");
  await page.getByRole("button", { name: "Iniciar sesión" }).click();
  await expect(page.getByRole("heading", { name: "Usuarios" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Grupos", exact: true })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await page.getByRole("button", { name: /^Su cuenta/ }).click();
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("heading", { name: "Users" })).toBeVisible();
});

test("what comes later speaks the page's language too: the summary of a form's errors, and the editor of a text", async ({
  page,
  world,
}) => {
  await page.goto(`${world.shell}/materials/new`);
  await page.getByLabel("Correo electrónico").fill("superadmin@guildway.test");
  await page.getByLabel("Contraseña", { exact: true }).fill("guildway-demo");
  await page.getByRole("button", { name: "Iniciar sesión" }).click();
  await expect(page.getByRole("toolbar", { name: "Formato" })).toBeVisible();
  await expect(page.getByText("Quedan 50,000 caracteres")).toBeVisible();
  await page.getByRole("button", { name: "Crear material" }).click();
  await expect(page.getByRole("alert", { name: "Hay un problema" })).toBeVisible();
});
