import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Changes, compare } from "./compare.ts";
import { promises } from "./promises.ts";
import { apiVersions } from "./versions.ts";

const folder = join(import.meta.dirname, "../../../../../docs/contracts/content-api");

/** Where what a version promises is kept, a line for each promise. */
export const promisesFile = (version: string): string => join(folder, `${version}.txt`);

/** Where the changelog stands. */
export const changelogFile = join(folder, "changelog.md");

/** What a version promises, as it was published; nothing of one that is being published. */
export function publishedPromises(version: string): string[] {
  const file = promisesFile(version);
  return existsSync(file) ? readFileSync(file, "utf8").trimEnd().split("\n") : [];
}

/** What is other now than the last version promises. */
export const unpublished = (): Changes =>
  compare(publishedPromises(apiVersions.at(-1)!.version), promises());

/** The changelog: what each version changed, the newest first. */
export function changelog(): string {
  const published = apiVersions.map(({ version, date, note }, at) => {
    const before = apiVersions[at - 1];
    const changes =
      before && compare(publishedPromises(before.version), publishedPromises(version));
    return section(`${version}, ${date}`, note, changes);
  });
  const now = unpublished();
  const parts =
    now.additions.length > 0 ? [...published, section("Since then", "", now)] : published;
  return `# Changes of the content API

Made from the contract by \`node apps/provider-api/src/commands/print-api-changes.ts\`; a test fails when it is out of date, and
when a change would break a program that relies on the last version. Who breaks one on purpose gives \`apiVersion\` in
\`packages/api-contract/src/openapi.ts\` a new number and writes a note beside it in
\`apps/provider-api/src/commands/api-changes/versions.ts\`.

${parts.toReversed().join("\n\n")}
`;
}

function section(title: string, note: string, changes: Changes | undefined): string {
  return [
    `## ${title}`,
    ...(note ? [note] : []),
    ...listOf("Breaks programs that relied on it", changes?.breaking),
    ...listOf("Added", changes?.additions),
  ].join("\n\n");
}

function listOf(title: string, lines: readonly string[] | undefined): string[] {
  if (!lines || lines.length === 0) return [];
  return [`${title}:`, lines.map((line) => `- \`${line}\``).join("\n")];
}
