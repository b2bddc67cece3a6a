import { standalonePreset } from "@guildway/federation/vite";

export default standalonePreset({ root: import.meta.dirname });
