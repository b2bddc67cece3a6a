import { chromium } from "@playwright/test";
const base = "http://localhost:3300";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium" });
const shots = process.argv.slice(2);
for (const [w, h] of [
  [1280, 900],
  [360, 740],
])
  for (const colorScheme of ["light", "dark"]) {
    const context = await browser.newContext({ viewport: { width: w, height: h }, colorScheme });
    const page = await context.newPage();
    page.on(
      "console",
      (m) =>
        ["error", "warning"].includes(m.type()) &&
        console.log(w, colorScheme, page.url(), m.text().slice(0, 300)),
    );
    page.on("pageerror", (e) => console.log("PAGEERROR", e.message));
    for (const s of shots) {
      const [name, path] = s.split("=>");
      await page.goto(base + path);
      await page.waitForLoadState("networkidle");
      await page.waitForTimeout(700);
      if (name.startsWith("embed")) {
        await page.getByRole("button", { name: /^Show/ }).click();
        await page.waitForTimeout(800);
      }
      await page.screenshot({
        path: `/tmp/hc-shots/${name}-${w}-${colorScheme}.png`,
        fullPage: !name.startsWith("sheet"),
      });
      console.log(name, page.url());
    }
    await context.close();
  }
await browser.close();
