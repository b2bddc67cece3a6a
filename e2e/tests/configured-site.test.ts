import { createServer, type Server } from "node:http";
import { startWorld, type World } from "@guildway/testing";
import { expect, test } from "./world-test.ts";

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test.describe("with a map service, and a provider that has a name", () => {
  let maps: Server;
  let mapsAnswer = 200;
  let world: World;
  test.beforeAll(async () => {
    test.setTimeout(90_000);
    maps = createServer((_request, response) =>
      response.writeHead(mapsAnswer, { "content-type": "image/png" }).end(png),
    );
    await new Promise<void>((resolve) => maps.listen(0, "127.0.0.1", resolve));
    const { port } = maps.address() as { port: number };
    world = await startWorld(Number(process.env["E2E_PORT"] ?? 5000) + 500, {
      MAP_URL: `http://127.0.0.1:${port}/?at={lat},{lon}&zoom={zoom}&size={width}x{height}`,
      PROVIDER_NAME: "Lehigh Careers",
      PROVIDER_PRIVACY_POLICY: "https://careers.example/privacy",
    });
  });
  test.afterAll(async () => {
    await world?.close();
    maps?.close();
  });

  test("the map card shows the service's image, and draws its own map where that fails", async ({
    page,
  }) => {
    world.watch(page.context());
    await page.goto(`${world.shell}/external/pathways?occupation=47-2111.00`);
    const map = page.getByRole("img", { name: "Map of the states around Allentown, PA" });
    await expect(map).toHaveJSProperty("naturalWidth", 1);
    mapsAnswer = 500;
    await page.getByLabel("Zip code").fill("18015");
    await page.getByLabel("Zip code").press("Enter");
    await expect(page.locator("svg").filter({ hasText: "Bethlehem" })).toBeVisible();
  });

  test("the share form names who receives what is entered, and links its privacy policy", async ({
    page,
  }) => {
    world.watch(page.context());
    await page.goto(`${world.shell}/external/pathways?occupation=47-2111.00`);
    await page.getByRole("button", { name: "Share" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("tell Lehigh Careers how to reach you")).toBeVisible();
    await expect(
      dialog.getByRole("link", { name: "Privacy policy of Lehigh Careers" }),
    ).toHaveAttribute("href", "https://careers.example/privacy");
  });
});
