export { hearEmbeddingPage, tellEmbeddingPage } from "./embedding-page.ts";
export { takeOnPartnersLook } from "./partner-look.ts";
export { reportHeight } from "./report-height.ts";
export { useSightUnknown } from "./visible-part.ts";
