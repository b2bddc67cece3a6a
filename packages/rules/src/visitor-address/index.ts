export { type IsTrusted, readTrustedProxies } from "./trusted-proxies.ts";
export { lastForwarded, plainAddress, visitorAddress } from "./visitor-address.ts";
export { networkOf } from "./network-of.ts";
