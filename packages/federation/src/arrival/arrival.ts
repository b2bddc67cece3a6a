import type { SiteConfig } from "./site-config.ts";
import type { RemotesFile } from "../release.ts";

/** What the server of a page puts into it as data, so that nothing of it has to be asked for. */
export interface Arrival {
  /** What the shell is made of; undefined in a page that is not the shell's. */
  remotes?: RemotesFile;
  /** What differs between installations. */
  config: SiteConfig;
  /** The addresses of the calls that the page will begin with; `--organization--` is that of who is signed in. */
  firstCalls: string[];
  /** What was asked for the HTML that stands in the page, as the query client takes it over. */
  queries?: unknown;
}

/** The id of the element that holds it. */
export const arrivalId = "arrival";

let read: Arrival | undefined;

/** What came with this page; undefined in development, where no server of ours made it. */
export function pageArrival(): Arrival | undefined {
  const text = document.getElementById(arrivalId)?.textContent;
  read ??= text ? (JSON.parse(text) as Arrival) : undefined;
  return read;
}
