import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startListeningApi } from "./listening-api.ts";

const run = promisify(execFile);
const modules = join(import.meta.dirname, "../../../../tooling/generated-client/node_modules");

let api: Awaited<ReturnType<typeof startListeningApi>>;
let folder: string;
beforeAll(async () => {
  api = await startListeningApi();
  folder = mkdtempSync(join(tmpdir(), "guildway-generated-"));
  symlinkSync(modules, join(folder, "node_modules"));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await api.close();
});

it("a client that a public generator makes of /openapi.json compiles, and reads content with a key", async () => {
  const description = join(folder, "openapi.json");
  writeFileSync(description, await (await api.fetch("/openapi.json")).text());
  const types = join(folder, "guildway.d.ts");
  await run(join(modules, ".bin/openapi-typescript"), [description, "-o", types]);
  const program = join(folder, "program.ts");
  writeFileSync(
    program,
    `import makeClient from "openapi-fetch";
     import type { paths } from "./guildway.d.ts";
     const headers = { "x-api-key": "gw_demo_content_key" };
     const client = makeClient<paths>({ baseUrl: ${JSON.stringify(api.url)}, headers });
     const query = { limit: 2, order: "name", select: "id,name" };
     const { data } = await client.GET("/v1/api/content/resources", { params: { query } });
     const names: (string | null | undefined)[] = data?.items?.map(({ name }) => name) ?? [];
     console.log(JSON.stringify(names));`,
  );
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  const compiling =
    "--noEmit --strict --skipLibCheck --allowImportingTsExtensions --target es2022 --module nodenext --lib es2023,dom,dom.iterable";
  await run(join(modules, ".bin/tsc"), [...compiling.split(" "), program]).catch(
    ({ stdout }: { stdout: string }) => expect(stdout).toBe(""),
  );
  const { stdout } = await run(process.execPath, [program]);
  expect(JSON.parse(stdout)).toHaveLength(2);
});
