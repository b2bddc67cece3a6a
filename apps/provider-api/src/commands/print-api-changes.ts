import { existsSync, writeFileSync } from "node:fs";
import { changelog, changelogFile, promisesFile } from "./api-changes/changelog.ts";
import { promises } from "./api-changes/promises.ts";
import { apiVersions } from "./api-changes/versions.ts";

const last = promisesFile(apiVersions.at(-1)!.version);
// What a version promised stays as it was published.
if (!existsSync(last)) writeFileSync(last, `${promises().join("\n")}\n`);
writeFileSync(changelogFile, changelog());
