export type { Arrival } from "../arrival/arrival.ts";
export type { Frame } from "../manifest.ts";
export type { SiteConfig } from "../arrival/site-config.ts";
export { fillPath } from "../fill-path.ts";
export { frameMarks } from "../frame-marks.ts";
export { markPrefix } from "../marks.ts";
export { matchPage } from "../match-page.ts";
export type { MatchedPage } from "../match-page.ts";
export type { Render, RenderedPage, RenderRequest } from "../rendered-page.ts";
export type { PageHead } from "../page-frame.ts";
export type { PlacedRelease, Release, RemotesFile } from "../release.ts";
export {
  escapeHtml,
  firstCallsOf,
  forBrowsers,
  headOf,
  stylesOf,
  styleTags,
} from "./compose-arrival.ts";
export { composeRemotes } from "./compose-remotes.ts";
export type { PlacedRemote, RemotesComposer } from "./compose-remotes.ts";
