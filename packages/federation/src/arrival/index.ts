export { pageArrival } from "./arrival.ts";
export type { Arrival } from "./arrival.ts";
export { siteConfig } from "./site-config.ts";
export type { SiteConfig } from "./site-config.ts";
