import { pageArrival } from "./arrival/arrival.ts";

let mainAppHere = "";

/** Says where the main app is for the visitor whose page is drawn next, where no browser is. */
export function knowMainApp(address: string): void {
  mainAppHere = address;
}

/** The address of the main app, in the browser and where a server draws a page. */
export function mainApp(): URL {
  const address = typeof document === "undefined" ? mainAppHere : pageArrival()?.config.mainAppUrl;
  return new URL(address || "/", location.href);
}

/** An address within the main app. */
export function inMainApp(path: string): string {
  const app = mainApp();
  const there = new URL(path, app);
  return app.origin === location.origin ? there.pathname + there.search + there.hash : there.href;
}

/** Whether the main app is the very shell that this page stands in. */
export function isMainAppHere(): boolean {
  const { origin, pathname } = mainApp();
  return origin === location.origin && pathname === "/";
}
