export { fillPath, plainAddress } from "./fill-path.ts";
export { fetchRemotes } from "./fetch-remotes.ts";
export { lazyPart } from "./lazy-part.ts";
export type { LazyRemoteSlots, UnavailableProps } from "./lazy-remote.tsx";
export { linkTo } from "./links.ts";
export type { KnownRemotes, PageName, PageParams } from "./links.ts";
export { defineManifest, defineRemote, federationVersion, said } from "./manifest.ts";
export type {
  FirstQueries,
  FirstQuery,
  Frame,
  PageManifest,
  Place,
  Remote,
  RemoteManifest,
  Spoken,
} from "./manifest.ts";
export { matchPage, matchPattern } from "./match-page.ts";
export type { MatchedPage } from "./match-page.ts";
export { ModalHost } from "./modal-host.tsx";
export { inMainApp, isMainAppHere, knowMainApp } from "./main-app.ts";
export { closeModal, openModal } from "./modals.ts";
export type { ModalName, ModalProps } from "./modals.ts";
export { frameMarks } from "./frame-marks.ts";
export { hasMark, keepMark, knowMarks, removeMark } from "./marks.ts";
export {
  describePage,
  readPageFrame,
  takePageHead,
  useCurrentPageFrame,
  usePageFrame,
} from "./page-frame.ts";
export type { PageFrame, PageHead } from "./page-frame.ts";
export { findManifest, knowManifest, knowRemote, loadRemotes, originOfRemote } from "./registry.ts";
export type { PlacedRelease, Release, RemotesFile } from "./release.ts";
export { reasonOf } from "./remote-problem.ts";
export type { RemoteReason } from "./remote-problem.ts";
export type { Render, RenderedPage, RenderRequest } from "./rendered-page.ts";
export { RemotePart } from "./remote-part.tsx";
export type { PartName, PartProps } from "./remote-part.tsx";
export { beforeDrawing, preparePage, RemotePage } from "./remote-page.tsx";
