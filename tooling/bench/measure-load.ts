import { gzipSync } from "node:zlib";
import type { Browser, BrowserContext, CDPSession, Locator, Page } from "@playwright/test";
import { sequentialRoundTrips, type Span } from "./round-trips.ts";

/** What a page costs until its content shows, with nothing in the browser's cache. */
export interface Load {
  /** Bytes of all its scripts, each compressed by gzip at level 9. */
  scriptBytes: number;
  scripts: number;
  requests: number;
  roundTrips: number;
}

/** Every answer is this late, so that what waits for what stands out from how fast this machine is. */
const latency = 200;

interface Seen extends Span {
  url: string;
  script: boolean;
}

/** Opens `address` in a new page of the context and measures until `content` is there. */
export async function measureLoad(
  context: BrowserContext,
  address: string,
  content: (page: Page) => Locator,
): Promise<Load> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send("Network.enable");
  await devTools.send("Network.clearBrowserCache");
  await devTools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const seen = watchRequests(devTools);
  await page.goto(address);
  await content(page).waitFor();
  const arrived = [...seen.values()].filter(({ end }) => Number.isFinite(end));
  await page.close();
  const scripts = arrived.filter(({ script }) => script);
  const sizes = await Promise.all(scripts.map(({ url }) => gzippedSize(url)));
  return {
    scriptBytes: sizes.reduce((sum, size) => sum + size, 0),
    scripts: scripts.length,
    requests: arrived.length,
    // Nothing waits for an icon, so what begins after it has not waited for it either.
    roundTrips: sequentialRoundTrips(arrived.filter(({ url }) => !/\/favicon\.\w+$/.test(url))),
  };
}

/** A browser context whose pages have nothing cached. */
export function freshContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ viewport: { width: 1280, height: 800 } });
}

function watchRequests(devTools: CDPSession): Map<string, Seen> {
  const seen = new Map<string, Seen>();
  devTools.on("Network.requestWillBeSent", ({ requestId, request, timestamp, type }) => {
    if (!request.url.startsWith("http")) return;
    seen.set(requestId, {
      url: request.url,
      script: type === "Script",
      begin: timestamp,
      end: Infinity,
    });
  });
  devTools.on("Network.responseReceived", ({ requestId, response }) => {
    const found = seen.get(requestId);
    if (found) found.script = response.mimeType.includes("javascript");
  });
  devTools.on("Network.loadingFinished", ({ requestId, timestamp }) => {
    const found = seen.get(requestId);
    if (found) found.end = timestamp;
  });
  return seen;
}

async function gzippedSize(url: string): Promise<number> {
  const response = await fetch(url);
  return gzipSync(Buffer.from(await response.arrayBuffer()), { level: 9 }).length;
}
