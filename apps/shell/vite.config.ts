import { shellPreset } from "@guildway/federation/vite";

export default shellPreset({ root: import.meta.dirname });
