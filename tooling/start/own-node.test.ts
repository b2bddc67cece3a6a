import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./front-ends.ts";

test("an installation holds packages against the Node that the project brings, whichever Node starts it", () => {
  const workspace = readFileSync(join(root, "pnpm-workspace.yaml"), "utf8");
  const brought = JSON.parse(
    readFileSync(join(root, "node_modules/node/package.json"), "utf8"),
  ) as { version: string };
  expect(/^nodeVersion: (\S+)$/m.exec(workspace)?.[1]).toBe(brought.version);
});
