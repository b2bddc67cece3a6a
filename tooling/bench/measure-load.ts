import { gzipSync } from "node:zlib";
import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import { sequentialRoundTrips, type Span } from "./round-trips.ts";

/** What a page costs until its content shows, with nothing in the browser's cache. */
export interface Load {
  /** Bytes of all its scripts, each compressed by gzip at level 9. */
  scriptBytes: number;
  /** Bytes of all that had arrived, as they came over the network. */
  bytes: number;
  requests: number;
  roundTrips: number;
  /** Milliseconds until the content stands painted. */
  ready: number;
  /** Milliseconds until the largest part of it was painted, by the browser's own count. */
  largestPaint: number;
}

/** A phone's network in the field, in milliseconds and bytes a second. */
const network = {
  offline: false,
  latency: 165,
  downloadThroughput: 1_012_500,
  uploadThroughput: 168_750,
};

/** How many times slower than this machine's the processor is made. */
const slower = 4;

interface Seen extends Span {
  url: string;
  bytes: number;
  script: boolean;
}

/** Opens `address` in a new page of the context and measures until the expression `isReady` holds there. */
export async function measureLoad(
  context: BrowserContext,
  address: string,
  isReady: string,
): Promise<Load> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send("Network.enable");
  await devTools.send("Network.clearBrowserCache");
  await devTools.send("Network.emulateNetworkConditions", network);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const seen = watchRequests(devTools);
  await page.addInitScript(watchPaints, isReady);
  await page.goto(address);
  const { ready, largestPaint } = await paintsOf(page);
  // The document is asked for when the page's own clock begins.
  const start = Math.min(...[...seen.values()].map(({ begin }) => begin));
  const arrived = [...seen.values()].filter(({ end }) => (end - start) * 1000 <= ready);
  await page.close();
  const sizes = await Promise.all(
    arrived.filter(({ script }) => script).map(({ url }) => gzippedSize(url)),
  );
  return {
    scriptBytes: sizes.reduce((sum, size) => sum + size, 0),
    bytes: arrived.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: arrived.length,
    // Nothing waits for an icon, so what begins after it has not waited for it either.
    roundTrips: sequentialRoundTrips(arrived.filter(({ url }) => !/\/favicon\.\w+$/.test(url))),
    ready,
    largestPaint,
  };
}

/** A browser context whose pages have nothing cached. */
export function freshContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ viewport: { width: 1280, height: 800 } });
}

interface Watched {
  ready?: number;
  largestPaint?: number;
}

/** Runs in the page: notes when the content stood, once its frame was painted. */
function watchPaints(isReady: string): void {
  const watched: Watched = {};
  Object.assign(window, { watched });
  new PerformanceObserver((list) => {
    watched.largestPaint = list.getEntries().at(-1)!.startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  const holds = new Function(`return ${isReady}`) as () => boolean;
  const look = () => {
    if (!holds()) return void requestAnimationFrame(look);
    setTimeout(() => {
      watched.ready = performance.now();
    });
  };
  requestAnimationFrame(look);
}

async function paintsOf(page: Page): Promise<Required<Watched>> {
  const watched = await page.waitForFunction(() => {
    const { watched } = window as unknown as { watched: Watched };
    return watched.ready !== undefined && watched.largestPaint !== undefined && watched;
  });
  return (await watched.jsonValue()) as Required<Watched>;
}

function watchRequests(devTools: CDPSession): Map<string, Seen> {
  const seen = new Map<string, Seen>();
  devTools.on("Network.requestWillBeSent", ({ requestId, request, timestamp, type }) => {
    if (!request.url.startsWith("http")) return;
    seen.set(requestId, {
      url: request.url,
      bytes: 0,
      script: type === "Script",
      begin: timestamp,
      end: Infinity,
    });
  });
  devTools.on("Network.responseReceived", ({ requestId, response }) => {
    const found = seen.get(requestId);
    if (found) found.script = response.mimeType.includes("javascript");
  });
  devTools.on("Network.loadingFinished", ({ requestId, timestamp, encodedDataLength }) => {
    const found = seen.get(requestId);
    if (found) Object.assign(found, { end: timestamp, bytes: encodedDataLength });
  });
  return seen;
}

async function gzippedSize(url: string): Promise<number> {
  const response = await fetch(url);
  return gzipSync(Buffer.from(await response.arrayBuffer()), { level: 9 }).length;
}
