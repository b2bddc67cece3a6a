import { chromium } from "@playwright/test";
const base = "http://localhost:3200";
const pages: Record<string, string> = {
  welding: "/o/keystone/courses/classId/course-welding",
  cohorts: "/o/keystone/courses/classId/course-cohorts?cohortId=cohort-c",
  live: "/o/keystone/courses/classId/course-live",
  paid: "/o/keystone/courses/classId/course-paid",
  private: "/o/keystone/courses/classId/course-private",
  register: "/o/keystone/courses/classId/course-register",
  catalogue: "/o/keystone/courses",
};
const only = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium" });
for (const [width, scheme, js] of [
  [1280, "light", true],
  [360, "dark", true],
  [360, "light", false],
] as const) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: scheme,
    javaScriptEnabled: js,
  });
  for (const [name, path] of Object.entries(pages)) {
    if (only.length && !only.includes(name)) continue;
    const page = await context.newPage();
    page.on("console", (m) => {
      if (m.type() === "error") console.log(name, m.text());
    });
    await page.goto(base + path, { waitUntil: "networkidle" });
    await page.screenshot({
      path: `/tmp/shot-${name}-${width}-${scheme}${js ? "" : "-nojs"}.png`,
      fullPage: true,
    });
    await page.close();
  }
  await context.close();
}
await browser.close();
