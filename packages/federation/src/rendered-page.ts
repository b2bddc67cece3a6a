import type { PageFrame, PageHead } from "./page-frame.ts";

/** What a remote's server is asked to make HTML of. */
export interface RenderRequest {
  /** The whole address, as the visitor's browser shows it. */
  address: string;
  lang: "en" | "es";
  /** Whether the visitor's screen is a phone's, as far as a server can tell. */
  isPhone: boolean;
  /** The visitor's marks, as their request names its cookies. */
  marks: string;
  /** Where the main app of the installation is. */
  mainApp: string;
  /** Where the API is, and what says to it for whom it is asked. */
  api: { origin: string; headers: Record<string, string> };
}

/** A page as HTML, and what the browser needs to draw the same. */
export interface RenderedPage {
  html: string;
  /** What the page says of itself; where it says no title, its manifest or address does. */
  frame: PageFrame;
  head: PageHead;
  /** What was asked for it, as the query client takes it over. */
  queries: unknown;
}

/** Makes the HTML of a page; undefined where a remote has no page there that is made so, or the page has nothing to show. */
export type Render = (request: RenderRequest) => Promise<RenderedPage | undefined>;
