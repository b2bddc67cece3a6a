import { chromium, type Page } from "@playwright/test";
import { runCommand } from "@guildway/program";
import { readSettings } from "@guildway/provider-api/commands";
import { findBrowser } from "../test/find-browser.ts";
import { freshContext, type Load, measureLoad } from "./measure-load.ts";
import { serveBarePage } from "./serve-bare-page.ts";
import { startProduct } from "./start-product.ts";

await runCommand(measureFirstLoads);

/** Reports what the first load of two pages costs, beside a page of nothing but React; it judges nothing. */
async function measureFirstLoads(): Promise<void> {
  const basePort = readSettings({ PORT: "4400", ...process.env }).basePort;
  const shell = `http://localhost:${basePort}`;
  const bare = await serveBarePage();
  const product = await startProduct(basePort);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
  });
  try {
    const heading = (page: Page) => page.getByRole("heading", { level: 1 });
    const visitor = await freshContext(browser);
    const staff = await freshContext(browser);
    await signIn(await staff.newPage(), shell);
    print([
      ["a bare React page", await measureLoad(visitor, bare.address, heading)],
      [
        "Career Pathways, /external/pathways",
        await measureLoad(visitor, `${shell}/external/pathways`, heading),
      ],
      [
        "users list, /users, signed in",
        await measureLoad(staff, `${shell}/users`, (page) => page.getByText(/1–200 of/)),
      ],
    ]);
  } finally {
    await browser.close();
    await product.stop();
    await bare.stop();
  }
}

async function signIn(page: Page, shell: string): Promise<void> {
  await page.goto(shell);
  await page.getByLabel("E-mail address").fill("superadmin@guildway.test");
  await page.getByLabel("Password", { exact: true }).fill("guildway-demo");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("link", { name: "See all users" }).waitFor();
  await page.close();
}

function print(loads: readonly (readonly [name: string, load: Load])[]): void {
  const rows = [
    ["first load, nothing cached", "gzip JS kB", "scripts", "requests", "round trips in sequence"],
    ...loads.map(([name, { scriptBytes, scripts, requests, roundTrips }]) => [
      name,
      (scriptBytes / 1000).toFixed(1),
      ...[scripts, requests, roundTrips].map(String),
    ]),
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  for (const row of rows)
    console.log(row.map((cell, column) => cell.padEnd(widths[column]!)).join("  "));
}
