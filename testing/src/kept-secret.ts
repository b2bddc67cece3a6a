import type { BrowserContext } from "@playwright/test";
import { findDemoSecret } from "@guildway/provider-api/testing";

/** The first secret of the demo world that a browser has put away: in cookies, its storage or that of a tab. */
export async function keptSecret(context: BrowserContext): Promise<string | undefined> {
  const ofTabs = await Promise.all(
    context
      .pages()
      .map((page) => page.evaluate(() => JSON.stringify({ ...sessionStorage })).catch(() => "")),
  );
  const kept = await context.storageState({ indexedDB: true });
  return findDemoSecret([JSON.stringify(kept), ...ofTabs].join("\n"));
}
