export { remotePreset } from "./remote-preset.ts";
export { shellPreset } from "./shell-preset.ts";
export { singletons } from "./singletons.ts";
export { standalonePreset } from "./standalone-preset.ts";
