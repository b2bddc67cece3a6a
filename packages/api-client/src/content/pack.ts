import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { apiVersion } from "@guildway/api-contract";

const root = join(import.meta.dirname, "../../../..");
const name = "guildway-content-client";

const manifest = {
  name,
  version: `${apiVersion}.0.0`,
  description: "Reads an organization's content from Guildway.",
  type: "module",
  exports: { ".": { types: "./content-client.d.ts", default: "./content-client.js" } },
  engines: { node: ">=20" },
};

const compiling =
  "--ignoreConfig --declaration --strict --rewriteRelativeImportExtensions --target es2022 --module nodenext --lib es2023,dom";

const readMe = `# ${name}

\`\`\`js
import { contentClient } from "${name}";

const content = contentClient({ baseUrl: "https://guildway.example", key: process.env.GUILDWAY_API_KEY });
const { items, total } = await content.resources.list({ filters: { "name[ilike]": "pay" } });
for await (const passage of content.documents.all({ select: ["id", "rawText"] })) console.log(passage);
\`\`\`

A key belongs to an organization, whose staff make it in the console. It stays on your server: who has it reads what it opens.
A refused call throws \`ContentProblem\` with its \`status\`, \`code\` and \`details\`.
`;

/** Packs the client of the content API for programs of others, as npm takes it; answers the tarball's path. */
export function packContentClient(into: string): string {
  const scratch = mkdtempSync(join(tmpdir(), "guildway-pack-"));
  const folder = join(scratch, "package");
  mkdirSync(folder);
  mkdirSync(into, { recursive: true });
  try {
    const source = join(import.meta.dirname, "content-client.ts");
    run(join(root, "node_modules/.bin/tsc"), [...compiling.split(" "), "--outDir", folder, source]);
    writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
    writeFileSync(join(folder, "README.md"), readMe);
    const tarball = join(into, `${name}-${manifest.version}.tgz`);
    run("tar", ["-czf", tarball, "-C", scratch, "package"]);
    return tarball;
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

function run(command: string, given: string[]): void {
  const { status, stdout, stderr, error } = spawnSync(command, given, { encoding: "utf8" });
  if (status !== 0) throw error ?? new Error(`${command} failed: ${stdout}${stderr}`);
}

if (import.meta.main) console.log(packContentClient(join(root, "packages/api-client/dist")));
