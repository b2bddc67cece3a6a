export { composeRemotes } from "./compose-remotes.ts";
export type { PlacedRemote, RemotesComposer } from "./compose-remotes.ts";
export type { PlacedRelease, Release, RemotesFile } from "../release.ts";
