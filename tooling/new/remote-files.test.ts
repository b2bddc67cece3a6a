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

test("every file that a new remote's files import is among them, and every package in its package.json", () => {
  const files = remoteFiles("site-visits");
  const { dependencies, devDependencies } = JSON.parse(files["package.json"]!) as Record<
    string,
    Record<string, string>
  >;
  const known = new Set(["vitest", ...Object.keys({ ...dependencies, ...devDependencies })]);
  for (const [path, text] of Object.entries(files).filter(([path]) => path.startsWith("src/")))
    for (const [, imported = ""] of text.matchAll(/(?:from|import\()\s*"([^"]+)"/g)) {
      const own = new URL(imported, `file:///${path}`).pathname.slice(1);
      const [scope = "", name = ""] = imported.split("/");
      const found = imported.startsWith(".")
        ? Object.hasOwn(files, own)
        : known.has(scope.startsWith("@") ? `${scope}/${name}` : scope);
      expect(found, `${path} imports ${imported}`).toBe(true);
    }
});
