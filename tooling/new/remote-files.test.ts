import { expect, test } from "vitest";
import { faultOfName, remoteFiles } from "./remote-files.ts";

test.each(["site-visits", "payroll", "phase2-reports"])("%s can be a remote's name", (name) => {
  expect(faultOfName(name)).toBeUndefined();
});

test.each(["SiteVisits", "site_visits", "-visits", "visits-", "site--visits", "../shell", ""])(
  "'%s' is refused as a remote's name",
  (name) => {
    expect(faultOfName(name)).toContain("not kebab-case");
  },
);

test("a new remote has the role of one, its page at its own path, and a file for every page", () => {
  const files = remoteFiles("site-visits");
  expect(JSON.parse(files["package.json"] ?? "")).toMatchObject({
    name: "@guildway/site-visits",
    guildway: { role: "remote" },
  });
  expect(files["src/manifest.ts"]).toContain(`path: "/site-visits"`);
  const [, page] = /import\("\.\/(.+?)"\)/.exec(files["src/remote.tsx"] ?? "") ?? [];
  expect(files[`src/${page}`]).toContain("<h1>Site visits</h1>");
});
