export type { Arrival } from "../arrival/arrival.ts";
export type { SiteConfig } from "../arrival/site-config.ts";
export { matchPage } from "../match-page.ts";
export type { MatchedPage } from "../match-page.ts";
export type { PlacedRelease, Release, RemotesFile } from "../release.ts";
export { firstCallsOf, headOf } from "./compose-arrival.ts";
export { composeRemotes } from "./compose-remotes.ts";
export type { PlacedRemote, RemotesComposer } from "./compose-remotes.ts";
