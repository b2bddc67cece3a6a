import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { packContentClient } from "@guildway/api-client/content/pack";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startListeningApi } from "./listening-api.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../../../..");

let api: Awaited<ReturnType<typeof startListeningApi>>;
let elsewhere: string;
beforeAll(async () => {
  api = await startListeningApi();
  elsewhere = mkdtempSync(join(tmpdir(), "guildway-pack-"));
  const tarball = packContentClient(elsewhere);
  const modules = join(elsewhere, "node_modules/guildway-content-client");
  mkdirSync(modules, { recursive: true });
  await run("tar", ["-xzf", tarball, "-C", modules, "--strip-components=1"]);
});
afterAll(async () => {
  rmSync(elsewhere, { recursive: true });
  await api.close();
});

/** Runs a program that has nothing of ours but the tarball. */
async function print(program: string): Promise<unknown> {
  const start = `
    import { contentClient, ContentProblem } from "guildway-content-client";
    const content = contentClient({ baseUrl: ${JSON.stringify(api.url)}, key: "gw_demo_content_key" });
    const print = (value) => console.log(JSON.stringify(value));`;
  const file = join(elsewhere, "program.mjs");
  writeFileSync(file, start + program);
  const { stdout } = await run(process.execPath, [file]);
  return JSON.parse(stdout);
}

it("lists what a program asks for, with the answers of the API", async () => {
  const query = "f.name[ilike]=pay&order=-name&limit=2&select=id,name";
  const direct = await api.fetch(`/v1/api/content/resources?${query}`, {
    headers: { "x-api-key": "gw_demo_content_key" },
  });
  expect(
    await print(`print(await content.resources.list({
      filters: { "name[ilike]": "pay" }, order: "-name", limit: 2, select: ["id", "name"],
    }));`),
  ).toEqual(await direct.json());
});

it("reads a list to its end, however long it is", async () => {
  const seen = (await print(`
    const { total } = await content.documents.list({ limit: 1 });
    const ids = [];
    for await (const { id } of content.documents.all({ limit: 5, select: ["id"] })) ids.push(id);
    print({ total, ids });`)) as { total: number; ids: string[] };
  expect(seen.total).toBeGreaterThan(10);
  expect(new Set(seen.ids).size).toBe(seen.total);
});

it("makes a public address, and throws what a refusal says", async () => {
  expect(
    await print(`
      const { items } = await content.resources.list({ filters: { "type[eq]": "pdf" }, limit: 1 });
      const url = await content.createPublicUrl(items[0].file, { expires: 60 });
      print(url);`),
  ).toMatch(/^http.*\/v1\/files\//);
  expect(
    await print(`
      try { await content.resources.list({ limit: 0 }); } catch (error) {
        print([error instanceof ContentProblem, error.status, error.code]);
      }`),
  ).toEqual([true, 400, "query.invalid-value"]);
});

it("knows the fields of each list, and refuses one that there is none of before it is sent", async () => {
  writeFileSync(join(elsewhere, "package.json"), '{ "type": "module" }');
  const file = join(elsewhere, "typed.ts");
  const check = (line: string) => {
    writeFileSync(
      file,
      `import { contentClient } from "guildway-content-client";
       const content = contentClient({ baseUrl: "https://one.example", key: "" });
       ${line}`,
    );
    const given =
      "--ignoreConfig --noEmit --strict --target es2022 --module nodenext --lib es2023,dom";
    return run(join(root, "node_modules/.bin/tsc"), [...given.split(" "), file]).then(
      () => "fits",
      ({ stdout }: { stdout: string }) => stdout,
    );
  };
  expect(
    await check(`const { items } = await content.resources.list({ select: ["id", "name"] });
      export const name: string | null = items[0]!.name;`),
  ).toBe("fits");
  expect(await check(`await content.resources.list({ select: ["naem"] });`)).toContain("naem");
  expect(await check(`await content.courses.list({ filters: { "title[like]": "a" } });`)).toContain(
    "like",
  );
});
